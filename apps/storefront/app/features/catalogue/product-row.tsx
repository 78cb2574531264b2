import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProductCardFragment } from '../../../generated/documents.ts';
import { productPath } from '../../paths.ts';
import { FlapBadge } from '../pricing/flap-badge.tsx';
import type { PriceView } from '../pricing/price-view.ts';
import { publicFlap } from '../pricing/public-flap.ts';
import { useFrame } from '../site/use-frame.ts';
import { catalogueCopy } from './copy.ts';
import { choiceFact, keyFacts, packsFact } from './product-facts.ts';
import { ProductName } from './product-name.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import styles from './product-row.module.css';

type Props = { product: ProductCardFragment; priceView: PriceView; eager?: boolean; stock?: ReactNode };

/** A product in one line, for those who know what they want: reference, packs, price. */
export function ProductRow({ product, priceView, eager = false, stock }: Props) {
  const { site } = useFrame();
  const flap = publicFlap(product);
  const facts = [keyFacts(product), choiceFact(product)].filter(Boolean).join(' · ');
  return (
    <article className={styles['row']}>
      <ProductPicture thumbnail={product.thumbnail} shape="row" eager={eager} className={styles['picture']} />
      <div className={styles['words']}>
        {flap && (
          <div className={styles['flap']}>
            <FlapBadge flap={flap} destockLabel={site.label_destockage} />
          </div>
        )}
        <h3 className={styles['name']}>
          <Link to={productPath(product)} prefetch="intent">
            <ProductName brand={product.brand} name={product.name} />
          </Link>
        </h3>
        <p className={styles['facts']}>{facts}</p>
      </div>
      <p className={styles['reference']}>{catalogueCopy.reference(product.sku ?? '')}</p>
      <p className={styles['packs']}>{packsFact(product)}</p>
      <div className={styles['price']}>
        <ProductPrice range={product.price_range} view={priceView} size="small" />
        {stock}
      </div>
      <ChevronRight aria-hidden="true" size={20} className={styles['arrow']} />
    </article>
  );
}
