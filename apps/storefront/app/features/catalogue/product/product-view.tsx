import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type {
  ProductFactsFragment,
  ProductPageQuery,
  VariantMatrixFragment,
} from '../../../../generated/documents.ts';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox } from './buy-box.tsx';
import { calculatorFacts } from './calculator-facts.ts';
import { choiceAxes } from './choice-axes.ts';
import { chosenPrice } from './chosen-price.ts';
import { productCopy } from './copy.ts';
import { Gallery } from './gallery.tsx';
import { galleryPictures } from './gallery-picture.ts';
import { readChoice } from './product-choice.ts';
import { ProductReviews } from './product-reviews.tsx';
import { ProductRow } from './product-row.tsx';
import { ProductSheet } from './product-sheet.tsx';
import { ProductSummary } from './product-summary.tsx';
import styles from './product-view.module.css';
import type { TechnicalAttribute } from './technical-table.tsx';
import { tintPrice } from './tint-price.ts';
import type { Tinting } from './tint-price.ts';
import { useCurrentProduct } from './use-current-product.ts';
import { useQuantity } from './use-quantity.ts';
import { VariantChooser } from './variant-chooser.tsx';

export type ShownProduct = NonNullable<
  NonNullable<NonNullable<ProductPageQuery['products']>['items']>[number]
>;

type Props = {
  product: ShownProduct;
  matrix: VariantMatrixFragment;
  attributes: readonly TechnicalAttribute[];
  feature: ProductFactsFragment | null;
  tinting: Tinting;
};

const CROSS_SELL = 3;
const NEIGHBOURS = 4;

/** A product: pictures and decision side by side, then everything there is to know. */
export function ProductView({ product, matrix, attributes, feature, tinting }: Props) {
  const [params] = useSearchParams();
  const choice = useMemo(() => readChoice(params, matrix, tinting.colour), [params, matrix, tinting]);
  const [quantity, setQuantity] = useQuantity(choice.quantity);
  useCurrentProduct(matrix, choice);
  const name = product.name ?? '';
  const article = choice.variant.kind === 'resolved' ? choice.variant.article : null;
  const own = galleryPictures(article?.media_gallery ?? [], name);
  const pictures = own.length > 0 ? own : galleryPictures(product.media_gallery ?? [], name);
  const price = chosenPrice(choice, matrix.articles, product.price_range.minimum_price.final_price.value);
  const tintCost = tintPrice(choice, tinting.tariff);
  const axes = choiceAxes(
    matrix.type,
    'configurable_options' in product ? product.configurable_options : null,
  );
  return (
    <>
      <div className={styles['top']}>
        <div className={styles['gallery']}>
          <Gallery pictures={pictures} />
        </div>
        <div className={styles['decision']}>
          <ProductSummary
            brand={product.brand}
            name={name}
            sku={article?.sku ?? product.sku ?? ''}
            ean={article?.ean ?? null}
            isNew={product.is_new_product === true}
            shortDescription={product.short_description?.html ?? null}
            strongPoints={feature?.strong_points ?? []}
          />
          <div id="choix" className={styles['choice']}>
            <VariantChooser
              matrix={matrix}
              choice={choice}
              axes={axes}
              urlKey={product.url_key ?? ''}
              facade={isForFacades(attributes)}
              tintCost={tintCost}
              tester={tinting.tester === product.url_key ? null : tinting.tester}
            />
          </div>
          <BuyBox
            choice={choice}
            price={price}
            tintCost={tintCost}
            quantity={quantity}
            onQuantity={setQuantity}
            calculator={calculatorFacts(product, matrix, choice)}
          />
        </div>
      </div>
      <div className={styles['below']}>
        <ProductSheet
          description={product.description?.html ?? ''}
          feature={feature}
          attributes={attributes}
        />
        <ProductRow
          title={productCopy.compatible}
          products={product.crosssell_products ?? []}
          most={CROSS_SELL}
        />
        <ProductRow title={productCopy.related} products={product.related_products ?? []} most={NEIGHBOURS} />
        <ProductRow title={productCopy.upsell} products={product.upsell_products ?? []} most={NEIGHBOURS} />
        <section className={styles['part']}>
          <h2>{productCopy.reviews}</h2>
          <ProductReviews count={product.review_count} reviews={product.reviews.items} />
        </section>
      </div>
      <BuyBar choice={choice} price={price} tintCost={tintCost} quantity={quantity} />
    </>
  );
}

function isForFacades(attributes: readonly TechnicalAttribute[]): boolean {
  return attributes.some(({ code, value }) => code === 'destination' && /façade|\bite\b/i.test(value));
}
