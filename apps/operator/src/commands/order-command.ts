import { userInfo } from 'node:os';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { changeOrderStatus } from '@nuancier/api/orders/operations/change-order-status.ts';
import { moveOrderParts } from '@nuancier/api/orders/operations/move-order-parts.ts';
import { frenchDelivery, frenchWish } from '@nuancier/api/text/french-words.ts';
import { findOrder, nameOfLine, staffCopy } from '@nuancier/api/orders/orders.ts';
import type { Order } from '@nuancier/api/orders/orders.ts';
import { possibleStatuses } from '@nuancier/domain/orders/order-parts.ts';
import type { PartKind } from '@nuancier/domain/orders/order-parts.ts';
import { isOrderStatus } from '@nuancier/domain/orders/order-status.ts';
import { wishCode } from '@nuancier/domain/arrivals/wished-arrival.ts';
import type { Command, Terminal } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';
import { readParts } from './read-parts.ts';

const MOVES = new Map<string, PartKind>([
  ['prepare', 'PREPARED'],
  ['hand-over', 'HANDED_OVER'],
  ['take-back', 'TAKEN_BACK'],
]);

export const orderCommand: Command = {
  name: 'order',
  takes:
    'NUMÉRO [status ÉTAT | prepare LIGNE=QUANTITÉ… | hand-over LIGNE=QUANTITÉ… | take-back LIGNE=QUANTITÉ…]',
  summary:
    'montre une commande et ses lignes, change son état, ou dit ce qui est préparé, remis ou n’est plus prêt (« tout » pour le reste), et prévient le client',
  async run([number, action, ...words], configuration, terminal) {
    const kind = MOVES.get(action ?? '');
    const [status] = words;
    const isChange = action === 'status' && status !== undefined && words.length === 1;
    const isMove = kind !== undefined && words.length > 0;
    if (number === undefined || (action !== undefined && !isChange && !isMove)) {
      terminal.print(`Usage\u00A0: npm run shop -- order ${orderCommand.takes}`);
      return 2;
    }
    return openAsTool(configuration, ({ db }) => {
      if (kind !== undefined) return move(db, number, kind, words, terminal);
      return isChange ? change(db, number, status, terminal) : show(db, number, terminal);
    });
  },
};

async function show(db: DatabasePool, number: string, terminal: Terminal): Promise<number> {
  const order = await findOrder(db, number);
  if (order === undefined) return unknown(number, terminal);
  const next = possibleStatuses(order, order.lines).join(', ') || 'aucun';
  terminal.print(
    `${number}  ${order.status}  paiement\u00A0: ${order.paymentState}  états possibles\u00A0: ${next}`,
  );
  const references = [
    ...(order.purchaseOrderNumber ? [`bon de commande\u00A0: ${order.purchaseOrderNumber}`] : []),
    ...(order.purchaseRef ? [`chantier / référence\u00A0: ${order.purchaseRef}`] : []),
  ];
  if (references.length > 0) terminal.print(`  ${references.join('  ')}`);
  for (const words of wishWords(order)) terminal.print(`  ${words}`);
  printLines(order, terminal);
  return 0;
}

/** When its buyer wants it, where that is not as soon as possible. */
function wishWords({ wished, firstDeliveryOn, deliveryOn }: Order): string[] {
  const two =
    firstDeliveryOn === null ? [] : [frenchDelivery(1, firstDeliveryOn), frenchDelivery(2, deliveryOn)];
  return [...(wished === null ? [] : [frenchWish(wishCode(wished))]), ...two];
}

function printLines({ lines, mode }: Order, terminal: Terminal): void {
  const handed = mode === 'EMP' ? 'remis' : 'expédiés';
  for (const [at, line] of lines.entries()) {
    const { articleSku, quantity, prepared, handedOver, delivery } = line;
    const which = delivery == null ? '' : `  livraison\u00A0: ${delivery}`;
    terminal.print(
      `  ${at + 1}.  ${articleSku}  ${nameOfLine(line)}${which}  commandés\u00A0: ${quantity}  préparés\u00A0: ${prepared}  ${handed}\u00A0: ${handedOver}  reste\u00A0: ${quantity - handedOver}`,
    );
  }
}

async function move(
  db: DatabasePool,
  number: string,
  kind: PartKind,
  words: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const order = await findOrder(db, number);
  if (order === undefined) return unknown(number, terminal);
  const read = readParts(order.lines, words);
  if (!read.ok) {
    terminal.print(read.refusal);
    printLines(order, terminal);
    return 2;
  }
  const moved = await moveOrderParts(db, here(), { number, kind, lines: read.value, author: author() });
  if (moved.ok) {
    terminal.print(`La commande ${number} est maintenant ${moved.value.status}.`);
    printLines(moved.value, terminal);
    return 0;
  }
  if (moved.refusal === 'UNKNOWN_ORDER') return unknown(number, terminal);
  terminal.print(staffCopy[moved.refusal]);
  await show(db, number, terminal);
  return 1;
}

async function change(db: DatabasePool, number: string, status: string, terminal: Terminal): Promise<number> {
  if (!isOrderStatus(status)) {
    terminal.print(`L’état «\u00A0${status}\u00A0» n’existe pas.`);
    return 2;
  }
  const moved = await changeOrderStatus(db, here(), { number, to: status, author: author() });
  if (moved.ok) {
    terminal.print(`La commande ${number} est maintenant ${status}.`);
    return 0;
  }
  if (moved.refusal === 'UNKNOWN_ORDER') return unknown(number, terminal);
  terminal.print(`La commande ${number} ne peut pas passer à l’état ${status}.`);
  if (moved.refusal === 'STATUS_PART_IN_HAND') terminal.print(staffCopy[moved.refusal]);
  await show(db, number, terminal);
  return 1;
}

function here() {
  return {
    viewer: { kind: 'visitor' },
    clientAddress: 'poste de commande',
    requestId: 'shop order',
    now: () => new Date(),
  } as const;
}

function author(): string {
  return userInfo().username;
}

function unknown(number: string, terminal: Terminal): number {
  terminal.print(`Aucune commande ne porte le numéro ${number}.`);
  return 1;
}
