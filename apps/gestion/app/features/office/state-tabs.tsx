import { Link } from 'react-router';
import styles from './tabs.module.css';

/** A list by the state of its rows: each state has its address. */
export function StateTabs<State extends string>({
  label,
  states,
  current,
  words,
}: {
  label: string;
  states: readonly State[];
  current: State;
  words: Readonly<Record<State, string>>;
}) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {states.map((one) => (
          <li key={one}>
            <Link to={`?etat=${one}`} aria-current={one === current ? 'page' : undefined}>
              {words[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
