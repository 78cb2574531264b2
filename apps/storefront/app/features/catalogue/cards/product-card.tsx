import { Link } from 'react-router';
import { Conditioned } from '../../pricing/conditioned.tsx';
import type { PageConditions } from '../../../backend/viewer/conditions.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { CompareButton } from '../../compare/compare-button.tsx';
import { CardHeart } from '../../wishlists/hearts/card-heart.tsx';
import { CardChoice } from './card-choice.tsx';
import { CardFlap } from './card-flap.tsx';
import { CardOffer } from './card-offer.tsx';
import { CardPicture } from './card-picture.tsx';
import styles from './product-card.module.css';
import { keyFacts, packsFact } from './product-facts.ts';
import { ProductName } from './product-name.tsx';
import { QuickAdd } from './quick-add.tsx';
import { cardPath } from './card-product.ts';
import type { CardProduct } from './card-product.ts';

type Props = {
  product: CardProduct;
  priceView: PriceView;
  conditions: PageConditions;
  /** Above the fold: the picture is fetched at once. */
  eager?: boolean;
  /** Heading level, by the card's place in the page's outline. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Not where it is being compared. */
  comparable?: boolean;
};

/** One link covers the whole card, so that it is one stop for the keyboard. */
export function ProductCard({
  product,
  priceView,
  conditions,
  eager = false,
  heading: Heading = 'h3',
  comparable = true,
}: Props) {
  const packs = product.meant?.chosen_conditioning ?? packsFact(product);
  return (
    <article className={styles.card}>
      <div className={styles.stage}>
        <CardPicture
          product={product}
          priceView={priceView}
          conditions={conditions}
          shape="card"
          eager={eager}
          className={styles.picture}
        />
        <Conditioned conditions={conditions}>
          {(state) => <CardFlap product={product} view={priceView} state={state} className={styles.flap} />}
        </Conditioned>
        <Conditioned conditions={conditions}>
          {(state) => (
            <CardHeart sku={product.sku} name={product.name} state={state} className={styles.action} />
          )}
        </Conditioned>
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={cardPath(product)} prefetch="intent">
            <ProductName brand={product.brand} name={product.name} />
          </Link>
        </Heading>
        <p className={styles.facts}>{keyFacts(product)}</p>
        <CardChoice product={product} />
        {packs && <p className={styles.packs}>{packs}</p>}
      </div>
      <div className={styles.foot}>
        <Conditioned conditions={conditions}>
          {(state) => <CardOffer product={product} view={priceView} state={state} />}
        </Conditioned>
        <QuickAdd product={product} />
        {comparable && <CompareButton product={product} className={styles.compare} />}
      </div>
    </article>
  );
}
