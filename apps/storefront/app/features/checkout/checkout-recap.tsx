import { Link } from 'react-router';
import { formatAmount, formatNumber } from '../../format.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { useFrame } from '../site/use-frame.ts';
import type { CheckoutCart } from './checkout-cart.ts';
import styles from './checkout-recap.module.css';
import { CheckoutSums } from './checkout-sums.tsx';
import { checkoutCopy } from './copy.ts';

/** What one is about to order: professionals read its lines without tax, everybody else with. */
export function CheckoutRecap({ cart }: { cart: CheckoutCart }) {
  const isPro = useFrame().viewer.kind === 'signed-in';
  return (
    <>
      <div className={styles['head']}>
        <h2>{checkoutCopy.recap}</h2>
        <Link to={paths.cart()}>{checkoutCopy.editCart}</Link>
      </div>
      <ul className={styles['lines']}>
        {cart.lines.map((line) => {
          const amount = isPro ? line.prices?.row_total.value : line.prices?.row_total_including_tax.value;
          return (
            <li key={line.uid} className={styles['line']}>
              {line.thumbnail?.url ? (
                <Picture
                  source={line.thumbnail.url}
                  alt=""
                  available={['50x50', '100x100']}
                  sizes="50px"
                  className={styles['picture']}
                />
              ) : (
                <span className={styles['picture']} />
              )}
              <div>
                <p className={styles['name']}>{line.name}</p>
                <p className={styles['facts']}>{checkoutCopy.quantity(formatNumber(line.quantity))}</p>
              </div>
              {amount != null && <p className={styles['amount']}>{formatAmount(amount)}</p>}
            </li>
          );
        })}
      </ul>
      <CheckoutSums cart={cart} />
    </>
  );
}
