import type { MenuEntry } from '@nuancier/domain/site/menu.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { frameCopy } from '../../features/site/frame-copy.ts';
import { MenuEntryLink } from '../../features/site/menu/menu-entry-link.tsx';
import styles from './content-menu.module.css';
import { MenuBarEntry } from './menu-bar-entry.tsx';
import { useMenuBar } from './use-menu-bar.ts';

/** The additional content categories: services, advice, documents. */
export function ContentMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const bar = useMenuBar();
  if (entries.length === 0) return null;
  return (
    <nav aria-label={frameCopy.contentMenu}>
      <ul className={styles.row}>
        {entries.map((entry) =>
          entry.children.length > 0 ? (
            <MenuBarEntry
              key={entry.uid}
              entry={entry}
              bar={bar}
              className={styles.entry}
              label={
                <>
                  {entry.name} <ChevronDown aria-hidden="true" size={14} />
                </>
              }
              dropdown={<Dropdown entry={entry} />}
            />
          ) : (
            <li key={entry.uid}>
              <MenuEntryLink entry={entry} className={styles.entry}>
                {entry.name}
              </MenuEntryLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function Dropdown({ entry }: { entry: MenuEntry }) {
  return (
    <ul className={styles.dropdown}>
      <li>
        <MenuEntryLink entry={entry} className={styles.all}>
          {frameCopy.seeAllOf(entry.name)}
        </MenuEntryLink>
      </li>
      {entry.children.map((child) => (
        <li key={child.uid}>
          <MenuEntryLink entry={child} className={styles.link}>
            {child.name}
          </MenuEntryLink>
        </li>
      ))}
    </ul>
  );
}
