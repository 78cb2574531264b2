// The prices of lines as somebody writes them: from the customer's own, not below what the role may give.
import { discountedPrice, floorPrice } from '@nuancier/domain/quotations/discount-limit.ts';
import { judgeFigures } from '@nuancier/domain/quotations/written-line.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { frenchMoney } from '../../text/french-words.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';
import { customerPrices, readerOf } from './customer-prices.ts';
import type { PricedArticle } from './customer-prices.ts';
import { articleGone, belowFloor } from './desk-copy.ts';
import type { DeskLine, DeskQuotation } from './desk-quotation-store.ts';
import type { LineFigures } from './write-quotation-store.ts';

/** Below that price only somebody else may go. `nth`: which line of the quotation it is, from 1. */
export function refuseBelowFloor(
  { name, customerHt, unitHt }: { name: string; customerHt: number; unitHt: number },
  { role }: Pick<Staff, 'role'>,
  nth?: number,
): void {
  const floor = floorPrice(cents(customerHt), role);
  if (unitHt < floor)
    throw new Refusal('QUOTATION_FLOOR', undefined, belowFloor(name, `${frenchMoney(floor)}\u00A0HT`), nth);
}

export type WantedLine = {
  line: DeskLine;
  /** which of the quotation's lines it is, from 1 */
  nth: number;
  /** 0: it is to go */
  quantity: number;
  /** null: the customer's own price of today */
  unitHt: number | null;
  isTouched: boolean;
};

type Change = {
  /** all lines of the quotation */
  wanted: readonly WantedLine[];
  /** on every article that stays, in hundredths of a percent; null: none */
  discount: number | null;
  staff: Pick<Staff, 'role'>;
};

/** What is to be written of lines as they will stand together, priced for the quotation's customer today. */
export async function judgedLines(
  db: Database,
  context: Pick<QuotationDeskContext, 'index' | 'now'>,
  { customerId }: Pick<DeskQuotation, 'customerId'>,
  { wanted, discount, staff }: Change,
): Promise<{ removed: number[]; figures: LineFigures[] }> {
  const reduced = wanted.map((one) => withDiscount(one, discount));
  const staying = reduced.filter(({ quantity }) => quantity !== 0);
  for (const { quantity, unitHt, nth, isTouched } of staying) {
    const judged = isTouched ? judgeFigures({ quantity, unitHt }) : null;
    if (judged?.ok === false) throw new Refusal(judged.refusal, undefined, undefined, nth);
  }
  // Prices go by how many packs of an article there are: lines that share it are priced together.
  const touched = new Set(reduced.filter(({ isTouched }) => isTouched).map(({ line }) => line.articleSku));
  const articles = staying.filter(({ line }) => !line.isFree && touched.has(line.articleSku));
  const reader = await readerOf(db, customerId, context.now());
  const asked = articles.map(({ line, quantity }) => ({ sku: line.articleSku, quantity, tint: line.tint }));
  const prices = await customerPrices(db, context, reader, asked);
  const priceOf = new Map(articles.map(({ line }, at) => [line.id, prices[at]]));
  return {
    removed: reduced.filter(({ quantity }) => quantity === 0).map(({ line }) => line.id),
    figures: staying.flatMap((one) => {
      if (one.line.isFree) return one.isTouched ? [freeFigures(one)] : [];
      const price = priceOf.get(one.line.id);
      return price === undefined ? [] : articleFigures(one, price, { discount, staff });
    }),
  };
}

/** By the customer's price of today, whatever was typed or written before. */
function withDiscount(wanted: WantedLine, discount: number | null): WantedLine {
  return discount === null || wanted.line.isFree ? wanted : { ...wanted, unitHt: null, isTouched: true };
}

function freeFigures({ line, quantity, unitHt }: WantedLine): LineFigures {
  return { id: line.id, quantity, unitHt: unitHt ?? line.unitHt, customerHt: null, tintHt: null };
}

/**
 * What somebody else was allowed to write stays as long as it is not touched: neither the line itself, nor, by fewer
 * packs of its article elsewhere in the quotation, the price that its customer would pay.
 */
function articleFigures(
  { line, nth, quantity, unitHt, isTouched }: WantedLine,
  price: Awaited<ReturnType<typeof customerPrices>>[number],
  { discount, staff }: Pick<Change, 'discount' | 'staff'>,
): LineFigures[] {
  if (!isTouched && !isDearer(line, price)) return [];
  if ('refusal' in price) throw new Refusal('QUOTATION_ARTICLE_GONE', undefined, articleGone(line.name), nth);
  const { customerHt } = price;
  const written = unitHt ?? discountedPrice(cents(customerHt), discount ?? 0);
  refuseBelowFloor({ name: line.name, customerHt, unitHt: written }, staff, nth);
  const tintHt = price.tintHt === null ? null : Math.min(price.tintHt, written);
  return [{ id: line.id, quantity, unitHt: written, customerHt, tintHt }];
}

function isDearer({ customerHt }: DeskLine, price: PricedArticle | { refusal: unknown }): boolean {
  return 'customerHt' in price && price.customerHt > (customerHt ?? 0);
}
