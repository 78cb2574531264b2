import type { MenuEntry } from '@nuancier/domain/site/menu.ts';
import { MenuEntryLink } from './menu-entry-link.tsx';
import styles from './site-map-branch.module.css';

type Props = { title: string; entries: readonly MenuEntry[] };

export function SiteMapBranch({ title, entries }: Props) {
  return (
    <section className={styles.branch}>
      <h2>{title}</h2>
      <ul className={styles.columns}>
        {entries.map((entry) => (
          <li key={entry.uid} className={styles.universe}>
            <h3 className={styles.name}>
              <MenuEntryLink entry={entry}>{entry.name}</MenuEntryLink>
            </h3>
            <Children entries={entry.children} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Children({ entries }: { entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.children}>
      {entries.map((entry) => (
        <li key={entry.uid}>
          <MenuEntryLink entry={entry}>{entry.name}</MenuEntryLink>
          <Children entries={entry.children} />
        </li>
      ))}
    </ul>
  );
}
