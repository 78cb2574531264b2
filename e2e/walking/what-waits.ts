// What people of the shop have to do and the demo of the tests has none of: asked for, locked, paid, owed, stopped. Of
// orders and accounts that no journey goes by.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { disableWebhook, insertWebhook } from '@nuancier/api/integration/webhooks/webhooks-store.ts';
import { lockAttempts, writeAttempts } from '@nuancier/api/passwords/sign-in-store.ts';
import { keyHash } from '@nuancier/api/rate-limit/rate-limit.ts';
import { CLAIMANT } from '@nuancier/demo/asking/claim-company.ts';
import { customersAsk } from '@nuancier/demo/customers-ask.ts';
import { demoFiles } from '@nuancier/demo/demo-files.ts';
import { loadDemoFiles } from '@nuancier/demo/load-demo.ts';
import { DAY_MS, HOUR_MS } from '@nuancier/domain/durations.ts';

/** Fetched, and cancelled, in a store where no journey prepares. */
export const PAID_BY_CARD = 'W26100336';
export const OWED = 'W26100322';
const REFUSED_CALLS = 3;
const ATTEMPTS = 10;

export async function whatWaits(db: DatabasePool, now: Date): Promise<void> {
  const demo = { today: now, size: 600 } as const;
  // One company more than on a quiet day: the one that somebody claims.
  const companies = demoFiles(demo).filter(({ kind }) => kind === 'companies');
  await loadDemoFiles(db, companies, demo);
  await customersAsk(db, demo);
  await lock(db, now);
  await payByCard(db, now);
  await sql`
    update orders set payment_method = 'bank_transfer', payment_state = 'paid' where number = ${OWED}`.execute(
    db,
  );
  await stopAddress(db, now);
}

/** Who claims a company tries too many passwords. */
async function lock(db: DatabasePool, now: Date): Promise<void> {
  const account = keyHash(CLAIMANT);
  await lockAttempts(db, account, now);
  const lockedUntil = new Date(now.getTime() + DAY_MS);
  await writeAttempts(db, account, { attempts: ATTEMPTS, lastAt: now, lockedUntil });
}

async function payByCard(db: DatabasePool, now: Date): Promise<void> {
  const [id, at] = [randomUUID(), new Date(now.getTime() - HOUR_MS)];
  await sql`
    update orders set payment_method = 'card', payment_state = 'paid' where number = ${PAID_BY_CARD}`.execute(
    db,
  );
  await sql`
    insert into payment (id, order_id, provider, amount_cents, currency, created_at, asked_at)
    select ${id}, id, 'demo', total_ttc_cents, 'EUR', ${at}, ${at} from orders where number = ${PAID_BY_CARD}`.execute(
    db,
  );
  await db
    .insertInto('demo_bank_payment')
    .values({ payment_id: id, news: 'paid', answered_at: at })
    .execute();
}

/** Nobody is called: it was stopped before the shop opens. */
async function stopAddress(db: DatabasePool, now: Date): Promise<void> {
  const id = await insertWebhook(db, {
    name: 'Gestion commerciale',
    url: 'https://erp.example/nuancier',
    types: null,
    secret: Buffer.from(randomUUID()),
    created_at: now,
    position: 0,
  });
  await sql`
    insert into webhook_delivery (webhook_id, position, event_id, type, created_at, next_try_at, tries, failed_at)
    select ${id}, nth, gen_random_uuid(), 'order.placed', ${now}, ${now}, 9, ${now}
    from generate_series(1, ${REFUSED_CALLS}) nth`.execute(db);
  await disableWebhook(db, id, { reason: 'elle ne répond plus', now });
}
