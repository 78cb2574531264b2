import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { queueMail } from './outbox.ts';

const NOW = new Date('2026-03-02T08:00:00Z');
let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(() => database.close());

const mail = { template: 'newsletter_confirm', to: 'a@b.example', variables: { confirmPath: '/x' } } as const;

it('a mail leaves with the transaction that decided it, and not without', async () => {
  const { db } = database;
  const failing = db.transaction().execute(async (transaction) => {
    await queueMail(transaction, mail, NOW);
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);

  await db.transaction().execute((transaction) => queueMail(transaction, mail, NOW));
  expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([
    { kind: 'mail', payload: mail, created_at: NOW, next_try_at: NOW, tries: 0, sent_at: null },
  ]);
});
