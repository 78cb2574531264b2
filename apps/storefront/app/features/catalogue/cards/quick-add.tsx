import type { ProductCardFragment } from '../../../../generated/documents.ts';
import { addCopy } from '../../cart/adding/add-copy.ts';
import { AddToCartForm } from '../../cart/adding/add-to-cart-form.tsx';
import { addingBar } from '../adding-bar.ts';
import styles from './quick-add.module.css';

/** Where there is nothing to choose, a card is enough. */
export function QuickAdd({ product }: { product: ProductCardFragment }) {
  const { __typename: type, sku, name } = product;
  const barred = addingBar(product, { quantity: 1, variant: null }) !== null;
  if (type === 'ConfigurableProduct' || sku === null || barred) return null;
  return (
    <div className={styles.add}>
      <AddToCartForm
        article={{ sku, parentSku: null, quantity: 1, tint: null }}
        name={name ?? sku}
        label={addCopy.addShort}
        look="secondary"
        size="small"
      />
    </div>
  );
}
