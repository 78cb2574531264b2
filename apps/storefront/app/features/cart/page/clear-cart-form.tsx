import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { CartForm } from '../cart-form.tsx';
import styles from './clear-cart-form.module.css';
import { cartCopy } from '../copy.ts';
import { useRemoval } from '../lines/use-removal.ts';

/** Asks for confirmation, with and without script. The bar above the lines reports it. */
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
