import { Link } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import tabStyles from '../office/tabs.module.css';
import { figuresCopy } from './figures-copy.ts';
import type { ReportName } from './report-names.ts';
import { reportsCopy as copy } from './reports-copy.ts';

type Props = {
  /** null: sales */
  reports: readonly (ReportName | null)[];
  current: ReportName | null;
  search: string;
};

/** From one report to the next, over the same days. */
export function ReportsNav({ reports, current, search }: Props) {
  return (
    <nav aria-label={copy.reportsLabel}>
      <ul className={tabStyles.tabs}>
        {reports.map((name) => (
          <li key={name ?? 'ventes'}>
            <Link
              to={`${name === null ? paths.reports() : paths.report(name)}${search}`}
              aria-current={name === current ? 'page' : undefined}
            >
              {name === null ? copy.sales : figuresCopy.reports[name].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
