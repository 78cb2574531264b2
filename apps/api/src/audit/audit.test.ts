import { sql } from 'kysely';
import { afterAll, beforeAll, expect, expectTypeOf, it } from 'vitest';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { recordAudit } from './audit.ts';
import type { AllNamed, AuditDetails } from './detail-words.ts';

const NOW = new Date('2026-11-02T08:00:00Z');
let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(() => database.close());

const place = {
  viewer: { kind: 'visitor' },
  clientAddress: '203.0.113.7',
  requestId: 'essai-0001',
  now: () => NOW,
} as const;

it('keeps who, what, when and where, and no secret', async () => {
  await recordAudit(database.db, place, {
    event: 'sign-in-failed',
    customerId: 7,
    details: { reason: 'password', token: 'abc' },
  });
  expect(await database.db.selectFrom('audit_entry').selectAll().execute()).toMatchObject([
    {
      at: NOW,
      event: 'sign-in-failed',
      actor_id: null,
      customer_id: 7,
      client_address: '203.0.113.7',
      request_id: 'essai-0001',
      details: { reason: 'password', token: '[masqué]' },
    },
  ]);
});

it('takes no detail that people have no word for, at the top or in what changed', () => {
  type Nameless = { readonly withoutAWord: 'nameless' };
  expectTypeOf<AllNamed<{ kind: string }>>().toBeUnknown();
  expectTypeOf<AllNamed<{ kind: string; nameless: number }>>().toEqualTypeOf<Nameless>();
  expectTypeOf<AllNamed<{ after: { kind: string; nameless: number } }>>().toEqualTypeOf<Nameless>();
});

it('takes no event of a change without what stood before and stands after', () => {
  type Half = { readonly after: string };
  type Whole = { readonly before: string; readonly after: string };
  type Note<Details extends AuditDetails> = Parameters<typeof recordAudit<'settings-changed', Details>>[2];
  expectTypeOf<{ event: 'settings-changed' }>().not.toExtend<Note<AuditDetails>>();
  expectTypeOf<{ event: 'settings-changed'; details: Half }>().not.toExtend<Note<Half>>();
  expectTypeOf<{ event: 'settings-changed'; details: Whole }>().toExtend<Note<Whole>>();
  expectTypeOf<{ event: 'export' }>().toExtend<Parameters<typeof recordAudit<'export', AuditDetails>>[2]>();
});

it.each([`update audit_entry set event = 'sign-in'`, 'delete from audit_entry', 'truncate audit_entry'])(
  'is append-only: %s',
  async (statement) => {
    await recordAudit(database.db, { ...place, now: () => new Date() }, { event: 'export' });
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('append-only');
  },
);

it('lets go of what is over a year old', async () => {
  await recordAudit(database.db, { ...place, now: () => new Date('2020-01-01') }, { event: 'erasure' });
  await sql`delete from audit_entry where event = 'erasure'`.execute(database.db);
  const left = database.db.selectFrom('audit_entry').select('id').where('event', '=', 'erasure').execute();
  expect(await left).toEqual([]);
});
