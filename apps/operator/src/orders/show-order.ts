import { selectTimeline } from '@nuancier/api/orders/history/order-timeline-store.ts';
import { selectBuyerFacts } from '@nuancier/api/orders/news/order-notices-store.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { findOrder, linePartsOf, nameOfLine, oneLine, orderCopy } from '@nuancier/api/orders/orders.ts';
import type { Order } from '@nuancier/api/orders/orders.ts';
import { frenchPhone } from '@nuancier/api/text/french-phone.ts';
import {
  frenchDelivery,
  frenchMoment,
  frenchMoney,
  frenchWeekday,
  frenchWeekdayMoment,
  frenchWish,
} from '@nuancier/api/text/french-words.ts';
import { possibleStatuses } from '@nuancier/domain/orders/order-parts.ts';
import { wishCode } from '@nuancier/domain/arrivals/wished-arrival.ts';
import type { Terminal } from '../command.ts';
import { PAYMENT_WORDS, timelineWords } from './timeline-words.ts';

export async function showOrder(db: DatabasePool, number: string, terminal: Terminal): Promise<number> {
  const order = await findOrder(db, number);
  if (order === undefined) return unknownOrder(number, terminal);
  const next = possibleStatuses(order, order.lines.map(linePartsOf)).join(', ') || 'aucun';
  terminal.print(
    `${number}  ${order.status}  paiement\u00A0: ${PAYMENT_WORDS[order.paymentState]}  états possibles\u00A0: ${next}`,
  );
  const references = [
    ...(order.purchaseOrderNumber ? [`bon de commande\u00A0: ${order.purchaseOrderNumber}`] : []),
    ...(order.purchaseRef ? [`chantier / référence\u00A0: ${order.purchaseRef}`] : []),
  ];
  if (references.length > 0) terminal.print(`  ${references.join('  ')}`);
  for (const words of promiseWords(order)) terminal.print(`  ${words}`);
  await printBuyer(db, order, terminal);
  printLines(order, terminal);
  terminal.print(`  ${moneyWords(order)}`);
  for (const { at, cents } of order.refunds)
    terminal.print(`  remboursé\u00A0: ${frenchMoney(cents)} ${frenchMoment(new Date(at).toISOString())}`);
  for (const entry of await selectTimeline(db, order)) terminal.print(`  ${timelineWords(entry)}`);
  return 0;
}

export function unknownOrder(number: string, terminal: Terminal): number {
  terminal.print(`Aucune commande ne porte le numéro ${number}.`);
  return 1;
}

export function printLines({ lines, mode }: Order, terminal: Terminal): void {
  const handed = mode === 'EMP' ? 'remis' : 'expédiés';
  for (const [at, line] of lines.entries()) {
    const { articleSku, quantity, prepared, handedOver, delivery, made } = line;
    const which = delivery == null ? '' : `  livraison\u00A0: ${delivery}`;
    terminal.print(
      `  ${at + 1}.  ${articleSku}  ${nameOfLine(line)}${which}  commandés\u00A0: ${quantity}  préparés\u00A0: ${prepared}  ${handed}\u00A0: ${handedOver}  reste\u00A0: ${quantity - handedOver}`,
    );
    if (made !== null) terminal.print(`      ${orderCopy.tintMade(made).join('  ')}`);
  }
}

/** When its buyer gets it, and what it wished for where that is not as soon as possible. */
function promiseWords({ mode, promisedAt, deliveryOn, wished, firstDeliveryOn }: Order): string[] {
  if (firstDeliveryOn !== null) return [frenchDelivery(1, firstDeliveryOn), frenchDelivery(2, deliveryOn)];
  if (wished !== null) return [frenchWish(wishCode(wished))];
  if (mode === 'EMP')
    return [
      promisedAt === null
        ? 'Retrait, sans date'
        : `Retrait promis ${frenchWeekdayMoment(promisedAt.toISOString())}`,
    ];
  return [deliveryOn === null ? 'Livraison, sans date' : `Livraison promise le ${frenchWeekday(deliveryOn)}`];
}

async function printBuyer(db: DatabasePool, order: Order, terminal: Terminal): Promise<void> {
  const { shippingAddress, billingAddress, representativeName, customerNotes } = order;
  const { company, clientCode, telephone } = await selectBuyerFacts(db, order);
  const phone = shippingAddress?.telephone ?? billingAddress?.telephone ?? telephone;
  const facts = [
    ['commandée', `${frenchMoment(order.placedAt.toISOString())}, ${orderCopy.modes[order.origin]}`],
    ['magasin', order.shopCode],
    ['acheteur', [order.buyerName, order.email].join(', ')],
    ['société', company === null ? null : [company, clientCode].filter(Boolean).join(', ')],
    ['téléphone', phone === null ? null : frenchPhone(phone)],
    ['passée par', representativeName],
    ['à livrer', order.mode === 'LIV' && shippingAddress !== null ? oneLine(shippingAddress) : null],
    ['à facturer', billingAddress === null ? null : oneLine(billingAddress)],
    ['notes', customerNotes],
  ] as const;
  for (const [label, value] of facts) if (value) terminal.print(`  ${label}\u00A0: ${value}`);
}

function moneyWords({ sums, paymentMethod, paymentState }: Order): string {
  const { totalHt, totalTtc } = sums;
  const payment = orderCopy.payments[paymentMethod].name;
  return `total\u00A0: ${frenchMoney(totalHt)}\u00A0HT, ${frenchMoney(totalTtc)}\u00A0TTC  règlement\u00A0: ${payment} (${PAYMENT_WORDS[paymentState]})`;
}
