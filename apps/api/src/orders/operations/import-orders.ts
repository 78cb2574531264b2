import { formulaCode } from '@nuancier/domain/catalogue/colour/tints/formula-code.ts';
import { readOrderNumber } from '@nuancier/domain/orders/order-number.ts';
import { partsImpliedBy } from '@nuancier/domain/orders/order-parts.ts';
import { statusFacts } from '@nuancier/domain/orders/order-status.ts';
import { cents } from '@nuancier/domain/money.ts';
import { documentTotals, taxRate } from '@nuancier/domain/tax.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { refusedLines, repeatedLines } from '../../imports/import-report.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { inBatches } from '../../imports/in-batches.ts';
import { promiseFaults } from '../imports/promise-faults.ts';
import { keepPickupCodes } from '../hand-over/pickup-codes-store.ts';
import { importParts } from '../records/order-parts-store.ts';
import type { ImportedPart } from '../records/order-parts-store.ts';
import type { OrderDraft, OrderLineDraft } from '../records/order-record.ts';
import type { OrderRow, OrderTintRow } from '../imports/orders-import-rows.ts';
import { selectBuyers } from '../imports/orders-import-store.ts';
import type { KnownBuyer } from '../imports/orders-import-store.ts';
import { knownNumbers, raiseCounter } from '../records/orders-store.ts';
import { insertOrders } from '../records/placed-orders-store.ts';

/** One query carries this many orders. */
const BATCH = 500;

/** Orders with a number of their own. An existing one is not changed: the shop updates it. */
export async function importOrders(
  db: DatabaseTransaction,
  rows: readonly OrderRow[],
): Promise<ImportReport> {
  const buyers = await selectBuyers(db, [...new Set(rows.map((row) => row.email.toLowerCase()))]);
  const refusals = [
    ...repeatedLines(
      rows,
      (row) => row.number,
      (number) => `La commande «\u00A0${number}\u00A0» figure deux fois.`,
    ),
    ...rows.flatMap((row, at) =>
      buyers.has(row.email.toLowerCase())
        ? []
        : [{ line: at + 1, reason: `Le compte «\u00A0${row.email}\u00A0» n’existe pas.` }],
    ),
    ...rows.flatMap((row, at) => {
      const buyer = buyers.get(row.email.toLowerCase());
      if (buyer === undefined || row.client_code === null || row.client_code === buyer.clientCode) return [];
      const reason = `La commande «\u00A0${row.number}\u00A0» est du client «\u00A0${row.client_code}\u00A0», et le compte «\u00A0${row.email}\u00A0» n’est pas à lui.`;
      return [{ line: at + 1, reason }];
    }),
    ...rows.flatMap((row, at) =>
      partsOf(row).every((part, nth) => isPossible(part, row.lines[nth]?.quantity ?? 0))
        ? []
        : [
            {
              line: at + 1,
              reason: `La commande «\u00A0${row.number}\u00A0» compte plus d’articles préparés ou remis que commandés.`,
            },
          ],
    ),
    ...rows.flatMap((row, at) => promiseFaults(row).map((reason) => ({ line: at + 1, reason }))),
  ];
  if (refusals.length > 0) return refusedLines(refusals);
  const known = await knownNumbers(
    db,
    rows.map((row) => row.number),
  );
  const missing = rows.filter((row) => !known.has(row.number));
  const drafts = missing.flatMap((row) => {
    const buyer = buyers.get(row.email.toLowerCase());
    return buyer === undefined ? [] : [{ number: row.number, draft: draftOf(row, buyer) }];
  });
  for await (const batch of inBatches(drafts, BATCH)) await insertOrders(db, batch, AUTHOR);
  await importParts(db, missing.flatMap(partsOf), AUTHOR);
  await keepPickupCodes(
    db,
    missing.map((row) => row.number),
  );
  for (const [year, nth] of highest(missing)) {
    // oxlint-disable-next-line no-await-in-loop -- one year, seldom two
    await raiseCounter(db, year, nth);
  }
  return { ok: true, lines: rows.length, changed: missing.length, added: missing.length };
}

const AUTHOR = 'import';

function isPossible({ prepared, handed_over: handedOver }: ImportedPart, quantity: number): boolean {
  const counts = [0, handedOver, prepared, quantity];
  return counts.every((count, at) => Number.isSafeInteger(count) && count >= (counts[at - 1] ?? 0));
}

function partsOf({ number, status, lines }: OrderRow): ImportedPart[] {
  const said = partsImpliedBy(status);
  return lines.map((line, at) => {
    const handedOver = line.handed_over ?? (said === 'HANDED_OVER' ? line.quantity : 0);
    const prepared = line.prepared ?? (said === null ? handedOver : line.quantity);
    return { number, position: at + 1, prepared, handed_over: handedOver };
  });
}

function draftOf(row: OrderRow, buyer: KnownBuyer): OrderDraft {
  const placedAt = new Date(row.placed_at);
  const rate = taxRate('standard');
  const goodsHt = row.lines.reduce((sum, line) => sum + line.unit_ht_cents * line.quantity, 0);
  const totals = documentTotals([{ excluding: cents(goodsHt + row.shipping_ht_cents), rate }]);
  const handedOver = statusFacts(row.status).isReceived;
  return {
    cartId: null,
    customerId: buyer.customerId,
    companyId: buyer.companyId,
    representativeId: null,
    placedByStaffId: null,
    buyerName: buyer.name,
    email: row.email,
    shopCode: row.shop_code,
    mode: row.delivery_mode,
    origin: row.order_origin,
    status: row.status,
    paymentMethod: row.payment_method,
    paymentState: 'due',
    purchaseRef: row.purchase_ref,
    purchaseOrderNumber: row.purchase_order_number ?? null,
    customerNotes: null,
    couponCode: null,
    sums: {
      goodsHt,
      ecoHt: 0,
      discountHt: 0,
      shippingHt: row.shipping_ht_cents,
      totalHt: totals.excluding,
      tax: totals.including - totals.excluding,
      totalTtc: totals.including,
    },
    shippingAddress: row.delivery_mode === 'LIV' ? buyer.address : null,
    billingAddress: buyer.address,
    placedAt,
    promisedAt: row.promised_at ? new Date(row.promised_at) : null,
    deliveryOn: row.delivery_on ?? null,
    wished: null,
    firstDeliveryOn: null,
    receivedAt: handedOver ? placedAt : null,
    lines: row.lines.map((line) => ({
      articleSku: line.sku,
      parentSku: line.parent_sku,
      name: line.name,
      conditioning: line.conditioning,
      color: line.tint ? null : line.color,
      ...tintOf(line.tint ?? null),
      pricingUnit: null,
      quantity: line.quantity,
      unitHt: line.unit_ht_cents,
      tintHt: null,
      discountHt: 0,
      taxRate: rate,
      fromStock: 0,
    })),
  };
}

function tintOf(row: OrderTintRow | null): Pick<OrderLineDraft, 'tint' | 'made'> {
  if (row === null) return { tint: null, made: null };
  const { code, hex, name, label, tint_class: tintClass, base } = row;
  return {
    tint: { customColorExa: hex, customerColorLabel: label, code },
    made: { name, tintClass, base, formula: formulaCode({ base, code, hex, tintClass }) },
  };
}

function highest(rows: readonly OrderRow[]): Map<number, number> {
  const years = new Map<number, number>();
  for (const { number } of rows) {
    const read = readOrderNumber(number);
    if (read !== null) years.set(read.year, Math.max(read.nth, years.get(read.year) ?? 0));
  }
  return years;
}
