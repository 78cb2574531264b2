import type { Logger } from 'pino';
import type { Clock } from '../../database/database-clock.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { deliverMail } from '../../mail/deliver-mail.ts';
import { smtpMailer } from '../../mail/sending/smtp-mailer.ts';
import { mailRoom } from '../../testing/mail-room.ts';
import { startOutboxWorker } from '../outbox-worker.ts';
import type { OutboxWorker } from '../outbox-worker.ts';

type WorkerParts = { db: DatabasePool; smtpUrl: string; log: Logger; clock: Clock };

/** The shop's worker with a mail server of the test's choice. */
export function mailWorker({ db, smtpUrl, log, clock }: WorkerParts): OutboxWorker {
  const mailer = smtpMailer(smtpUrl, 'Valbrune <ne-pas-repondre@valbrune.example>');
  const room = { mailer, ...mailRoom(db) };
  const worker = startOutboxWorker({
    db,
    clock,
    log,
    keepVariables: false,
    deliver: (message) => deliverMail(room, message),
  });
  return {
    wake: worker.wake,
    async close() {
      await worker.close();
      mailer.close();
    },
  };
}
