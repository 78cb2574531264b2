import { bestArticle } from '@nuancier/domain/catalogue/best-article.ts';
import { isOnSale } from '@nuancier/domain/catalogue/on-sale.ts';
import type { Viewer } from '@nuancier/domain/customers/permissions.ts';
import { choosePrice } from '@nuancier/domain/pricing/choose-price.ts';
import type { ChosenPrice } from '@nuancier/domain/pricing/choose-price.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { taxRate } from '@nuancier/domain/tax.ts';
import type { TaxRate } from '@nuancier/domain/tax.ts';
import type { Database } from '../database/tables.ts';
import { listTermsOf, packPrice, reductionOf, specialTermsOf } from './offer-of-row.ts';
import { selectConditions, selectSpecials } from './pricing-store.ts';
import type { ConditionRow, SpecialRow } from './pricing-store.ts';

/** An article's reference, or that of a product; the quantity counts packs. */
export type AskedArticle = { sku: string; quantity: number };

export type ArticleCondition = {
  articleSku: string;
  pricingUnit: string;
  /** the pack as it is sold: "15 L" */
  conditioning: string;
  /** P permanent, S followed, V on order, U while stock lasts, O out of range */
  rangeStatus: string;
  taxRate: TaxRate;
  /** none when nobody has priced it */
  price: ChosenPrice | null;
  /** the visible part of the waste contribution, held in the price of a pack, before tax */
  ecoHt: Cents;
  /** priced, and not out of range: what a store still has of the latter is the stock's word */
  active: boolean;
};

/** Two queries, however many articles; one for visitors. */
export async function articleConditions(
  db: Database,
  viewer: Viewer,
  asked: readonly AskedArticle[],
  day: string,
): Promise<(ArticleCondition | null)[]> {
  const skus = [...new Set(asked.map(({ sku }) => sku))];
  if (skus.length === 0) return [];
  const customer = viewer.kind === 'customer' ? viewer : null;
  const companyId = customer?.companyId ?? null;
  const [rows, specials] = await Promise.all([
    selectConditions(db, skus, customer?.priceList ?? null, day),
    companyId === null ? [] : selectSpecials(db, companyId, skus, day),
  ]);
  const byArticle = new Map(rows.map((row) => [row.article_sku, row]));
  const byProduct = Map.groupBy(rows, (row) => row.product_sku);
  return asked.map(({ sku, quantity }) => {
    const article = byArticle.get(sku);
    if (article !== undefined) return conditionOf(article, specials, quantity);
    return cheapest((byProduct.get(sku) ?? []).map((row) => conditionOf(row, specials, quantity)));
  });
}

type Offered = ArticleCondition & { packQuantity: number };

function conditionOf(row: ConditionRow, specials: readonly SpecialRow[], quantity: number): Offered {
  const publicPrice = packPrice(row.pack_ht_cents, row.unit_ht);
  const own = specials.filter(
    (special) => special.article_sku === row.article_sku || special.family === row.family,
  );
  const price =
    publicPrice &&
    choosePrice({
      publicPrice,
      reduction: reductionOf(row),
      list: listTermsOf(row),
      specials: own.map(specialTermsOf).filter((terms) => terms !== null),
      quantity,
    });
  return {
    articleSku: row.article_sku,
    pricingUnit: row.pricing_unit,
    conditioning: row.conditioning,
    packQuantity: Number(row.pack_quantity),
    rangeStatus: row.range_status,
    taxRate: taxRate(row.tax_class),
    price,
    ecoHt: cents(row.eco_ht_cents ?? 0),
    active: price !== null && isOnSale({ rangeStatus: row.range_status }),
  };
}

/** A product costs "from" what its cheapest article on sale costs this customer. */
function cheapest(offers: readonly Offered[]): ArticleCondition | null {
  const best = bestArticle(
    offers.map((offer) => ({
      ...offer,
      sku: offer.articleSku,
      inStock: offer.active,
      packPrice: offer.price?.final.packHt ?? null,
    })),
  );
  return best ?? null;
}
