import type { MenuEntry } from '@nuancier/domain/site/menu.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { RichText } from '../../features/content/rich-text.tsx';
import { frameCopy, frameKeys } from '../../features/site/frame-copy.ts';
import { MenuEntryLink } from '../../features/site/menu/menu-entry-link.tsx';
import { Picture } from '@nuancier/ui/pieces/picture.tsx';
import styles from './mega-menu-dropdown.module.css';

/** Sub-categories in columns; beside them the universe's picture and the editors' words. */
export function MegaMenuDropdown({ entry }: { entry: MenuEntry }) {
  return (
    <div className={styles.dropdown}>
      <div className={styles.inner}>
        <div>
          <MenuEntryLink entry={entry} className={styles.all}>
            <span data-message-key={frameKeys.seeAll}>{frameCopy.seeAllOf(entry.name)}</span>
            <ChevronRight aria-hidden="true" size={18} />
          </MenuEntryLink>
          <ul className={styles.columns}>
            {entry.children.map((child) => (
              <li key={child.uid} className={styles.group}>
                <MenuEntryLink entry={child} className={styles.head}>
                  {child.name}
                </MenuEntryLink>
                <SubEntries entries={child.children} />
              </li>
            ))}
          </ul>
        </div>
        {(entry.image ?? entry.content) && (
          <aside className={styles.aside}>
            {entry.image && (
              <MenuEntryLink
                entry={{ link: entry.image.link, opensNewTab: false }}
                className={styles.picture}
              >
                <Picture source={entry.image.source} alt={entry.name} available={['800x450']} eager />
              </MenuEntryLink>
            )}
            {entry.content && <RichText html={entry.content} className={styles.content} />}
          </aside>
        )}
      </div>
    </div>
  );
}

function SubEntries({ entries }: { entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.uid}>
          <MenuEntryLink entry={entry} className={styles.link}>
            {entry.name}
          </MenuEntryLink>
          <SubEntries entries={entry.children} />
        </li>
      ))}
    </ul>
  );
}
