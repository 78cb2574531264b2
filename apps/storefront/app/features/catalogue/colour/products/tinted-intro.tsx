import { isTooDarkOutside } from '@nuancier/domain/catalogue/colour/facade-limit.ts';
import type { ChartColourFragment } from '../../../../../generated/documents.ts';
import { formatNumber } from '../../../../text/format.ts';
import { ColourSwatch } from '../../product/colour-swatch.tsx';
import { tintedCopy } from './tinted-copy.ts';
import styles from './tinted-intro.module.css';

/** The colour itself, and what to know before choosing a product in it. */
export function TintedIntro({ colour, limit }: { colour: ChartColourFragment; limit: number }) {
  return (
    <div className={styles.intro}>
      <ColourSwatch hex={colour.hex} large />
      <div>
        {colour.special ? <p>{tintedCopy.notMade}</p> : <p>{tintedCopy.priceIncludesTint}</p>}
        {!colour.special && isTooDarkOutside(colour, limit) && (
          <p>
            {tintedCopy.facadeTooDark(formatNumber(Math.round(colour.lrv * 10) / 10), formatNumber(limit))}
          </p>
        )}
      </div>
    </div>
  );
}
