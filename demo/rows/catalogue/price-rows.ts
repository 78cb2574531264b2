// Public prices of the grammar's articles. Promotions began lately and end by themselves.
import type { DemoArticle, DemoProduct, PriceType } from '../../catalogue/demo-product.ts';
import { generateCatalogue, type DemoSize } from '../../catalogue/generate-catalogue.ts';
import { addDays, frenchDay } from '../../shift-dates.ts';
import type { FileLine } from '../file-line.ts';
import { inEuros } from '../in-euros.ts';

/** How far from the day of loading: the prices are old enough to be struck. */
const LISTED_DAYS_AGO = 120;
const REDUCED_DAYS_AGO = 10;
const PROMOTION_DAYS_LEFT = 90;

type Days = { listed: string; reduced: string; promotionEnd: string };

export function priceRows(size: DemoSize, today: Date): Iterable<FileLine> {
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

export function pricesOf({ articles, price_type: type }: DemoProduct, days: Days): FileLine[] {
  return articles.map((article) => priceRow(article, type, days));
}

function priceRow(article: DemoArticle, type: PriceType | null, days: Days): FileLine {
  return {
    article: article.sku,
    prix_ht: inEuros(article.public_ht),
    prix_unitaire_ht: article.unit_ht,
    eco_ht: inEuros(article.eco_ht ?? 0),
    reduction: type,
    prix_reduit_ht: article.promo_ht === undefined ? null : inEuros(article.promo_ht),
    prix_unitaire_reduit_ht: article.promo_unit_ht,
    reduction_debut: type === null ? null : days.reduced,
    reduction_fin: type === 'PROMOTION' ? days.promotionEnd : null,
    depuis: days.listed,
  };
}
