// What was invoiced and credited of an order, in Magento's shapes.
import { lineName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import type { Money } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import { taxRate } from '@nuancier/domain/tax.ts';
import type { InvoicesContext } from './invoices-context.ts';
import { batched } from '../concurrency/batched.ts';
import { vatName } from '../text/vat-name.ts';
import { invoiceCopy } from './invoice-copy.ts';
import type { Invoice as Paper, InvoiceLine } from './invoice-record.ts';
import { invoiceScope } from './invoice-scope.ts';
import { selectInvoicesOfOrders } from './invoices-store.ts';
import { money } from './invoices-view.ts';

type Item = { article_sku: string };
type Ordered<Line extends Item> = { number: string; items?: readonly (Line | null)[] | null };

export async function invoicesOf<Line extends Item>(
  context: Pick<InvoicesContext, 'viewer' | 'db'>,
  order: Ordered<Line>,
) {
  const showsPrices = mayViewPrice(context.viewer);
  return (await papersOf(context, order, 'FACTURE')).map((paper) => ({
    ...headOf(paper, showsPrices),
    comments: [],
    items: paper.lines.map((line, at) => ({
      __typename: 'InvoiceItem' as const,
      ...lineOf(paper, line, at, { order, showsPrices }),
      quantity_invoiced: line.quantity,
    })),
  }));
}

export async function creditMemosOf<Line extends Item>(
  context: Pick<InvoicesContext, 'viewer' | 'db'>,
  order: Ordered<Line>,
) {
  const showsPrices = mayViewPrice(context.viewer);
  return (await papersOf(context, order, 'AVOIR')).map((paper) => {
    const { total, ...head } = headOf(paper, showsPrices);
    return {
      ...head,
      total: total && { ...total, adjustment: money(0) },
      comments:
        paper.reason === null ? [] : [{ timestamp: `${paper.issuedOn} 00:00:00`, message: paper.reason }],
      items: paper.lines.map((line, at) => ({
        __typename: 'CreditMemoItem' as const,
        ...lineOf(paper, line, at, { order, showsPrices }),
        quantity_refunded: line.quantity,
      })),
    };
  });
}

async function papersOf(
  context: Pick<InvoicesContext, 'viewer' | 'db'>,
  { number }: { number: string },
  type: Paper['type'],
): Promise<Paper[]> {
  if (!can(context.viewer, 'view-invoices')) return [];
  return (await papers(context, number)).filter((paper) => paper.type === type);
}

const papers = batched(
  async ({ db, viewer }: Pick<InvoicesContext, 'db' | 'viewer'>, orders: readonly string[]) => {
    const found =
      viewer.kind === 'visitor' ? [] : await selectInvoicesOfOrders(db, invoiceScope(viewer), orders);
    const byOrder = Map.groupBy(found, ({ orderNumber }) => orderNumber);
    return orders.map((order) => byOrder.get(order) ?? []);
  },
);

/** A credit note is kept below zero; Magento counts what was given back above it. */
function headOf({ type, number, lines, totalHt, tax, totalTtc }: Paper, showsPrices: boolean) {
  const rate = taxRate('standard') / 100;
  const goods = lines.reduce((sum, { unitHt, quantity }) => sum + Math.abs(unitHt) * quantity, 0);
  // What the lines do not say: delivery above their sum, a coupon below it.
  const rest = Math.abs(totalHt) - goods;
  const delivery = money(Math.max(rest, 0));
  const total = {
    subtotal: money(goods),
    discounts: rest < 0 ? [{ amount: amount(rest), label: invoiceCopy.discount }] : [],
    total_tax: amount(tax),
    taxes: [{ amount: amount(tax), rate, title: vatName(rate) }],
    grand_total: amount(totalTtc),
    base_grand_total: amount(totalTtc),
    total_shipping: delivery,
    shipping_handling: { total_amount: delivery, amount_excluding_tax: delivery, taxes: [], discounts: [] },
  };
  return {
    id: Buffer.from(`${type} ${number}`).toString('base64'),
    number,
    total: showsPrices ? total : null,
  };
}

function amount(value: number): Money {
  return money(Math.abs(value));
}

function lineOf<Line extends Item>(
  { type, number }: Paper,
  line: InvoiceLine,
  at: number,
  { order, showsPrices }: { order: Ordered<Line>; showsPrices: boolean },
) {
  const price: Money = showsPrices ? money(line.unitHt) : { value: null, currency: 'EUR' };
  return {
    id: Buffer.from(`${type} ${number} ${at}`).toString('base64'),
    order_item: order.items?.find((item) => item?.article_sku === line.articleSku) ?? null,
    product_name: lineName(line),
    product_sku: line.articleSku,
    product_sale_price: price,
    discounts: [],
  };
}
