import type { ShownColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { tintPaths } from '../../../../addresses/tint-paths.ts';
import { ChartColourLink } from './chart-colour-link.tsx';
import styles from './colour-strip.module.css';

/** A few colours of the chart; each links to its page with the products it can be made in. */
export function ColourStrip({ colours }: { colours: readonly ShownColour[] }) {
  return (
    <ul className={styles.strip}>
      {colours.map((colour) => (
        <li key={colour.code}>
          <ChartColourLink colour={colour} to={tintPaths.colour(colour.code)} leaves chosen={false} />
        </li>
      ))}
    </ul>
  );
}
