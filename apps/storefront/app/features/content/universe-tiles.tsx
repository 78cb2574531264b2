import { from } from '@nuancier/domain/site/breakpoints.ts';
import type { MenuEntry } from '@nuancier/domain/site/menu.ts';
import { Link } from 'react-router';
import { menuHref } from '../site/menu/menu-href.ts';
import { Picture } from '@nuancier/ui/pieces/picture.tsx';
import styles from './universe-tiles.module.css';

type Props = {
  universes: readonly MenuEntry[];
  /** `lines`: small and close together. */
  look?: 'tiles' | 'lines';
};

/** The universes with their drawn scenes: as tall tiles, or as short lines. */
export function UniverseTiles({ universes, look = 'tiles' }: Props) {
  return (
    <ul className={styles[look]}>
      {universes.map((universe, index) => (
        <li key={universe.uid}>
          <Link to={menuHref(universe.link)} className={styles.tile} prefetch="intent">
            {universe.image ? (
              <Picture
                source={universe.image.source}
                available={['320x400', '640x800']}
                sizes={`${from('lg')} 16vw, ${from('sm')} 30vw, 46vw`}
                alt=""
                eager={index < 2}
                className={styles.picture}
              />
            ) : null}
            <span className={styles.name}>{universe.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
