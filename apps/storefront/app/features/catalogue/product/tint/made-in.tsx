import { Link } from 'react-router';
import { tintPaths } from '../../../../addresses/tint-paths.ts';
import { chartPath } from '../chart-path.ts';
import type { Tint } from '../product-choice.ts';
import { tintCopy } from '../tint-copy.ts';
import styles from './tint-choice.module.css';

/** To what can be made in the tint: the page of the tint, or the chart for one of the buyer's own. */
export function MadeIn({ tint }: { tint: Tint }) {
  return (
    <p className={styles.small}>
      {tint.kind === 'chart' ? (
        <Link to={tintPaths['colour-products'](tint.colour.code)}>
          {tintCopy.productsIn(`${tint.colour.code} ${tint.colour.name}`)}
        </Link>
      ) : (
        <Link to={chartPath()}>{tintCopy.openChart}</Link>
      )}
    </p>
  );
}
