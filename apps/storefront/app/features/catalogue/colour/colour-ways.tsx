import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import styles from './colour-ways.module.css';
import { colourWaysCopy } from './colour-ways-copy.ts';

/** From the charts to the finder and to one's own wall. */
export function ColourWays() {
  return (
    <nav aria-label={colourWaysCopy.title} className={styles.ways}>
      <ButtonLink look="secondary" to={paths['colour-finder']()}>
        {colourWaysCopy.finder}
      </ButtonLink>
      <ButtonLink look="secondary" to={paths['wall-trial']()}>
        {colourWaysCopy.wall}
      </ButtonLink>
    </nav>
  );
}
