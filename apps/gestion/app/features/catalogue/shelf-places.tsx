import { NavLink } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { shelfCopy } from './shelf-copy.ts';
import styles from '../office/tabs.module.css';

export function ShelfPlaces() {
  return (
    <nav aria-label={shelfCopy.places.label}>
      <ul className={styles.tabs}>
        <li>
          <NavLink to={paths.shelf()} end>
            {shelfCopy.places.products}
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.categories()}>{shelfCopy.places.categories}</NavLink>
        </li>
      </ul>
    </nav>
  );
}
