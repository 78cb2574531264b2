import { isFreeLine } from '@nuancier/domain/cart/quoted-lines.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { FREE_REFERENCE } from '@nuancier/domain/free-line.ts';
import { cents, isTooLarge } from '@nuancier/domain/money.ts';
import { MOST_WRITTEN_LINES } from '@nuancier/domain/quotations/written-line.ts';
import { documentTotals, taxRate } from '@nuancier/domain/tax.ts';
import type { DocumentTotals } from '@nuancier/domain/tax.ts';
import type { Cart, PricedLine } from '../../cart/cart.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { customerPrices } from '../desk/customer-prices.ts';
import type { WrittenLine } from '../desk/write-quotation-store.ts';
import { quotationCopy } from '../quotation-copy.ts';
import type { QuotationsContext } from '../quotations-context.ts';

/** A cart's lines as the writer of the quotation finds them: articles at the customer's own price of today. */
export async function askedLines(
  db: Database,
  { catalogue, now }: Pick<QuotationsContext, 'catalogue' | 'now'>,
  customer: Customer,
  { lines }: Pick<Cart, 'lines'>,
): Promise<WrittenLine[]> {
  if (lines.length === 0) throw new Refusal('QUOTATION_CART_EMPTY');
  if (lines.length > MOST_WRITTEN_LINES) throw new Refusal('QUOTATION_FULL');
  const articles = lines.filter(({ line }) => !isFreeLine(line));
  const wanted = articles.map(({ line }) => ({
    sku: line.articleSku,
    quantity: line.quantity,
    tint: line.tint,
  }));
  const index = async () => ({ catalogue: await catalogue() });
  const prices = await customerPrices(db, { index, now }, customer, wanted);
  const priceOf = new Map(articles.map(({ line }, at) => [line.uid, prices[at]]));
  return lines.map(({ line }) => {
    const price = priceOf.get(line.uid);
    if (price === undefined) return freeOf(line);
    if ('refusal' in price) throw new Refusal('QUOTATION_UNSOLD', undefined, quotationCopy.unsold(line.name));
    return { ...price, unitHt: price.customerHt };
  });
}

/** What a request comes to. */
export function askedTotal(lines: readonly WrittenLine[]): DocumentTotals {
  const goods = lines.reduce((sum, { unitHt, quantity }) => sum + unitHt * quantity, 0);
  const total = documentTotals([{ excluding: cents(goods), rate: taxRate('standard') }]);
  if (isTooLarge(total.including)) throw new Refusal('QUOTATION_TOO_LARGE');
  return total;
}

/** What another quotation in the cart offers beside its articles. */
function freeOf({ name, quantity, quoted }: PricedLine['line']): WrittenLine {
  return {
    articleSku: FREE_REFERENCE,
    parentSku: FREE_REFERENCE,
    name,
    conditioning: null,
    color: null,
    quantity,
    unitHt: quoted?.unitHt ?? 0,
    taxRate: taxRate('standard'),
    tint: null,
    tintHt: null,
    isFree: true,
    customerHt: null,
  };
}
