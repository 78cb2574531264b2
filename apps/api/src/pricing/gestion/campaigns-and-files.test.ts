// Campaigns beside price files, and what is pressed twice.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fileDesk } from '../../intake/testing/file-desk.ts';
import type { FileDesk } from '../../intake/testing/file-desk.ts';
import { takeBackRun } from '../../intake/take-back-run.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { holdPrices } from '../imports/hold-prices.ts';
import { askConditions } from '../testing/ask-conditions.ts';

const CLAIRE = 'claire.valbrune@equipe.valbrune.example';
const NOW = new Date('2026-11-18T08:00:00Z');
/** listed at 20.79 for long */
const SKU = '10100001';
const REDUCED = `article;prix_ht;prix_unitaire_ht;reduction;prix_reduit_ht;prix_unitaire_reduit_ht
${SKU};20,79;6,93;DESTOCK;10,00;3,3333
`;

const PLAIN = `article;prix_ht;prix_unitaire_ht
${SKU};20,79;6,93
`;

let today = NOW;
let shop: ShopApi;
let desk: FileDesk;
beforeAll(async () => {
  shop = await shopApi({ now: () => today });
  desk = await fileDesk(() => shop.db);
});
afterEach(async () => {
  today = NOW;
  await sql`delete from price_history where article_sku = ${SKU} and kind = 'REDUCTION'`.execute(shop.db);
});
afterAll(async () => {
  await desk.close();
  await shop.close();
});

const place = {
  viewer: { kind: 'visitor' as const },
  clientAddress: 'poste',
  requestId: 'essai',
  now: () => today,
};
const given = (more: Record<string, unknown> = {}) => ({
  name: 'Rentrée',
  kind: 'PROMOTION',
  from: '2026-11-18',
  to: '2026-11-30',
  percent: 2_000,
  categories: [],
  brands: [],
  range_statuses: [],
  references: [SKU],
  ...more,
});
const SAVE = 'mutation ($input: CampaignInput!) { act: saveCampaign(input: $input) { row { id } revision } }';
type Campaign = { row: { id: number }; revision: number };

async function act(document: string, variables: Record<string, unknown> = {}, key?: string) {
  const { data, errors } = await shop.sendAsStaff(CLAIRE, document, variables, key);
  const refusal = (errors?.[0]?.message ?? '').replaceAll('\u00A0', ' ');
  return { campaign: data?.['act'] as Campaign, refusal };
}

async function running(): Promise<Campaign> {
  const { campaign } = await act(SAVE, { input: given() });
  const { id } = campaign.row;
  const scheduled = await act(
    `mutation { act: scheduleCampaign(id: ${id}, revision: 1, leaveOut: false) { row { id } revision } }`,
  );
  expect(scheduled.refusal).toBe('');
  return scheduled.campaign;
}

const stopped = async ({ row, revision }: Campaign) =>
  (await act(`mutation { act: stopCampaign(id: ${row.id}, revision: ${revision}) { row { id } revision } }`))
    .refusal;

/** Final and struck price of a pack before tax, and its type. */
async function told() {
  const [condition] = await askConditions(shop, [SKU]);
  const one = condition?.priceExcludingTax;
  return [one?.packagingFinalPrice, one?.packagingRegularPrice, one?.priceType];
}

it.each([
  ['on its day', NOW],
  ['two days later', new Date('2026-11-20T08:00:00Z')],
])('a campaign that was stopped does not come back with the file taken back %s', async (_when, later) => {
  const campaign = await running();
  await desk.give('prices', REDUCED, { place, isAccepted: true });
  expect(await told()).toEqual([10, 20.79, 'DESTOCK']);
  expect(await stopped(campaign)).toBe('');
  today = later;
  const { id } = await shop.db
    .selectFrom('import_run')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(await takeBackRun(shop.db, place, { id, by: 'essai', kinds: null })).toMatchObject({ ok: true });
  expect(await told()).toEqual([20.79, 20.79, null]);
});

it('what files reduce is counted beside the campaigns, and what a campaign reduces is not', async () => {
  const byFile = async () => {
    const { data } = await shop.sendAsStaff(CLAIRE, '{ campaigns { by_file { count more } } }');
    const told = data?.['campaigns'] as { by_file: { count: number; more: boolean } } | undefined;
    return told?.by_file;
  };
  const { count = Number.NaN } = (await byFile()) ?? {};
  const campaign = await running();
  expect(await byFile()).toEqual({ count, more: false });
  await desk.give('prices', REDUCED, { place, isAccepted: true });
  expect(await byFile()).toEqual({ count: count + 1, more: false });
  expect(await stopped(campaign)).toBe('');
  await desk.give('prices', PLAIN, { place, isAccepted: true });
  expect(await byFile()).toEqual({ count, more: false });
});

it('a stop waits for a price file that is being written, and holds no price before', async () => {
  const campaign = await running();
  const { stopping } = await shop.db.transaction().execute(async (file) => {
    await holdPrices(file);
    const asked = stopped(campaign);
    const waiting = () =>
      sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(shop.db);
    await expect.poll(async () => (await waiting()).rows.length).toBeGreaterThan(0);
    // The file goes on to the article that the campaign is of.
    await sql`select from public_price where article_sku = ${SKU} for update nowait`.execute(file);
    return { stopping: asked };
  });
  expect(await stopping).toBe('');
  expect(await told()).toEqual([20.79, 20.79, null]);
});

it('a draft whose form is sent twice is one draft', async () => {
  const key = randomUUID();
  const twice = await Promise.all([1, 2].map(() => act(SAVE, { input: given({ name: 'Une fois' }) }, key)));
  expect(twice.map(({ refusal }) => refusal)).toEqual(['', '']);
  expect(twice[0]?.campaign.row.id).toBe(twice[1]?.campaign.row.id);
  const drafts = await shop.db.selectFrom('campaign').select('id').where('name', '=', 'Une fois').execute();
  expect(drafts).toHaveLength(1);
});

it('all that is wrong is told in one refusal', async () => {
  const { refusal } = await act(SAVE, { input: given({ name: '', percent: 15_000, references: [] }) });
  for (const words of ['un nom de 80', 'de 0,01 à 90', 'Dites de quels articles'])
    expect(refusal).toContain(words);
});
