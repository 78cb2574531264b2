import { largeAmounts } from '@nuancier/domain/customers/rights/permissions.ts';
import { cents } from '@nuancier/domain/money.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import type { MailVariables } from '../../outbox/mail-variables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { findShop } from '../../stores/stores.ts';
import type { Order, OrderLine } from '../records/order-record.ts';
import { dueOf } from './mail-parts.ts';
import { pageOf, readerOf } from './order-news.ts';

type Proposed = Pick<MailVariables['order_substitute_proposed'], 'packs' | 'instead' | 'article'> & {
  line: OrderLine;
  unitHt: number;
};

/** The question to the customer. Whoever has switched such mails off is asked by telephone. */
export async function notifySubstitute(
  db: DatabaseTransaction,
  order: Order,
  { line, unitHt, ...proposed }: Proposed,
  now: Date,
): Promise<void> {
  const reader = await readerOf(db, order);
  if (reader === null) return;
  const { showsPrices, account, to, ...addressed } = reader;
  const shop = await findShop(db, order.shopCode);
  const variables = {
    ...addressed,
    ...pageOf(order),
    ...proposed,
    price: showsPrices
      ? { htCents: unitHt, ttcCents: includingTax(cents(unitHt), taxRate('standard')) }
      : null,
    large: largeAmounts(account),
    shop: { name: shop?.titleLabel ?? order.shopCode, phone: shop?.primaryPhone ?? null },
    mode: order.mode,
    due: dueOf(order, line, now),
  };
  await queueMail(db, { template: 'order_substitute_proposed', to, variables }, now);
}

/** Where the question would go; null: it is asked by telephone. */
export async function substituteReader(db: Database, order: Order): Promise<string | null> {
  return (await readerOf(db, order))?.to ?? null;
}
