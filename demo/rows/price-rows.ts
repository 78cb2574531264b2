// Public prices of the grammar's articles, in cents.
import type { PublicPriceRow } from '@nuancier/api/pricing/pricing-import-store.ts';
import type { DemoArticle, PriceType } from '../catalogue/demo-product.ts';
import { generateCatalogue, type DemoSize } from '../catalogue/generate-catalogue.ts';

export function priceRows(size: DemoSize): Iterable<PublicPriceRow> {
  return {
    *[Symbol.iterator]() {
      for (const { articles, price_type: type } of generateCatalogue(size)) {
        for (const article of articles) yield priceRow(article, type);
      }
    },
  };
}

function priceRow(article: DemoArticle, type: PriceType | null): PublicPriceRow {
  return {
    article_sku: article.sku,
    pack_ht_cents: cents(article.public_ht),
    unit_ht: article.unit_ht,
    eco_ht_cents: cents(article.eco_ht ?? 0),
    reduced_type: type,
    reduced_pack_ht_cents: article.promo_ht === undefined ? null : cents(article.promo_ht),
    reduced_unit_ht: article.promo_unit_ht ?? null,
  };
}

const cents = (euros: number): number => Math.round(euros * 100);
