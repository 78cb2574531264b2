import { userInfo } from 'node:os';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { changeOrderStatus } from '@nuancier/api/orders/operations/change-order-status.ts';
import { findOrder } from '@nuancier/api/orders/orders.ts';
import { isOrderStatus, nextStatuses } from '@nuancier/domain/orders/order-status.ts';
import type { Command, Terminal } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';

export const orderCommand: Command = {
  name: 'order',
  takes: 'NUMÉRO [status ÉTAT]',
  summary: 'montre l’état d’une commande, ou le change et prévient le client',
  async run([number, action, status, ...rest], configuration, terminal) {
    const isChange = action === 'status' && status !== undefined;
    if (number === undefined || rest.length > 0 || (action !== undefined && !isChange)) {
      terminal.print(`Usage\u00A0: npm run shop -- order ${orderCommand.takes}`);
      return 2;
    }
    return openAsTool(configuration, ({ db }) =>
      isChange ? change(db, number, status, terminal) : show(db, number, terminal),
    );
  },
};

async function show(db: DatabasePool, number: string, terminal: Terminal): Promise<number> {
  const order = await findOrder(db, number);
  if (order === undefined) return unknown(number, terminal);
  const next = nextStatuses(order.mode, order.status).join(', ') || 'aucun';
  terminal.print(
    `${number}  ${order.status}  paiement\u00A0: ${order.paymentState}  états possibles\u00A0: ${next}`,
  );
  return 0;
}

async function change(db: DatabasePool, number: string, status: string, terminal: Terminal): Promise<number> {
  if (!isOrderStatus(status)) {
    terminal.print(`L’état «\u00A0${status}\u00A0» n’existe pas.`);
    return 2;
  }
  const author = userInfo().username;
  const place = {
    viewer: { kind: 'visitor' },
    clientAddress: 'poste de commande',
    requestId: 'shop order',
  } as const;
  const moved = await changeOrderStatus(
    db,
    { ...place, now: () => new Date() },
    { number, to: status, author },
  );
  if (moved.ok) {
    terminal.print(`La commande ${number} est maintenant ${status}.`);
    return 0;
  }
  if (moved.refusal === 'UNKNOWN_ORDER') return unknown(number, terminal);
  terminal.print(`La commande ${number} ne peut pas passer à l’état ${status}.`);
  await show(db, number, terminal);
  return 1;
}

function unknown(number: string, terminal: Terminal): number {
  terminal.print(`Aucune commande ne porte le numéro ${number}.`);
  return 1;
}
