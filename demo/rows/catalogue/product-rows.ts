// Products of the grammar as lines of a product file; each iteration starts the grammar anew.
import type { ArticleRow, ProductRow } from '@nuancier/api/catalogue/imports/catalogue-import-rows.ts';
import type { DemoArticle, DemoProduct } from '../../catalogue/demo-product.ts';
import { generateCatalogue, type DemoSize } from '../../catalogue/generate-catalogue.ts';
import { frenchLabel, frenchLabels, frenchProse } from '../../french-typography.ts';

const LONGEST_META_DESCRIPTION = 160;

export function productRows(size: DemoSize): Iterable<ProductRow> {
  return {
    *[Symbol.iterator]() {
      for (const product of generateCatalogue(size)) yield productRow(product);
    },
  };
}

export function productRow(product: DemoProduct): ProductRow {
  const shortDescription = frenchProse(product.short_description);
  return {
    sku: product.sku,
    product_type: 'ConfigurableProduct',
    kind: product.type,
    name: frenchLabel(product.name),
    url_key: product.url_key,
    brand: product.brand,
    line: frenchLabel(product.line),
    tier: product.tier,
    family: product.family,
    price_group: product.group,
    pricing_unit: product.pricing_unit,
    tax_class: 'standard',
    is_new: product.is_new_product,
    flag_promo: product.flag_promo,
    is_active: true,
    attributes: frenchLabels(product.attributes),
    short_description: shortDescription,
    description: frenchProse(product.description),
    meta_title: null,
    meta_description: metaDescription(shortDescription),
    categories: [product.category],
    articles: product.articles.map(articleRow),
  };
}

function articleRow(article: DemoArticle): ArticleRow {
  return {
    sku: article.sku,
    ean: article.ean,
    color: labelOrNull(article.color),
    model: labelOrNull(article.model),
    size: labelOrNull(article.size),
    conditioning: frenchLabel(article.conditioning),
    pack_quantity: article.qty,
    weight_grams: article.weight_kg === null ? null : Math.round(article.weight_kg * 1000),
    range_status: article.statut,
    tintable: article.tintable,
  };
}

const labelOrNull = (text: string | undefined): string | null =>
  text === undefined ? null : frenchLabel(text);

// Whole sentences only: search engines cut a longer text wherever they please.
function metaDescription(shortDescription: string): string {
  const sentences = shortDescription.replaceAll(/<[^>]+>/g, '').split(/(?<=\.) /);
  return sentences.reduce((text, sentence) => {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    return longer.length <= LONGEST_META_DESCRIPTION ? longer : text;
  }, '');
}
