import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { changeOrderStatus } from '@nuancier/api/orders/operations/change-order-status.ts';
import { moveOrderParts } from '@nuancier/api/orders/operations/move-order-parts.ts';
import { cardLeftOf, findOrder, staffCopy } from '@nuancier/api/orders/orders.ts';
import { frenchMoney } from '@nuancier/api/text/french-words.ts';
import type { PartKind } from '@nuancier/domain/orders/order-parts.ts';
import { isOrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { Command, Terminal } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';
import { operatorName, operatorPlace } from '../operator.ts';
import { listOrders, LIST_USAGE } from '../orders/list-orders.ts';
import { refundCommand } from '../orders/refund-command.ts';
import { printLines, showOrder, unknownOrder } from '../orders/show-order.ts';
import { readParts } from './read-parts.ts';

/** `all`: said alone, it is of everything that is left. */
const MOVES: ReadonlyMap<string, { kind: PartKind; all: boolean }> = new Map([
  ['prepare', { kind: 'PREPARED', all: false }],
  ['hand-over', { kind: 'HANDED_OVER', all: false }],
  ['take-back', { kind: 'TAKEN_BACK', all: false }],
  ['pick', { kind: 'PREPARED', all: true }],
  ['ready', { kind: 'PREPARED', all: true }],
  ['handed-over', { kind: 'HANDED_OVER', all: true }],
]);
const EVERYTHING = ['tout'];

export const orderCommand: Command = {
  name: 'order',
  takes: `${LIST_USAGE} | NUMÉRO [status ÉTAT | cancel | pick [LIGNE=QUANTITÉ…] | ready | handed-over [LIGNE=QUANTITÉ…] | take-back LIGNE=QUANTITÉ… | refund [MONTANT] [--yes]]`,
  summary:
    'cherche des commandes, en montre une en entier, change son état, rend l’argent d’une carte, ou dit ce qui est préparé, remis ou n’est plus prêt (« tout » pour le reste), et prévient le client',
  async run([number, action = '', ...words], configuration, terminal) {
    if (number === 'list')
      return openAsTool(configuration, ({ db }) =>
        listOrders(db, action === '' ? words : [action, ...words], terminal),
      );
    if (number !== undefined && action === 'refund')
      return refundCommand(number, words, configuration, terminal);
    const status = statusOf(action, words);
    const move = MOVES.get(action);
    const parts = move?.all && words.length === 0 ? EVERYTHING : words;
    const isMove = move !== undefined && parts.length > 0 && (action !== 'ready' || words.length === 0);
    if (number === undefined || (action !== '' && status === null && !isMove)) {
      terminal.print(`Usage\u00A0: npm run shop -- order ${orderCommand.takes}`);
      return 2;
    }
    return openAsTool(configuration, ({ db }) => {
      if (move !== undefined) return movePart(db, number, move.kind, parts, terminal);
      return status === null ? showOrder(db, number, terminal) : change(db, number, status, terminal);
    });
  },
};

function statusOf(action: string, [status, ...more]: readonly string[]): string | null {
  if (action === 'cancel' && status === undefined) return 'ANNULEE';
  return action === 'status' && status !== undefined && more.length === 0 ? status : null;
}

async function movePart(
  db: DatabasePool,
  number: string,
  kind: PartKind,
  words: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const order = await findOrder(db, number);
  if (order === undefined) return unknownOrder(number, terminal);
  const read = readParts(order.lines, words);
  if (!read.ok) {
    terminal.print(read.refusal);
    printLines(order, terminal);
    return 2;
  }
  const moved = await moveOrderParts(db, operatorPlace('order'), {
    number,
    kind,
    lines: read.value,
    author: operatorName(terminal),
  });
  if (moved.ok) {
    terminal.print(`La commande ${number} est maintenant ${moved.value.status}.`);
    printLines(moved.value, terminal);
    return 0;
  }
  if (moved.refusal === 'UNKNOWN_ORDER') return unknownOrder(number, terminal);
  terminal.print(staffCopy[moved.refusal]);
  await showOrder(db, number, terminal);
  return 1;
}

async function change(db: DatabasePool, number: string, status: string, terminal: Terminal): Promise<number> {
  if (!isOrderStatus(status)) {
    terminal.print(`L’état «\u00A0${status}\u00A0» n’existe pas.`);
    return 2;
  }
  const moved = await changeOrderStatus(db, operatorPlace('order'), {
    number,
    to: status,
    author: operatorName(terminal),
  });
  if (moved.ok) {
    terminal.print(`La commande ${number} est maintenant ${status}.`);
    const { id, paymentState } = moved.value;
    const owed = paymentState === 'refund-due' ? await cardLeftOf(db, id) : null;
    if (owed !== null)
      terminal.print(`${frenchMoney(owed)} sont à rendre sur la carte\u00A0: shop order ${number} refund.`);
    return 0;
  }
  if (moved.refusal === 'UNKNOWN_ORDER') return unknownOrder(number, terminal);
  terminal.print(`La commande ${number} ne peut pas passer à l’état ${status}.`);
  if (moved.refusal !== 'STATUS_CHANGE_REFUSED') terminal.print(staffCopy[moved.refusal]);
  await showOrder(db, number, terminal);
  return 1;
}
