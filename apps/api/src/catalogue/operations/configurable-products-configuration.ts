import type {
  ConfigurableProductsConfiguration,
  ConfigurationArticle,
  ConfigurationColor,
  ConfigurationConditioning,
} from '@nuancier/contract/api-types.ts';
import { colourHex } from '@nuancier/domain/catalogue/colour/colour-hex.ts';
import { isOnSale } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import { weightIn } from '@nuancier/domain/catalogue/products/weight-in.ts';
import type { WeightUnit } from '@nuancier/domain/catalogue/products/weight-in.ts';
import { optionValue } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import { taxedUnitPrice } from '@nuancier/domain/pricing/taxed-price.ts';
import type { Article } from '../snapshot/article-columns.ts';
import { articlesOf, productWithSku } from '../snapshot/catalogue-snapshot.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import type { ProductRecord } from '../snapshot/product-record.ts';
import { articlePriceView, articleUid } from '../views/article-view.ts';
import { galleryView, picturedArticle } from '../views/picture-view.ts';
import { moneyView } from '../views/price-view.ts';
import { optionUid } from '../views/variant-view.ts';

/** Every article with its colour or model and its pack: what a page needs to let one choose without asking again. */
export function configurableProductsConfiguration(
  catalogue: Catalogue,
  sku: string,
  weightUnit: WeightUnit,
): ConfigurableProductsConfiguration | null {
  const product = productWithSku(catalogue, sku);
  const record = product === undefined ? undefined : catalogue.products[product];
  if (product === undefined || record === undefined) return null;
  const articles = articlesOf(catalogue, product);
  return {
    sku: record.sku,
    type: record.kind,
    colors: firstOfEach(articles.map(colorOf).filter((color) => color !== null)),
    conditionings: firstOfEach(articles.map((article) => conditioningOf(article, record))),
    articles: articles.map((article) => articleOf({ catalogue, product, article }, record, weightUnit)),
  };
}

function colorOf(article: Article): ConfigurationColor | null {
  const label = optionValue(article, 'color');
  if (label === null) return null;
  return { uid: optionUid('color', label), label, hex: colourHex(label) ?? null, tintable: article.tintable };
}

// Tools of one pack differ by their size: that is then what one chooses.
function conditioningOf(article: Article, { pricingUnit }: ProductRecord): ConfigurationConditioning {
  return {
    uid: conditioningUid(article),
    label: article.size ?? article.conditioning,
    quantity: article.packQuantity,
    unit: pricingUnit,
  };
}

function conditioningUid({ size, conditioning }: Article): string {
  return size === null ? optionUid('conditionnement', conditioning) : optionUid('size', size);
}

function articleOf(
  { catalogue, product, article }: { catalogue: Catalogue; product: number; article: Article },
  record: ProductRecord,
  weightUnit: WeightUnit,
): ConfigurationArticle {
  const weight = weightIn(weightUnit, article.weightGrams);
  return {
    uid: articleUid(article),
    sku: article.sku,
    ean: article.ean,
    color_uid: colorOf(article)?.uid ?? null,
    conditioning_uid: conditioningUid(article),
    tintable: article.tintable,
    weight: weight === null ? null : { value: weight, unit: weightUnit },
    price: articlePriceView(article, record.taxRate),
    price_per_unit: moneyView(article.price && taxedUnitPrice(article.price, record.taxRate)),
    stock_status: isOnSale(article) ? 'IN_STOCK' : 'OUT_OF_STOCK',
    media_gallery: galleryView(picturedArticle(catalogue, product, article, record.name)),
  };
}

function firstOfEach<Choice extends { uid: string }>(choices: readonly Choice[]): Choice[] {
  const seen = new Map<string, Choice>();
  for (const choice of choices) if (!seen.has(choice.uid)) seen.set(choice.uid, choice);
  return [...seen.values()];
}
