import type { MenuEntry } from '@nuancier/domain/site/menu.ts';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Palette from 'lucide-react/icons/palette';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { frameCopy } from '../../features/site/frame-copy.ts';
import { MenuEntryLink } from '../../features/site/menu/menu-entry-link.tsx';
import { twoLines } from '../../features/site/menu/two-lines.ts';
import { MegaMenuDropdown } from './mega-menu-dropdown.tsx';
import styles from './mega-menu.module.css';
import { MenuBarEntry } from './menu-bar-entry.tsx';
import { useMenuBar } from './use-menu-bar.ts';

type Props = { entries: readonly MenuEntry[]; promo: string | null; special: MenuEntry | null };

/** The universes in one row, whatever their number, then promotions and the one special link. */
export function MegaMenu({ entries, promo, special }: Props) {
  const bar = useMenuBar();
  return (
    <nav aria-label={frameCopy.mainMenu} className={styles.menu}>
      <ul className={styles.row}>
        {entries.map((entry) =>
          hasDropdown(entry) ? (
            <MenuBarEntry
              key={entry.uid}
              entry={entry}
              bar={bar}
              className={styles.entry}
              label={<EvenLines name={entry.name} />}
              dropdown={<MegaMenuDropdown entry={entry} />}
            />
          ) : (
            <li key={entry.uid}>
              <MenuEntryLink entry={entry} className={styles.entry}>
                <EvenLines name={entry.name} />
              </MenuEntryLink>
            </li>
          ),
        )}
        {promo && (
          <li className={styles.apart}>
            <Link to={promo} className={styles.entry} data-menu="promo">
              <BadgePercent aria-hidden="true" size={18} />
              {frameCopy.promo}
            </Link>
          </li>
        )}
        {special && (
          <li className={styles.apart}>
            <MenuEntryLink entry={special} className={styles.entry}>
              <Palette aria-hidden="true" size={18} />
              {special.name}
            </MenuEntryLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

function EvenLines({ name }: { name: string }) {
  return (
    <span className={styles.lines}>
      {twoLines(name).map((line, index) => (
        <Fragment key={line}>
          {index > 0 && ' '}
          <span>{line}</span>
        </Fragment>
      ))}
    </span>
  );
}

function hasDropdown(entry: MenuEntry): boolean {
  return !entry.opensNewTab && (entry.children.length > 0 || entry.content !== null);
}
