import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';

const NADIA = 'nadia.castellan@demo.valbrune.example';

let database: ClonedDatabase;
let said: string;
let id: string;
beforeEach(async () => {
  database = await testDatabase('demo');
  said = '';
  const waits = await database.db
    .updateTable('customer')
    .set({ is_proven: false })
    .where('email', '=', NADIA)
    .returning('id')
    .executeTakeFirstOrThrow();
  id = String(waits.id);
  await database.db
    .insertInto('company_proof')
    .values({ customer_id: waits.id, asked_at: new Date(), token_hash: null, site_code: 'seconde' })
    .execute();
});
afterEach(() => database.close());

function shop(...words: string[]): Promise<number> {
  const print = (line: string) => {
    said += `${line}\n`;
  };
  const env = { DATABASE_URL: database.url, PUBLIC_URL: 'https://boutique.example' };
  return runShopCommand(words, env, '/srv/boutique', { print, progress: progressOn({ write: print }) });
}

const account = () =>
  database.db
    .selectFrom('customer')
    .select(['is_proven', 'role'])
    .where('email', '=', NADIA)
    .executeTakeFirst();
const audited = async () =>
  (await database.db.selectFrom('audit_entry').select('event').execute()).map(({ event }) => event);
const told = async () =>
  (await database.db.selectFrom('outbox').select('payload').execute()).map(({ payload }) => payload);

describe('npm run shop -- company', () => {
  it('D72 lists those who wait, and confirms one by the store’s word', async () => {
    expect(await shop('company', 'list')).toBe(0);
    expect(said).toContain(NADIA);
    expect(await shop('company', 'confirm', id)).toBe(0);
    expect(await account()).toEqual({ is_proven: true, role: 'Dirigeant' });
    expect(await audited()).toContain('company-proven');
    expect(await told()).toMatchObject([{ template: 'company_proof_settled', to: NADIA, site: 'seconde' }]);
    said = '';
    expect(await shop('company', 'list')).toBe(0);
    expect(said).toBe('Aucun compte n’attend de confirmation.\n');
    expect(await shop('company', 'refuse', id)).toBe(1);
  });

  it('D72 refuses one: the account is nobody’s from now on', async () => {
    expect(await shop('company', 'refuse', id)).toBe(0);
    expect(await account()).toEqual({ is_proven: true, role: null });
    expect(await audited()).toContain('company-refused');
  });

  it.each([[], ['confirm'], ['confirm', 'x'], ['list', 'x']])(
    'is told how to be asked: %s',
    async (...words) => {
      expect(await shop('company', ...words)).toBe(2);
      expect(said).toContain('Usage');
    },
  );
});
