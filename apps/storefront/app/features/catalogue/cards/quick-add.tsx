import type { CartArticle } from '../../../actions/cart/cart-article.ts';
import { addCopy } from '../../cart/adding/add-copy.ts';
import { AddToCartForm } from '../../cart/adding/add-to-cart-form.tsx';
import { addingBar } from '../adding-bar.ts';
import styles from './quick-add.module.css';
import type { CardProduct } from './card-product.ts';

/** Where there is nothing to choose, or the search has chosen, a card is enough. */
export function QuickAdd({ product }: { product: CardProduct }) {
  const { __typename: type, sku, name, meant } = product;
  const barred = addingBar(product, { quantity: 1, variant: null }) !== null;
  const article = type === 'ConfigurableProduct' ? onlyArticle(product) : sku && plain(sku);
  if (!article || barred) return null;
  return (
    <div className={styles.add}>
      <AddToCartForm
        article={article}
        name={[name ?? article.sku, meant?.chosen_color, meant?.tint?.name, meant?.chosen_conditioning]
          .filter(Boolean)
          .join(' – ')}
        label={addCopy.addShort}
        look="secondary"
        size="small"
      />
    </div>
  );
}

function onlyArticle({ sku, meant }: CardProduct): CartArticle | null {
  if (!meant?.is_only) return null;
  const tint = meant.tint && { hex: meant.tint.hex, label: null, code: meant.tint.code };
  return { sku: meant.sku, parentSku: sku, quantity: 1, tint };
}

const plain = (sku: string): CartArticle => ({ sku, parentSku: null, quantity: 1, tint: null });
