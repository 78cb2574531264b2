// A product as others see it: what the shop itself would tell them.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductPreview } from '@nuancier/contract/gestion-types.ts';
import { addDays } from '@nuancier/domain/stores/opening-hours.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { customerById } from '../../customers/customers.ts';
import { conditionsFor } from '../../pricing/pricing.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

const OWNER = 'claire.valbrune@equipe.valbrune.example';
const EDITOR = 'emma.girard@equipe.valbrune.example';
const YANN = 'yann.kermarrec@demo.valbrune.example';
const SKU = 'P102005';
const TODAY = localMoment(DEMO_DAY).date;
const PREVIEW = `sku day customer store is_seen hindrances may_name_customers may_search_customers
  packs { sku price_ht_cents price_ttc_cents regular_ht_cents available is_sold }`;

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

async function ask(email: string, field: string): Promise<ProductPreview | string | null> {
  const { data, errors } = await shop.sendAsStaff(email, `{ seen: ${field} { ${PREVIEW} } }`);
  if (errors) return String(errors[0]?.extensions?.['french'] ?? errors[0]?.message);
  return (data as { seen: ProductPreview | null }).seen;
}

async function preview(email: string, field: string): Promise<ProductPreview> {
  const seen = await ask(email, field);
  if (seen === null || typeof seen === 'string') throw new Error(`no preview: ${seen}`);
  return seen;
}

const seenEntries = () =>
  shop.db
    .selectFrom('audit_entry')
    .select(['customer_id', 'details'])
    .where('event', '=', 'product-seen-as')
    .execute();

it('shows a visitor’s prices and no stock, and keeps no note of it', async () => {
  const seen = await preview(OWNER, `productPreview(sku: "${SKU}")`);
  expect(seen).toMatchObject({ day: TODAY, customer: null, store: null, is_seen: true, hindrances: [] });
  const [pack] = seen.packs;
  const [condition] = await conditionsFor(
    shop.db,
    { kind: 'visitor' },
    [{ sku: pack?.sku ?? '', quantity: 1 }],
    DEMO_DAY,
  );
  expect(condition?.price?.final.packHt).toBeGreaterThan(0);
  expect(pack).toMatchObject({ price_ht_cents: condition?.price?.final.packHt, available: null });
  expect(pack?.price_ttc_cents).toBeGreaterThan(pack?.price_ht_cents ?? 0);
  expect(await seenEntries()).toEqual([]);
});

it('shows what one customer pays at their store, and the log says who was looked at', async () => {
  const seen = await preview(OWNER, `productPreviewFor(sku: "${SKU}", customer: "${YANN}")`);
  const { id } = await shop.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', YANN)
    .executeTakeFirstOrThrow();
  const viewer = await customerById(shop.db, id, DEMO_DAY);
  if (viewer === null) throw new Error('Yann is gone');
  const asked = seen.packs.map(({ sku }) => ({ sku, quantity: 1 }));
  const conditions = await conditionsFor(shop.db, viewer, asked, DEMO_DAY);
  expect(seen.packs.map((pack) => pack.price_ht_cents)).toEqual(
    conditions.map((condition) => condition?.price?.final.packHt ?? null),
  );
  expect(seen.customer).toContain('Kermarrec');
  expect(seen.store).not.toBeNull();
  expect(await seenEntries()).toEqual([{ customer_id: id, details: { sku: SKU, visible_on: TODAY } }]);
});

it('is of any day: what has ended by then is not seen, and it says why', async () => {
  await sql`update product set visible_until = ${addDays(TODAY, 3)}::date where sku = ${SKU}`.execute(
    shop.db,
  );
  const last = await preview(OWNER, `productPreview(sku: "${SKU}", day: "${addDays(TODAY, 3)}")`);
  expect(last.is_seen).toBe(true);
  const after = await preview(OWNER, `productPreview(sku: "${SKU}", day: "${addDays(TODAY, 4)}")`);
  expect(after).toMatchObject({ is_seen: false, hindrances: ['ended'] });
  expect(after.packs.every((pack) => pack.price_ht_cents === null && !pack.is_sold)).toBe(true);
});

it('is for a named customer only where their prices may be seen', async () => {
  const seen = await preview(EDITOR, `productPreview(sku: "${SKU}")`);
  expect(seen).toMatchObject({ may_name_customers: false, may_search_customers: false });
  expect(await ask(EDITOR, `productPreviewFor(sku: "${SKU}", customer: "${YANN}")`)).toMatch(/rôle|droit/);
});

it.each([
  [`productPreviewFor(sku: "${SKU}", customer: "personne")`, /Aucun compte actif/],
  [`productPreview(sku: "${SKU}", day: "2026-02-30")`, /calendrier/],
])('refuses %s in French', async (field, words) => {
  expect(await ask(OWNER, field)).toMatch(words);
});

it('knows no product that there is not', async () => {
  expect(await ask(OWNER, 'productPreview(sku: "INCONNU")')).toBeNull();
});
