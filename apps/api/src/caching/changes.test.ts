import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceCatalogueChange } from '../database/announce-catalogue-change.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

async function nameOfWood(): Promise<unknown> {
  const { data } = await shop.send('{ categoryList(filters: { ids: { eq: "39" } }) { name } }');
  return data?.['categoryList'];
}

async function rename(name: string): Promise<void> {
  await shop.db.updateTable('category').set({ name }).where('id', '=', 39).execute();
}

async function listeners(): Promise<number[]> {
  const found = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where application_name = 'nuancier changes' and datname = current_database()`.execute(shop.db);
  return found.rows.map((row) => row.pid);
}

describe('watchChanges', () => {
  it('a changed category shows on the next request once the change is announced', async () => {
    expect(await nameOfWood()).toEqual([{ name: 'Bois' }]);
    await shop.db.transaction().execute(async (trx) => {
      await trx.updateTable('category').set({ name: 'Bois et lasures' }).where('id', '=', 39).execute();
      await announceCatalogueChange(trx);
    });
    await expect.poll(nameOfWood).toEqual([{ name: 'Bois et lasures' }]);
  });

  it('what changed while the connection was lost shows as soon as it is back', async () => {
    await nameOfWood();
    const [before] = await listeners();
    await sql`select pg_terminate_backend(${before}::int)`.execute(shop.db);
    await rename('Bois, lasures et vernis');
    await expect.poll(nameOfWood).toEqual([{ name: 'Bois, lasures et vernis' }]);
    const [after] = await listeners();
    expect(after).not.toBe(before);
    expect(shop.logLines().some((line) => line.includes('hears changes'))).toBe(true);
  });

  it('hears announcements again afterwards', async () => {
    await rename('Bois');
    await announceCatalogueChange(shop.db);
    await expect.poll(nameOfWood).toEqual([{ name: 'Bois' }]);
  });

  it('leaves no connection behind', async () => {
    const other = await shopApi({ database: 'empty' });
    await other.api.close();
    const found = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where application_name = 'nuancier changes' and datname = current_database()`.execute(other.db);
    expect(found.rows[0]?.count).toBe(0);
    await other.close();
  });
});
