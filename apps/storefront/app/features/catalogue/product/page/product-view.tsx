import { readConductivity } from '@nuancier/domain/catalogue/calculator/thermal-resistance.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type {
  ProductFactsFragment,
  ProductPageQuery,
  VariantMatrixFragment,
} from '../../../../../generated/documents.ts';
import type { ConditionsState, PageConditions } from '../../../../backend/viewer/conditions.ts';
import type { PriceView } from '../../../../backend/viewer/price-view.ts';
import { choiceKeys } from '../../../../addresses/article-path.ts';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { reviewCopy } from '../../../reviews/copy.ts';
import { ProductReviews } from '../../../reviews/product-reviews.tsx';
import { reviewPageSearch } from '../../../reviews/review-page.ts';
import { addingBar } from '../../adding-bar.ts';
import { articlePrices } from '../price/article-prices.ts';
import { BuyBar } from '../buy/buy-bar.tsx';
import { BuyBox } from '../buy/buy-box.tsx';
import { calculatorFacts } from '../calculator/calculator-facts.ts';
import { chosenArticle } from '../choice/chosen-article.ts';
import { choiceAxes } from '../choice/choice-axes.ts';
import { chosenPrice } from '../price/chosen-price.ts';
import { productCopy } from '../copy.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { galleryPictures } from '../gallery/gallery-picture.ts';
import { missingChoice } from '../choice/missing-choice.ts';
import { picturedArticle } from '../gallery/pictured-article.ts';
import { readChoice } from '../product-choice.ts';
import { OtherProducts } from '../../cards/other-products.tsx';
import { ProductSheet } from './product-sheet.tsx';
import { ProductSummary } from './product-summary.tsx';
import styles from './product-view.module.css';
import type { TechnicalAttribute } from '../documents/technical-table.tsx';
import { tintPrice } from '../price/tint-price.ts';
import { useKeptTint } from '../../colour/own/own-tint.ts';
import type { KeptTint } from '../../colour/own/own-tint.ts';
import type { Tint } from '../product-choice.ts';
import { tintedPrices } from '../price/tinted-prices.ts';
import type { Tinting } from '../price/tint-price.ts';
import { workRoles } from '../../worksite/work-roles.ts';
import { useCurrentProduct } from '../choice/use-current-product.ts';
import { useMissingChoice } from '../choice/use-missing-choice.ts';
import { useQuantity } from '../buy/use-quantity.ts';
import { VariantChooser } from '../choice/variant-chooser.tsx';

export type ShownProduct = NonNullable<
  NonNullable<NonNullable<ProductPageQuery['products']>['items']>[number]
>;

type Props = {
  product: ShownProduct;
  matrix: VariantMatrixFragment;
  attributes: readonly TechnicalAttribute[];
  feature: ProductFactsFragment | null;
  tinting: Tinting;
  view: PriceView;
  conditions: PageConditions;
  showsReviews: boolean;
};

const CROSS_SELL = 3;
const NEIGHBOURS = 4;

/** A product: pictures and decision side by side, then everything there is to know. */
export function ProductView({
  product,
  matrix,
  attributes,
  feature,
  tinting,
  view,
  conditions,
  showsReviews,
}: Props) {
  const [params] = useSearchParams();
  const choice = useMemo(() => readChoice(params, matrix, tinting.colour), [params, matrix, tinting]);
  const typed = useQuantity(params.get(choiceKeys.quantity));
  const { quantity } = typed;
  useCurrentProduct(matrix, choice);
  const name = product.name ?? '';
  const article = choice.variant.kind === 'resolved' ? choice.variant.article : null;
  const tint = choice.tintRefusal === null ? choice.tint : null;
  useKeptTint(tint && keptTint(tint));
  const shownTint = tint && { hex: tint.hex, label: tint.label ?? tint.hex };
  const own = galleryPictures(picturedArticle(matrix, choice)?.media_gallery ?? [], name, shownTint);
  const pictures = own.length > 0 ? own : galleryPictures(product.media_gallery ?? [], name, null);
  const lowest = product.price_range.minimum_price;
  const tintCost = tintPrice(choice, tinting.tariff);
  const pricesIn = (state: ConditionsState, count = quantity) =>
    tintedPrices(articlePrices(view, state, { matrix, lowest }, count), matrix, tintCost);
  const stepsIn = (state: ConditionsState) => {
    const prices = pricesIn(state);
    return article && prices.kind === 'told' ? prices.steps(article) : [];
  };
  const priceIn = (state: ConditionsState) => chosenPrice(choice, matrix.articles, pricesIn(state));
  const wanted = chosenArticle(matrix, choice, quantity);
  const bar = addingBar(product, { quantity, variant: article?.sku ?? null });
  const shown = { view, conditions };
  const axes = choiceAxes(matrix, 'configurable_options' in product ? product.configurable_options : null);
  const asked = useMissingChoice(wanted === null ? missingChoice(choice, axes) : null);
  const offer = { choice, conditions, priceIn, article: wanted, bar, asked };
  return (
    <>
      <div className={styles.top}>
        <div className={styles.gallery}>
          <Gallery pictures={pictures} />
        </div>
        <div className={styles.decision}>
          <ProductSummary
            brand={product.brand}
            name={name}
            sku={article?.sku ?? product.sku ?? ''}
            ean={article?.ean ?? null}
            weight={article?.weight ?? null}
            shortDescription={product.short_description?.html ?? null}
            strongPoints={feature?.strong_points ?? []}
            rating={{ count: product.review_count, ofHundred: product.rating_summary }}
          />
          <div id="choix" className={styles.choice}>
            <VariantChooser
              matrix={matrix}
              choice={choice}
              axes={axes}
              missing={asked.told}
              urlKey={product.url_key ?? ''}
              facade={tinting.facade}
              instead={tinting.instead}
              tintCost={view.canViewPrice ? tintCost : null}
              taxLabel={view.large[0] ?? 'TTC'}
              tester={tinting.tester}
              finish={attributes.find(({ code }) => code === 'aspect')?.value ?? null}
              showsTariff={view.canViewPrice}
              conditions={conditions}
              pricesIn={pricesIn}
              conductivity={readConductivity(attributes.find(({ code }) => code === 'lambda')?.value ?? null)}
            />
          </div>
          <BuyBox
            {...offer}
            sku={matrix.articles.length === 0 ? matrix.sku : (article?.sku ?? null)}
            view={view}
            product={product}
            typed={typed}
            system={isInsulation(attributes) ? product.url_key : null}
            stepsIn={stepsIn}
            calculatorIn={(state) =>
              calculatorFacts(product, attributes, matrix, choice, (count) => pricesIn(state, count))
            }
          />
        </div>
      </div>
      <div className={styles.below}>
        <ProductSheet
          slug={product.url_key ?? ''}
          description={product.description?.html ?? ''}
          feature={feature}
          attributes={attributes}
        />
        <OtherProducts
          title={productCopy.compatible}
          products={product.crosssell_products}
          most={CROSS_SELL}
          {...shown}
        />
        <OtherProducts
          title={productCopy.related}
          products={product.related_products}
          most={NEIGHBOURS}
          {...shown}
        />
        <OtherProducts
          title={productCopy.upsell}
          products={product.upsell_products}
          most={NEIGHBOURS}
          {...shown}
        />
        {showsReviews && (
          <section id="avis" className={classNames(styles.part, styles.reviews)}>
            <h2>{reviewCopy.title}</h2>
            <ProductReviews
              slug={product.url_key ?? ''}
              ofHundred={product.rating_summary}
              reviews={product.reviews}
              pageTo={(page) => reviewPageSearch(params, page)}
            />
          </section>
        )}
      </div>
      <BuyBar {...offer} quantity={quantity} />
    </>
  );
}

function isInsulation(attributes: readonly TechnicalAttribute[]): boolean {
  return attributes.some(({ code, value }) => code === 'role_ite' && value === workRoles.insulation);
}

function keptTint(tint: Tint): KeptTint {
  if (tint.kind === 'custom') return { code: null, name: tint.label ?? '', hex: tint.hex };
  const { code, name, hex } = tint.colour;
  return { code, name, hex };
}
