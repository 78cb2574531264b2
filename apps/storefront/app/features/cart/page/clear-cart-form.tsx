import { Button } from '../../../ui/buttons/button.tsx';
import { CartForm } from '../cart-form.tsx';
import styles from './clear-cart-form.module.css';
import { cartCopy } from '../copy.ts';
import { useRemoval } from '../lines/use-removal.ts';

/** Asks once more before everything goes; without script as with it. The bar above the lines tells of it. */
export function ClearCartForm() {
  const fetcher = useRemoval();
  return (
    <details className={styles.clear}>
      <summary>{cartCopy.clear}</summary>
      <CartForm fetcher={fetcher} intent="clear" className={styles.confirm}>
        <p>{cartCopy.clearConfirm}</p>
        <Button type="submit" look="secondary" size="small">
          {cartCopy.clearYes}
        </Button>
      </CartForm>
    </details>
  );
}
