import { useTranslation } from 'react-i18next';
import type { FormValues } from '../desk/forms.ts';
import { isEmail, isRole, ROLES } from '../desk/team.ts';
import { Field } from '../parts/Field.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { type Errors, useCheckedForm } from '../parts/use-checked-form.ts';
import { useDesk, useStore } from '../parts/use-desk.ts';

type Values = FormValues['team.invite'];

/** The invitation form, a drawer beside the members. */
export function InviteMember() {
  const { t } = useTranslation();
  return (
    <FormDialog
      form="team.invite"
      kind="drawer"
      title={t('invite.title')}
      lead={t('invite.lead')}
      data-tour-anchor="team.invite"
    >
      <InviteForm />
    </FormDialog>
  );
}

function InviteForm() {
  const { t } = useTranslation();
  const { forms, team, notices } = useDesk();
  useStore(forms.store);
  const values = forms.values('team.invite');

  const check = (): Errors<keyof Values> => {
    const email = values?.email.trim() ?? '';
    const errors: Errors<keyof Values> = {};
    if (!isEmail(email)) errors.email = t('errors.email_invalid');
    else if (team.has(email)) errors.email = t('errors.email_known');
    if (!isRole(values?.role)) errors.role = t('errors.role_required');
    return errors;
  };
  const invite = () => {
    if (!values || !isRole(values.role)) return;
    team.invite(values.email, values.role);
    forms.close('team.invite');
    notices.tell({ text: 'invited', params: { email: values.email.trim() } });
  };
  const { errors, onSubmit } = useCheckedForm(check, invite);
  if (!values) return null;

  return (
    <form className="dialog-form" noValidate onSubmit={onSubmit}>
      <div className="dialog-fields">
        <div data-tour-anchor="team.invite.email">
          <Field label={t('invite.email')} error={errors.email}>
            {(field) => (
              <input
                {...field}
                name="email"
                type="email"
                autoComplete="off"
                required
                value={values.email}
                onChange={(event) => forms.change('team.invite', { email: event.target.value })}
              />
            )}
          </Field>
        </div>
        <div data-tour-anchor="team.invite.role">
          <Field
            label={t('invite.role')}
            error={errors.role}
            hint={isRole(values.role) ? t(`team.role_hints.${values.role}`) : undefined}
          >
            {(field) => (
              <select
                {...field}
                name="role"
                value={values.role}
                onChange={(event) => forms.change('team.invite', { role: event.target.value })}
              >
                {ROLES.map((role) => (
                  <option key={role} value={role}>
                    {t(`team.roles.${role}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      </div>
      <footer className="dialog-foot">
        <button type="button" className="button" onClick={() => forms.close('team.invite')}>
          {t('actions.cancel')}
        </button>
        <button type="submit" className="button primary" data-tour-anchor="team.invite.submit">
          {t('invite.submit')}
        </button>
      </footer>
    </form>
  );
}
