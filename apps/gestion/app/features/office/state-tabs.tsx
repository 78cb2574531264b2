import { Link } from 'react-router';
import { listPagesCopy as copy } from './list-pages-copy.ts';
import styles from './tabs.module.css';

/** A list by the state of its rows: each state has its address. `search`: what stays of it from tab to tab. */
export function StateTabs<State extends string>({
  label,
  states,
  current,
  words,
  counts,
  search = '',
}: {
  label: string;
  states: readonly State[];
  current: State;
  words: Readonly<Record<State, string>>;
  counts?: readonly { state: State; count: number; more: boolean }[];
  search?: string;
}) {
  const counted = new Map(counts?.map(({ state, ...count }) => [state, count]));
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {states.map((one) => (
          <li key={one}>
            <Link to={`?etat=${one}${search}`} aria-current={one === current ? 'page' : undefined}>
              {words[one]} <Count of={counted.get(one)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ of: counted }: { of: { count: number; more: boolean } | undefined }) {
  if (counted === undefined) return null;
  return <span className={styles.count}>{copy.count(counted.count, counted.more)}</span>;
}
