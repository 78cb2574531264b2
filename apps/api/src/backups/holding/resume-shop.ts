// The restored shop becomes the one that lives. Between its backup and its end the lost one went on: it sent mails, and
// gave out numbers of orders and places in the log that this one knows nothing of.
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import { skipEventPositions } from '../../events/events.ts';
import { skipOrderNumbers } from '../../orders/orders.ts';
import { giveUpWaiting } from '../../outbox/outbox.ts';
import { skipQuotationNumbers } from '../../quotations/quotations.ts';
import { deleteHold, selectHold, skipSequences } from './hold-store.ts';

export type Resuming = {
  now: Date;
  /** Mails that waited when the backup was taken: most have left since, by the lost shop. */
  sendsWaiting: boolean;
  /** How many numbers the lost shop may have given out since. */
  skip: number;
  /** In the same transaction. */
  note: (db: DatabaseTransaction, done: Resumed) => Promise<void>;
};
export type Resumed = { backup: string; mailsGivenUp: number };

/** Undefined when nothing was held. */
export function resumeShop(
  db: DatabasePool,
  { now, sendsWaiting, skip, note }: Resuming,
): Promise<Resumed | undefined> {
  return db.transaction().execute(async (transaction) => {
    const hold = await selectHold(transaction);
    if (hold === undefined || !(await deleteHold(transaction))) return undefined;
    const why = 'Attendait lors de la sauvegarde\u00A0: sans doute parti depuis';
    const mailsGivenUp = sendsWaiting
      ? 0
      : await giveUpWaiting(transaction, { writtenBy: hold.stateOf, now, why });
    const numbers = { most: skip, year: Number(localMoment(now).date.slice(0, 4)) };
    await skipOrderNumbers(transaction, numbers);
    await skipQuotationNumbers(transaction, numbers);
    await skipEventPositions(transaction, skip * EVENTS_PER_NUMBER);
    await skipSequences(transaction, skip);
    const done = { backup: hold.backup, mailsGivenUp };
    await note(transaction, done);
    return done;
  });
}

/** An order is told of many times, and so is all else that happens. */
const EVENTS_PER_NUMBER = 100;
