import type { ShownColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { Link } from 'react-router';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { chartCopy } from './chart-copy.ts';
import styles from './colour-chart.module.css';
import { ColourSwatch } from '../colour-swatch.tsx';
import { tintWords } from '../tint-words.ts';

type Props = {
  colour: ShownColour;
  to: string;
  chosen: boolean;
  /** Leads from another page: then it is a step of its own, and the page begins at its top. */
  leaves?: boolean;
};

export function ChartColourLink({ colour, to, chosen, leaves = false }: Props) {
  const notes = [
    colour.special ? chartCopy.notMade : chartCopy.lrv(formatNumber(Math.round(colour.lrv))),
    !colour.facade_ok && !colour.special && chartCopy.indoor,
  ];
  return (
    <Link
      to={to}
      // Every route is known from the start: on hundreds of links the mark would only weigh.
      discover="none"
      replace={!leaves}
      preventScrollReset={!leaves}
      className={styles.colour}
      aria-current={chosen ? 'true' : undefined}
    >
      <ColourSwatch hex={colour.hex} />
      <strong className={styles.name}>{colour.name}</strong>
      <span className={styles.code}>{colour.code}</span>
      <span className={styles.notes}>{notes.filter(Boolean).join(' · ')}</span>
      <VisuallyHidden>{tintWords(colour)}</VisuallyHidden>
    </Link>
  );
}
