import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImportReport, ROLES } from '../desk/team.ts';
import { Icon } from '../parts/Icon.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { useFormat } from '../parts/use-format.ts';

/** Invites the members in a CSV file and says what came of each line. */
export function ImportMembers() {
  const { t } = useTranslation();
  const { team } = useDesk();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [report, setReport] = useState<ImportReport>();
  const read = async (file: File | undefined) => {
    if (file) setReport(team.importCsv(await file.text()));
    if (input.current) input.current.value = ''; // so that the same file can be chosen again
  };
  return (
    <section className="panel card import" aria-labelledby="import-title" data-tour-anchor="team.import_csv">
      <h2 id="import-title">{t('import.title')}</h2>
      <p className="quiet">{t('import.lead')}</p>
      <pre className="sample" aria-hidden="true">
        {ROLES.slice(1).map((role, index) => `till.${index + 3}@orderdesk.example,${role}\n`)}
      </pre>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        data-testid="team-import-file"
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {t('import.choose')}
      </button>
      <div role="status">
        {report && (
          <ul className="report">
            {report.invited > 0 && <li>{t('import.invited', { count: report.invited })}</li>}
            {report.known > 0 && <li>{t('import.known', { count: report.known })}</li>}
            {report.faulty.length > 0 && (
              <li>
                {t('import.faulty', {
                  count: report.faulty.length,
                  lines: format.list(report.faulty.map(String)),
                })}
              </li>
            )}
          </ul>
        )}
      </div>
    </section>
  );
}
