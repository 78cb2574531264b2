import { useFetcher } from 'react-router';
import type { CartAnswer } from '../../../actions/cart/cart-answer.ts';
import type { CartCredit } from '../../../actions/cart/cart-credits.server.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { CartForm } from '../cart-form.tsx';
import { testerCreditsCopy as copy } from './tester-credits-copy.ts';
import styles from './tester-credits.module.css';

/** The codes of testers that this cart has a tin for, each one press away; the code's own form tells the outcome. */
export function UseCredits({ credits }: { credits: readonly CartCredit[] }) {
  const fetcher = useFetcher<CartAnswer>({ key: 'cart-coupon' });
  if (credits.length === 0) return null;
  return (
    <ul className={styles.list}>
      {credits.map(({ code, tint, amount }) => (
        <li key={code} className={styles.use}>
          <p>{copy.waiting(tint)}</p>
          <CartForm fetcher={fetcher} intent="coupon" fields={{ coupon: code }}>
            <Button type="submit" look="secondary" size="small" aria-busy={fetcher.state !== 'idle'}>
              {copy.use(code, amount)}
            </Button>
          </CartForm>
        </li>
      ))}
    </ul>
  );
}
