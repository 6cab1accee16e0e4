import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a screen: document title, heading, actions. */
export function Page({ title, lead, actions, children }: PageProps) {
  const { t } = useTranslation();
  return (
    <>
      <title>{`${title} · ${t('app.name')}`}</title>
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead !== undefined && <p className="quiet">{lead}</p>}
        </div>
        {actions !== undefined && <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </>
  );
}
