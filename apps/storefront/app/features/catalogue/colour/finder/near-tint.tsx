import { tintPaths } from '../../../../addresses/tint-paths.ts';
import { Link } from 'react-router';
import { ColourSwatch } from '../../product/colour-swatch.tsx';
import { chartCopy } from '../../product/chart/chart-copy.ts';
import type { FinderTint } from './finder-answer.ts';
import styles from './finder.module.css';

type Props = { tint: FinderTint; note?: string; to?: string };

/** A tint with its patch, name and code; leads to its page unless told otherwise. */
export function NearTint({ tint, note, to = tintPaths.colour(tint.code) }: Props) {
  return (
    <Link to={to} className={styles.tint}>
      <ColourSwatch hex={tint.hex} />
      <span className={styles.words}>
        <strong>{tint.name}</strong>
        <span className={styles.soft}>{tint.code}</span>
        {note && <span className={styles.note}>{note}</span>}
        {tint.special && <span className={styles.soft}>{chartCopy.notMade}</span>}
      </span>
    </Link>
  );
}
