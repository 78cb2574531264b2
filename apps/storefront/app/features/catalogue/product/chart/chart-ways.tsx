import Columns4 from 'lucide-react/icons/columns-4';
import PaintRoller from 'lucide-react/icons/paint-roller';
import Search from 'lucide-react/icons/search';
import { tintPaths } from '../../../../addresses/tint-paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { colourWaysCopy } from '../../colour/colour-ways-copy.ts';
import { chartCopy } from './chart-copy.ts';
import styles from './colour-chart.module.css';

/** Other ways to a colour than looking through the chart. */
export function ChartWays() {
  return (
    <p className={styles.ways}>
      <ButtonLink look="secondary" to={tintPaths['colour-finder']()}>
        <Search aria-hidden="true" size={20} />
        {colourWaysCopy.finder}
      </ButtonLink>
      <ButtonLink look="secondary" to={tintPaths['wall-trial']()}>
        <PaintRoller aria-hidden="true" size={20} />
        {colourWaysCopy.wall}
      </ButtonLink>
      <ButtonLink look="secondary" to={tintPaths['compare-tints']()}>
        <Columns4 aria-hidden="true" size={20} />
        {chartCopy.compare}
      </ButtonLink>
    </p>
  );
}
