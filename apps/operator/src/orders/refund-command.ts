import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import { refundRefusals, refundWords } from '@nuancier/api/checkout/payment/refund-copy.ts';
import { refundOrder } from '@nuancier/api/checkout/payment/refund-order.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { readCents } from '@nuancier/api/imports/columns/cell-values.ts';
import { createLog } from '@nuancier/api/monitoring/log.ts';
import { findOrder } from '@nuancier/api/orders/orders.ts';
import type { Order } from '@nuancier/api/orders/orders.ts';
import { createCardPayments } from '@nuancier/api/payments/payments.ts';
import { frenchMoney } from '@nuancier/api/text/french-words.ts';
import type { Terminal } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';
import { operatorName, operatorPlace } from '../operator.ts';
import { unknownOrder } from './show-order.ts';

const YES = '--yes';
const USAGE = 'Usage\u00A0: npm run shop -- order NUMÉRO refund [MONTANT] [--yes]';

export async function refundCommand(
  number: string,
  words: readonly string[],
  configuration: Configuration,
  terminal: Terminal,
): Promise<number> {
  const [amount, ...more] = words.filter((word) => word !== YES);
  const amountCents = amount === undefined ? null : readCents(amount);
  if (more.length > 0) {
    terminal.print(USAGE);
    return 2;
  }
  if (amountCents === undefined) {
    terminal.print(`«\u00A0${amount}\u00A0» n’est pas un montant\u00A0: écrivez par exemple 12,50.`);
    return 2;
  }
  return openAsTool(configuration, async ({ db }) => {
    const order = await findOrder(db, number);
    if (order === undefined) return unknownOrder(number, terminal);
    if (!words.includes(YES) && !(await isMeant(order, amountCents, terminal))) return 1;
    return refund(db, { number, amountCents }, configuration, terminal);
  });
}

async function refund(
  db: DatabasePool,
  asked: { number: string; amountCents: number | null },
  { payments, publicUrl, mode, contactEmail }: Configuration,
  terminal: Terminal,
): Promise<number> {
  const parts = {
    db,
    now: () => new Date(),
    log: createLog({ level: 'silent' }),
    cardPayments: createCardPayments(db, { payments, publicUrl, production: mode === 'production' }),
    contactEmail,
  };
  const author = operatorName(terminal);
  const done = await refundOrder(parts, operatorPlace('order refund'), { ...asked, author });
  if (!done.ok) {
    if (done.refusal === 'UNKNOWN_ORDER') return unknownOrder(asked.number, terminal);
    terminal.print(refundRefusals[done.refusal]);
    return 1;
  }
  terminal.print(refundWords(done.value));
  return done.value.kind === 'given' ? 0 : 1;
}

/** Money that has left does not come back by itself: whoever asks types the order's number again. */
async function isMeant(
  { number, sums: { totalTtc } }: Order,
  amountCents: number | null,
  { ask, print }: Terminal,
): Promise<boolean> {
  const what =
    amountCents === null
      ? `tout ce qui reste de ${frenchMoney(totalTtc)}\u00A0TTC`
      : `${frenchMoney(amountCents)} sur ${frenchMoney(totalTtc)}\u00A0TTC`;
  if (ask === undefined) {
    print(`Ajoutez ${YES} pour rendre ${what}. Rien n’est rendu.`);
    return false;
  }
  const typed = await ask(`Rendre ${what}\u00A0? Pour confirmer, retapez ${number}\u00A0: `);
  if (typed.trim().toUpperCase() === number.toUpperCase()) return true;
  print('Ce n’est pas le même numéro\u00A0: rien n’est rendu.');
  return false;
}
