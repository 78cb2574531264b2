import { useFetcher } from 'react-router';
import { Button } from '../../ui/button.tsx';
import type { CartAnswer } from './cart-answer.ts';
import { CartForm } from './cart-form.tsx';
import styles from './clear-cart-form.module.css';
import { cartCopy } from './copy.ts';

/** Asks once more before everything goes; without script as with it. */
export function ClearCartForm() {
  const fetcher = useFetcher<CartAnswer>({ key: 'cart-clear' });
  return (
    <details className={styles['clear']}>
      <summary>{cartCopy.clear}</summary>
      <CartForm fetcher={fetcher} intent="clear" className={styles['confirm']}>
        <p>{cartCopy.clearConfirm}</p>
        <Button type="submit" look="secondary" size="small">
          {cartCopy.clearYes}
        </Button>
      </CartForm>
    </details>
  );
}
