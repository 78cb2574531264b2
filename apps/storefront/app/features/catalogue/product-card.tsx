import Palette from 'lucide-react/icons/palette';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProductCardFragment } from '../../../generated/documents.ts';
import { productPath } from '../../paths.ts';
import { FlapBadge } from '../pricing/flap-badge.tsx';
import { publicPriceView } from '../pricing/price-view.ts';
import type { PriceView } from '../pricing/price-view.ts';
import { publicFlap } from '../pricing/public-flap.ts';
import { useFrame } from '../site/use-frame.ts';
import { catalogueCopy } from './copy.ts';
import styles from './product-card.module.css';
import { choiceFact, keyFacts, packsFact } from './product-facts.ts';
import { ProductName } from './product-name.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';

type Props = {
  product: ProductCardFragment;
  priceView?: PriceView;
  /** Above the fold: the picture is fetched at once. */
  eager?: boolean;
  /** Where the card stands decides its rank among the page's headings. */
  heading?: 'h2' | 'h3' | 'h4';
  /** The stock promise of the viewer's store. */
  stock?: ReactNode;
};

/** One link covers the whole card, so that it is one stop for the keyboard. */
export function ProductCard({
  product,
  priceView = publicPriceView,
  eager = false,
  heading: Heading = 'h3',
  stock,
}: Props) {
  const { site } = useFrame();
  const flap = publicFlap(product);
  const choice = choiceFact(product);
  const packs = packsFact(product);
  return (
    <article className={styles['card']}>
      <div className={styles['stage']}>
        <ProductPicture
          thumbnail={product.thumbnail}
          shape="card"
          eager={eager}
          className={styles['picture']}
        />
        {flap && (
          <div className={styles['flap']}>
            <FlapBadge flap={flap} destockLabel={site.label_destockage} />
          </div>
        )}
      </div>
      <div className={styles['words']}>
        <Heading className={styles['name']}>
          <Link to={productPath(product)} prefetch="intent">
            <ProductName brand={product.brand} name={product.name} />
          </Link>
        </Heading>
        <p className={styles['facts']}>{keyFacts(product)}</p>
        {(choice || product.tintable) && (
          <p className={styles['choice']}>
            <Palette aria-hidden="true" size={16} />
            {[choice, product.tintable && catalogueCopy.tintable].filter(Boolean).join(' · ')}
          </p>
        )}
        {packs && <p className={styles['packs']}>{packs}</p>}
      </div>
      <div className={styles['foot']}>
        <ProductPrice range={product.price_range} view={priceView} />
        {stock}
      </div>
    </article>
  );
}
