import { useTranslation } from 'react-i18next';
import { Icon } from '../parts/Icon.tsx';
import { Page } from '../parts/Page.tsx';
import { useDesk, useStore } from '../parts/use-desk.ts';
import { useFormat } from '../parts/use-format.ts';
import { useTours } from '../parts/use-tours.ts';
import { ImportMembers } from './ImportMembers.tsx';
import { InviteMember } from './InviteMember.tsx';

/** Who works at the desk; inviting one or importing many. */
export function Team() {
  const { t } = useTranslation();
  const { team, forms } = useDesk();
  const members = useStore(team.store);
  const format = useFormat();
  const { onDone } = useTours();
  const now = Date.now();
  return (
    <Page
      title={t('team.title')}
      lead={t('team.lead')}
      actions={
        <button
          type="button"
          className="button primary"
          data-tour-anchor="team.invite.open"
          onClick={() => onDone('team.invite.prefill', forms.prefill('team.invite', {}))}
        >
          <Icon name="plus" />
          {t('team.invite')}
        </button>
      }
    >
      <div className="team-columns">
        <section
          className="panel table-frame"
          aria-labelledby="members-title"
          data-tour-anchor="team.members"
        >
          <header className="table-head">
            <h2 id="members-title">{t('team.members')}</h2>
            <span className="quiet">{t('team.count', { count: members.length })}</span>
          </header>
          <table className="members" aria-labelledby="members-title">
            <thead>
              <tr>
                <th scope="col">{t('team.account')}</th>
                <th scope="col">{t('team.role')}</th>
                <th scope="col">{t('team.seen')}</th>
              </tr>
            </thead>
            <tbody>
              {members.map(({ email, role, seenAt }) => (
                <tr key={email}>
                  <th scope="row">
                    <span className="avatar" aria-hidden="true">
                      {initials(email)}
                    </span>
                    <span className="address">
                      {email.split('@')[0]}
                      <wbr />@{email.split('@')[1]}
                    </span>
                    {seenAt === undefined && <span className="badge">{t('team.invited')}</span>}
                  </th>
                  <td>{t(`team.roles.${role}`)}</td>
                  <td className="quiet">{seenAt === undefined ? '–' : format.ago(seenAt, now)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <ImportMembers />
      </div>
      <InviteMember />
    </Page>
  );
}

/** The first letters of the first two parts of a mailbox. */
function initials(email: string): string {
  const parts = email.split('@')[0]?.split(/[._-]/) ?? [];
  return parts
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
}
