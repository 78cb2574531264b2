import type { CheckoutStep } from '@nuancier/domain/checkout/checkout-steps.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { TintedPicture } from '@nuancier/ui/pieces/tinted-picture.tsx';
import { CartSummary } from '../../cart/summary/cart-summary.tsx';
import { labelledText, largeAmountsOf } from '@nuancier/ui/text/amount-text.ts';
import { tintPartsOf } from '../../pricing/tint-parts.ts';
import { usePriceView } from '../../pricing/use-price-view.ts';
import type { CheckoutCart } from '../../../actions/checkout/checkout-cart.ts';
import styles from './checkout-recap.module.css';
import { checkoutCopy } from '../copy.ts';

/** What one is about to order, in the amounts that the buyer reads. */
export function CheckoutRecap({ cart, step }: { cart: CheckoutCart; step: CheckoutStep }) {
  const view = usePriceView();
  return (
    <>
      <h2 className={styles.head}>{checkoutCopy.recap}</h2>
      <ul className={styles.lines}>
        {cart.lines.map((line) => {
          const { row_total: excluding, row_total_including_tax: including } = line.prices ?? {};
          const parts = tintPartsOf(
            view,
            line.prices?.unit_price_excluding_tax.value,
            line.tint?.supplement?.value,
          );
          const amounts = largeAmountsOf(view, { excluding: excluding?.value, including: including?.value });
          return (
            <li key={line.uid} className={styles.line}>
              {line.thumbnail?.url ? (
                <TintedPicture
                  source={line.thumbnail.url}
                  hex={line.tint?.customColorExa ?? null}
                  alt=""
                  available={['50x50', '100x100']}
                  sizes="50px"
                  className={styles.picture}
                />
              ) : (
                <span className={styles.picture} />
              )}
              <div>
                <p className={styles.name}>{line.name}</p>
                <p className={styles.facts}>{checkoutCopy.quantity(formatNumber(line.quantity))}</p>
                {parts && <p className={styles.facts}>{parts}</p>}
              </div>
              {amounts.length > 0 && (
                <p className={styles.amount}>
                  {amounts.map((told) => (
                    <span key={told.taxLabel}>{labelledText(told)}</span>
                  ))}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {cart.prices && (
        <CartSummary
          prices={cart.prices}
          lines={cart.lines}
          mode={cart.mode}
          view={view}
          // Here it is chosen: nothing comes later.
          {...(step === 'shipping' ? { later: checkoutCopy.feeByMode } : {})}
        />
      )}
    </>
  );
}
