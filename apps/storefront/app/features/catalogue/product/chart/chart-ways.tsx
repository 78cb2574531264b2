import Columns4 from 'lucide-react/icons/columns-4';
import { paths } from '../../../../addresses/paths.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { chartCopy } from './chart-copy.ts';
import styles from './colour-chart.module.css';

/** Other ways to a colour than looking through the chart. */
export function ChartWays() {
  return (
    <p className={styles.ways}>
      <ButtonLink look="secondary" to={paths['compare-tints']()}>
        <Columns4 aria-hidden="true" size={20} />
        {chartCopy.compare}
      </ButtonLink>
    </p>
  );
}
