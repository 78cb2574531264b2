import type { MenuEntry } from '@nuancier/domain/site/menu.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { frameCopy, frameKeys } from '../features/site/frame-copy.ts';
import { MenuEntryLink } from '../features/site/menu/menu-entry-link.tsx';
import { takeFocus } from '@nuancier/ui/pieces/focus/take-focus.ts';
import styles from './menu-panel.module.css';

type Props = {
  entries: readonly MenuEntry[];
  /** Gives the level its « Voir tout ». */
  parent?: MenuEntry;
  /** The entry one has just come back up from: the keyboard goes on from there. */
  leftUid: string | null;
  onGoDown: (entry: MenuEntry) => void;
};

/** The entries of one level: those with something below go down, the others are followed. */
export function MenuLevel({ entries, parent, leftUid, onGoDown }: Props) {
  return (
    <ul className={styles.level}>
      {parent && (
        <li>
          <MenuEntryLink replace entry={parent} className={styles.all}>
            <span data-message-key={frameKeys.seeAll}>{frameCopy.seeAll}</span>
          </MenuEntryLink>
        </li>
      )}
      {entries.map((entry) => (
        <li key={entry.uid}>
          {entry.children.length > 0 ? (
            <button
              type="button"
              ref={entry.uid === leftUid ? takeFocus : undefined}
              className={styles.entry}
              onClick={() => onGoDown(entry)}
            >
              {entry.name}
              <ChevronRight aria-hidden="true" size={20} />
            </button>
          ) : (
            <MenuEntryLink replace entry={entry} className={styles.entry}>
              {entry.name}
            </MenuEntryLink>
          )}
        </li>
      ))}
    </ul>
  );
}
