import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { Conditioned } from '../../../pricing/conditioned.tsx';
import type { PageConditions } from '../../../../backend/viewer/conditions.ts';
import type { PriceView } from '../../../../backend/viewer/price-view.ts';
import { CardHeart } from '../../../wishlists/hearts/card-heart.tsx';
import { CardFlap } from '../../cards/card-flap.tsx';
import { CardOffer } from '../../cards/card-offer.tsx';
import { CardPicture } from '../../cards/card-picture.tsx';
import { catalogueCopy } from '../../copy.ts';
import { PackList } from './pack-list.tsx';
import type { PackMatrix } from './pack-rows.ts';
import { choiceFact, keyFacts, packsFact } from '../../cards/product-facts.ts';
import { ProductName } from '../../cards/product-name.tsx';
import { QuickAdd } from '../../cards/quick-add.tsx';
import styles from './product-row.module.css';
import { cardPath } from '../../cards/card-product.ts';
import type { CardProduct } from '../../cards/card-product.ts';

type Props = {
  product: CardProduct;
  priceView: PriceView;
  conditions: PageConditions;
  eager?: boolean;
  /** Its articles, for a line each. */
  matrix?: PackMatrix | null | undefined;
};

/** A product for those who know what they want: in one line what it is, then a line for each pack. */
export function ProductRow({ product, priceView, conditions, eager = false, matrix }: Props) {
  const facts = [keyFacts(product), product.meant?.choice ?? choiceFact(product)].filter(Boolean).join(' · ');
  return (
    <article className={styles.row}>
      <CardPicture
        product={product}
        priceView={priceView}
        conditions={conditions}
        shape="row"
        eager={eager}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={cardPath(product)} prefetch="intent">
            <ProductName brand={product.brand} name={product.name} />
          </Link>
        </h3>
        <p className={styles.facts}>{facts}</p>
      </div>
      <p className={styles.reference}>{catalogueCopy.reference(product.sku ?? '')}</p>
      <p className={styles.packs}>{packsFact(product)}</p>
      <div className={styles.price}>
        <Conditioned conditions={conditions}>
          {(state) => (
            <CardOffer
              product={product}
              view={priceView}
              state={state}
              size="small"
              flap={<CardFlap product={product} view={priceView} state={state} className={styles.flap} />}
            />
          )}
        </Conditioned>
        <Conditioned conditions={conditions}>
          {(state) => (
            <CardHeart sku={product.sku} name={product.name} state={state} className={styles.action} />
          )}
        </Conditioned>
      </div>
      <ChevronRight aria-hidden="true" size={20} className={styles.arrow} />
      {matrix ? (
        <PackList product={product} matrix={matrix} priceView={priceView} conditions={conditions} />
      ) : (
        <QuickAdd product={product} />
      )}
    </article>
  );
}
