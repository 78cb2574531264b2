import { Link } from 'react-router';
import type { CampaignsQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import styles from '../office/tabs.module.css';
import { campaignsCopy as copy } from './campaigns-copy.ts';

type Counts = CampaignsQuery['campaigns']['counts'];
type Props = { counts: Counts; current: Counts[number]['phase'] | null; query: string | null };

export function CampaignTabs({ counts, current, query }: Props) {
  const at = (phase: string | null) => {
    const kept = Object.entries({ etat: phase, q: query }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    );
    return `${paths.campaigns()}?${new URLSearchParams(kept)}`;
  };
  return (
    <nav aria-label={copy.tabsLabel}>
      <ul className={styles.tabs}>
        <li>
          <Link to={at(null)} aria-current={current === null ? 'page' : undefined}>
            {copy.all}
          </Link>
        </li>
        {counts.map(({ phase, count, more }) => (
          <li key={phase}>
            <Link to={at(phase)} aria-current={phase === current ? 'page' : undefined}>
              {copy.tabs[phase]}{' '}
              {query === null && <span className={styles.count}>{copy.count(count, more)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
