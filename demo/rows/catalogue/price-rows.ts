// Public prices of the grammar's articles, in cents. Promotions began lately and end by themselves.
import type { PublicPriceRow } from '@nuancier/api/pricing/imports/pricing-import-store.ts';
import type { DemoArticle, DemoProduct, PriceType } from '../../catalogue/demo-product.ts';
import { generateCatalogue, type DemoSize } from '../../catalogue/generate-catalogue.ts';
import { addDays, frenchDay } from '../../shift-dates.ts';

/** How far from the day of loading: the prices are old enough to be struck. */
const LISTED_DAYS_AGO = 120;
const REDUCED_DAYS_AGO = 10;
const PROMOTION_DAYS_LEFT = 90;

type Days = { listed: string; reduced: string; promotionEnd: string };

export function priceRows(size: DemoSize, today: Date): Iterable<PublicPriceRow> {
  const days = priceDays(today);
  return {
    *[Symbol.iterator]() {
      for (const product of generateCatalogue(size)) yield* pricesOf(product, days);
    },
  };
}

export function priceDays(today: Date): Days {
  const day = frenchDay(today);
  return {
    listed: addDays(day, -LISTED_DAYS_AGO),
    reduced: addDays(day, -REDUCED_DAYS_AGO),
    promotionEnd: addDays(day, PROMOTION_DAYS_LEFT),
  };
}

export function pricesOf({ articles, price_type: type }: DemoProduct, days: Days): PublicPriceRow[] {
  return articles.map((article) => priceRow(article, type, days));
}

function priceRow(article: DemoArticle, type: PriceType | null, days: Days): PublicPriceRow {
  return {
    article_sku: article.sku,
    pack_ht_cents: cents(article.public_ht),
    unit_ht: article.unit_ht,
    eco_ht_cents: cents(article.eco_ht ?? 0),
    reduced_type: type,
    reduced_pack_ht_cents: article.promo_ht === undefined ? null : cents(article.promo_ht),
    reduced_unit_ht: article.promo_unit_ht ?? null,
    reduced_from: type === null ? null : days.reduced,
    reduced_to: type === 'PROMOTION' ? days.promotionEnd : null,
    listed_from: days.listed,
  };
}

const cents = (euros: number): number => Math.round(euros * 100);
