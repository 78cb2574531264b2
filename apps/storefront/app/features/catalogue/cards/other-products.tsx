import type { ProductCardFragment } from '../../../../generated/documents.ts';
import type { PageConditions } from '../../../backend/viewer/conditions.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { ProductCard } from './product-card.tsx';
import styles from './other-products.module.css';

type Props = {
  title: string;
  products: readonly (ProductCardFragment | null)[] | null;
  most: number;
  view: PriceView;
  conditions: PageConditions;
};

/** A row of other products; nothing at all when there are none. */
export function OtherProducts({ title, products, most, view, conditions }: Props) {
  const shown = (products ?? []).flatMap((product) => (product ? [product] : [])).slice(0, most);
  if (shown.length === 0) return null;
  return (
    <section className={styles.row}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {shown.map((product) => (
          <li key={product.uid}>
            <ProductCard product={product} priceView={view} conditions={conditions} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
