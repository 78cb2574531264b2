import type { TintColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { choiceKeys } from '../../../../addresses/article-path.ts';
import { ChartColourLink } from './chart-colour-link.tsx';
import { chartPath } from '../chart-path.ts';
import styles from './colour-strip.module.css';

/** A few colours of the chart; each links to its sheet with the products it can be made in. */
export function ColourStrip({ colours }: { colours: readonly TintColour[] }) {
  return (
    <ul className={styles.strip}>
      {colours.map((colour) => (
        <li key={colour.code}>
          <ChartColourLink
            colour={colour}
            to={`${chartPath()}?${choiceKeys.tint}=${encodeURIComponent(colour.code)}`}
            leaves
            chosen={false}
          />
        </li>
      ))}
    </ul>
  );
}
