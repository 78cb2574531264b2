// A product as a visitor or a customer sees it: the shop's own prices, days and stock, asked for that person.
import type { PreviewPack, ProductPreview } from '@nuancier/contract/gestion-types.ts';
import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { hindrances, isSeen } from '@nuancier/domain/catalogue/hindrances.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { isSalable } from '@nuancier/domain/pricing/is-salable.ts';
import { figuresExcludingTax, figuresIncludingTax } from '@nuancier/domain/pricing/price-figures.ts';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { recordAudit } from '../../audit/audit.ts';
import { customerById, selectNamedCustomer } from '../../customers/customers.ts';
import { conditionsFor } from '../../pricing/pricing.ts';
import type { Condition } from '../../pricing/pricing.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { stocksIn } from '../../stock/stock.ts';
import type { ArticleStock } from '../../stock/stock.ts';
import { currentShopCode, findShop } from '../../stores/stores.ts';
import { selectShelfArticles, selectShelfSheet, selectTree } from '../shelf/shelf-store.ts';
import { openIds } from '../shelf/shelf-view.ts';
import type { ShelfContext } from './shelf-products.ts';

type Asked = { sku: string; day?: string | null | undefined };

export function productPreview(context: ShelfContext, asked: Asked): Promise<ProductPreview | null> {
  const { staff } = entitled(context.staff, 'productPreview');
  return seenBy(context, staff, asked, { viewer: { kind: 'visitor' }, name: null, id: null });
}

export async function productPreviewFor(
  context: ShelfContext,
  { customer: given, ...asked }: Asked & { customer: string },
): Promise<ProductPreview | null> {
  const { staff } = entitled(context.staff, 'productPreviewFor');
  const { db, now } = context;
  const named = await selectNamedCustomer(db, given.trim());
  const viewer = named === undefined ? null : await customerById(db, named.id, now());
  if (named === undefined || viewer === null) throw new Refusal('PREVIEW_CUSTOMER');
  const name = named.company === null ? named.name : `${named.name}, ${named.company}`;
  const seen = await seenBy(context, staff, asked, { viewer, name, id: named.id });
  if (seen !== null) {
    const details = { sku: seen.sku, visible_on: seen.day };
    await recordAudit(db, context, { event: 'product-seen-as', customerId: named.id, details });
  }
  return seen;
}

async function seenBy(
  { db, now }: ShelfContext,
  { role }: Pick<Staff, 'role'>,
  { sku, day: given }: Asked,
  { viewer, name, id }: { viewer: Viewer; name: string | null; id: number | null },
): Promise<ProductPreview | null> {
  const day = dayOf(given, now());
  const sheet = await selectShelfSheet(db, sku.trim());
  if (sheet === undefined) return null;
  const articles = await selectShelfArticles(db, sheet.sku);
  const asked = articles.map((article) => ({ sku: article.sku, quantity: 1 }));
  const conditions = await conditionsFor(db, viewer, asked, new Date(`${day}T12:00:00Z`));
  const shopCode = await currentShopCode(db, viewer, null, now());
  const skus = articles.map((article) => article.sku);
  const shelf = shopCode === null ? undefined : (await stocksIn(db, [shopCode], skus)).get(shopCode);
  const shop = shopCode === null ? undefined : await findShop(db, shopCode);
  const open = openIds(await selectTree(db), day);
  const showsPrices = mayViewPrice(viewer);
  const found = hindrances(
    {
      ...sheet,
      categories: sheet.filed.map(({ id }) => open.has(id)),
      showsPrices,
      isPriced: conditions.some((condition) => condition?.price != null),
    },
    day,
  );
  return {
    sku: sheet.sku,
    name: sheet.name,
    url: `/produit/${encodeURIComponent(sheet.url_key)}`,
    day,
    customer: name,
    customer_id: id,
    store: shop?.titleLabel ?? null,
    is_seen: isSeen(found),
    hindrances: found,
    visible_from: sheet.visible_from,
    visible_until: sheet.visible_until,
    packs: articles.map((article, at) =>
      packView(article, { condition: conditions[at] ?? null, stock: shelf?.get(article.sku), showsPrices }),
    ),
    may_name_customers: scopeOf('productPreviewFor', role) !== null,
    may_search_customers: scopeOf('shopCustomers', role) !== null,
  };
}

function dayOf(given: string | null | undefined, now: Date): string {
  const day = given?.trim() || localMoment(now).date;
  if (!isCalendarDay(day)) throw new Refusal('PREVIEW_DAY');
  return day;
}

type Offered = { condition: Condition | null; stock: ArticleStock | undefined; showsPrices: boolean };

function packView(
  { sku, conditioning, color }: { sku: string; conditioning: string; color?: string | null | undefined },
  { condition, stock, showsPrices }: Offered,
): PreviewPack {
  const price = showsPrices ? (condition?.price ?? null) : null;
  const untaxed = price && figuresExcludingTax(price);
  const taxed = price && condition && figuresIncludingTax(price, condition.taxRate);
  const isLess = untaxed !== null && untaxed.discount > 0;
  return {
    sku,
    pack: [conditioning, color].filter(Boolean).join(', '),
    price_ht_cents: untaxed?.packFinal ?? null,
    price_ttc_cents: taxed?.packFinal ?? null,
    regular_ht_cents: isLess ? untaxed.packRegular : null,
    regular_ttc_cents: isLess ? (taxed?.packRegular ?? null) : null,
    discount: untaxed?.discountBasisPoints ?? 0,
    price_type: untaxed?.type ?? null,
    available: stock?.available ?? null,
    is_sold:
      condition !== null &&
      isSalable({
        isPriced: condition.price !== null,
        rangeStatus: stock?.statutArticleMag ?? condition.rangeStatus,
        available: stock?.available ?? null,
      }),
  };
}
