import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nobodyTold } from '../../testing/nobody-told.ts';
import { shopApi } from '../../testing/shop-api.ts';
import { siteSettingsSchema } from '../site-settings.ts';
import { importSites } from './import-sites.ts';

let shop: Awaited<ReturnType<typeof shopApi>>;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

it('THM-01 CFG-03 a changed site shows at once in a running shop: its theme and its title', async () => {
  const row = await shop.db
    .selectFrom('site')
    .selectAll()
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow();
  const settings = v.parse(siteSettingsSchema, row.settings);
  expect(await config()).toEqual({ theme: 'valbrune', title_suffix: settings.title_suffix });

  const changed = { ...row, theme: 'comptoir', settings: { ...settings, title_suffix: '· Le Comptoir' } };
  const report = await shop.db.transaction().execute((db) => importSites(db, [changed], nobodyTold));

  expect(report).toEqual({ ok: true, lines: 1, changed: 1, added: 0 });
  await expect.poll(config).toEqual({ theme: 'comptoir', title_suffix: '· Le Comptoir' });
});

it('a changed IBAN is told as well where the settings of before cannot be read', async () => {
  const own = shop.db.selectFrom('site').selectAll().where('is_default', '=', true);
  const row = await own.executeTakeFirstOrThrow();
  const settings = v.parse(siteSettingsSchema, row.settings);
  const told = await shop.db.transaction().execute(async (db) => {
    const unread = JSON.stringify({ ...settings, seller: { iban: 5 } });
    await db.updateTable('site').set({ settings: unread }).where('code', '=', row.code).execute();
    const owner = { email: 'claire@exemple.fr', firstname: 'Claire', lastname: 'V' };
    const telling = { ...nobodyTold, ownersToTell: () => Promise.resolve([owner]) };
    expect(await importSites(db, [{ ...row, settings }], telling)).toMatchObject({ ok: true });
    return db.selectFrom('outbox').select('payload').execute();
  });
  expect(told.map(({ payload }) => payload)).toContainEqual(
    expect.objectContaining({ template: 'staff_iban_changed', to: 'claire@exemple.fr' }),
  );
});

async function config(): Promise<unknown> {
  const { data } = await shop.send('{ storeConfig { theme title_suffix } }');
  return data?.['storeConfig'];
}
