import type { ShownColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { Link } from 'react-router';
import { tintPaths } from '../../../addresses/tint-paths.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { ColourSwatch } from '../product/colour-swatch.tsx';
import { tintWords } from '../product/tint-words.ts';
import styles from './tint-cards.module.css';

export type TintCard = {
  colour: ShownColour;
  note: string;
  /** What it is here: « Complémentaire ». */ role?: string;
};

/** A few colours of the charts, each leading to its page. */
export function TintCards({ cards }: { cards: readonly TintCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ colour, note, role }) => (
        <li key={`${role ?? ''} ${colour.code}`}>
          {role && <p className={styles.role}>{role}</p>}
          <Link to={tintPaths.colour(colour.code)} className={styles.card}>
            <ColourSwatch hex={colour.hex} />
            <strong>{colour.name}</strong>
            <span className={styles.soft}>{colour.code}</span>
            <span className={styles.soft}>{note}</span>
            <VisuallyHidden>{tintWords(colour)}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  );
}
