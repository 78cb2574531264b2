import { isTooDarkOutside } from '@nuancier/domain/catalogue/colour/facade-limit.ts';
import { Link } from 'react-router';
import { paths } from '../../../../addresses/paths.ts';
import type { ChartColourFragment } from '../../../../../generated/documents.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { ColourSwatch } from '../../product/colour-swatch.tsx';
import { tintedCopy } from './tinted-copy.ts';
import styles from './tinted-intro.module.css';

type Props = {
  colour: ChartColourFragment;
  /** The least luminance of a façade. */
  limit: number;
  /** Whether the viewer reads prices here. */ showsPrices: boolean;
};

/** The colour itself, and what to know before choosing a product in it. */
export function TintedIntro({ colour, limit, showsPrices }: Props) {
  return (
    <div className={styles.intro}>
      <ColourSwatch hex={colour.hex} large />
      <div>
        {colour.special && (
          <p>
            {tintedCopy.notMade}{' '}
            <Link to={paths.search(colour.code)}>{tintedCopy.readyMade(colour.code)}</Link>
          </p>
        )}
        {!colour.special && showsPrices && <p>{tintedCopy.priceIncludesTint}</p>}
        {!colour.special && isTooDarkOutside(colour, limit) && (
          <p>
            {tintedCopy.facadeTooDark(formatNumber(Math.round(colour.lrv * 10) / 10), formatNumber(limit))}
          </p>
        )}
      </div>
    </div>
  );
}
