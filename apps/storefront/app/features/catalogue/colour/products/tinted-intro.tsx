import type { ChartColourFragment } from '../../../../../generated/documents.ts';
import { formatNumber } from '../../../../text/format.ts';
import { ColourSwatch } from '../../product/colour-swatch.tsx';
import { tintedCopy } from './tinted-copy.ts';
import styles from './tinted-intro.module.css';

const FACADE_LIMIT = 20;

/** The colour itself, and what to know before choosing a product in it. */
export function TintedIntro({ colour }: { colour: ChartColourFragment }) {
  return (
    <div className={styles.intro}>
      <ColourSwatch hex={colour.hex} large />
      <div>
        {colour.special ? <p>{tintedCopy.notMade}</p> : <p>{tintedCopy.priceIncludesTint}</p>}
        {!colour.special && !colour.facade_ok && (
          <p>{tintedCopy.facadeTooDark(formatNumber(colour.lrv), formatNumber(FACADE_LIMIT))}</p>
        )}
      </div>
    </div>
  );
}
