import { Link } from 'react-router';
import type { ShelfProductsQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { shelfCopy } from './shelf-copy.ts';
import styles from '../office/tabs.module.css';

type Lacking = ShelfProductsQuery['shelfProducts']['lacking'];

/** `current`: what the list is narrowed to, `tous` if to nothing. */
export function ShelfLacks({ lacking, current }: { lacking: Lacking; current: string }) {
  const at = (name: string) => (name === current ? ('page' as const) : undefined);
  return (
    <nav aria-label={shelfCopy.lacksLabel}>
      <ul className={styles.tabs}>
        <li>
          <Link to={paths.shelf()} aria-current={at('tous')}>
            {shelfCopy.all}
          </Link>
        </li>
        {lacking.map(({ lack, count, more }) => (
          <li key={lack}>
            <Link to={`${paths.shelf()}?manque=${lack}`} aria-current={at(lack)}>
              {shelfCopy.lacks[lack]} {count !== null && <span>{shelfCopy.count(count, more)}</span>}
            </Link>
          </li>
        ))}
        <li>
          <Link to={`${paths.shelf()}?manque=hors-boutique`} aria-current={at('hors-boutique')}>
            {shelfCopy.hidden}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
