import { mapCopy } from './map-copy.ts';
import styles from './store-map.module.css';

export function MapCredit() {
  return (
    <figcaption className={styles.credit}>
      {mapCopy.credit}
      {'\u00a0: '}
      <a href="https://github.com/VictorCazanave/svg-maps" target="_blank" rel="noopener">
        {mapCopy.creditAuthor}
      </a>
      {', '}
      <a href="https://creativecommons.org/licenses/by/4.0/deed.fr" target="_blank" rel="noopener license">
        {mapCopy.licence}
      </a>
    </figcaption>
  );
}
