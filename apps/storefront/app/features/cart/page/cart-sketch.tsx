import { isFreeReference } from '@nuancier/domain/free-line.ts';
import { Link } from 'react-router';
import type { CartLineFragment, ShownCartFragment } from '../../../../generated/documents.ts';
import { articlePath } from '../../../addresses/article-path.ts';
import { paths } from '../../../addresses/paths.ts';
import { TintedPicture } from '@nuancier/ui/pieces/tinted-picture.tsx';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import styles from './cart-sketch.module.css';
import { CartSummary } from '../summary/cart-summary.tsx';
import { cartCopy } from '../copy.ts';
import { LinePrice } from '../lines/line-price.tsx';
import { lineTint } from '../../../actions/cart/line-tint.ts';
import { quickOrderCopy } from '../quick-order/quick-order-copy.ts';
import { TintPatch } from '../lines/tint-patch.tsx';

type Props = { cart: ShownCartFragment; lines: readonly CartLineFragment[]; view: PriceView };

/** The lines in short, to be read only. */
export function CartSketch({ cart, lines, view }: Props) {
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const tint = lineTint(line);
          return (
            <li key={line.uid} className={styles.line}>
              {line.thumbnail?.url ? (
                <TintedPicture
                  source={line.thumbnail.url}
                  hex={tint?.hex ?? null}
                  alt=""
                  available={['100x100']}
                  className={styles.picture}
                />
              ) : (
                <span className={styles.picture} />
              )}
              <div>
                {isFreeReference(line.sku) ? (
                  <span className={styles.name}>{line.name}</span>
                ) : (
                  <Link to={articlePath(line.product, line.sku, line.tint)} className={styles.name}>
                    {line.name}
                  </Link>
                )}
                {tint && <TintPatch {...tint} />}
                <p className={styles.facts}>
                  {cartCopy.quantity}
                  {'\u00a0: '}
                  {line.quantity}
                </p>
                <LinePrice prices={line.prices} quantity={line.quantity} tint={line.tint} view={view} />
              </div>
            </li>
          );
        })}
      </ul>
      <CartSummary prices={cart.prices} lines={lines} mode={cart.delivery_mode} view={view} />
      <Link to={paths['quick-order']()} className={styles.quick}>
        {quickOrderCopy.link}
      </Link>
    </>
  );
}
