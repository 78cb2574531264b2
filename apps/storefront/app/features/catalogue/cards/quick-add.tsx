import { addCopy } from '../../cart/adding/add-copy.ts';
import { AddToCartForm } from '../../cart/adding/add-to-cart-form.tsx';
import { addingBar } from '../adding-bar.ts';
import styles from './quick-add.module.css';
import type { CardProduct } from './card-product.ts';

/** Where there is nothing to choose, or the search has chosen, a card is enough. */
export function QuickAdd({ product }: { product: CardProduct }) {
  const { __typename: type, sku, name, meant } = product;
  const barred = addingBar(product, { quantity: 1, variant: null }) !== null;
  const plain = sku ? { sku, parentSku: null, quantity: 1, tint: null } : null;
  const article = type === 'ConfigurableProduct' ? meant?.adds : plain;
  if (!article || barred) return null;
  return (
    <div className={styles.add}>
      <AddToCartForm
        article={article}
        name={meant?.fullName ?? name ?? article.sku}
        label={addCopy.addShort}
        look="secondary"
        size="small"
      />
    </div>
  );
}
