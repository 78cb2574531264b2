// Random price lists and contracts, each company its own.
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { importPriceLists } from '../../pricing/operations/import-price-lists.ts';
import { importSpecialConditions } from '../../pricing/operations/import-special-conditions.ts';

const percent = fc.integer({ min: 1, max: 7_000 }).map((points) => points / 100);
const pack = fc.integer({ min: 0, max: 30_000 });
const terms = fc.oneof(
  percent.map((value) => ({ extra_percent: value, net_pack_ht_cents: null, net_unit_ht: null })),
  pack.map((value) => ({ extra_percent: null, net_pack_ht_cents: value, net_unit_ht: null })),
);
const days = fc.constantFrom(
  { valid_from: null, valid_to: null },
  { valid_from: '2026-01-01', valid_to: null },
  { valid_from: null, valid_to: '2026-01-01' },
);

export async function drawTerms(db: Kysely<Tables>, seed: number): Promise<void> {
  const companies = await db.selectFrom('company').select('client_code').orderBy('client_code').execute();
  const drawn = { seed, numRuns: companies.length };
  const { list, contract } = await drawings(db);
  const lists = fc.sample(list, drawn).map((drawnList, at) => ({
    code: `TIRE-${seed}-${at}`,
    label: 'Tarif tiré au sort',
    percentByGroup: drawnList.percentByGroup,
    prices: Object.entries(drawnList.prices).map(([sku, cents]) => ({
      article_sku: sku,
      pack_ht_cents: cents,
      unit_ht: 1,
    })),
  }));
  const articles = await db.selectFrom('article').select(['sku', 'pack_quantity']).execute();
  const quantities = new Map(articles.map((article) => [article.sku, Number(article.pack_quantity)]));
  const conditions = fc.sample(contract, drawn).flatMap((lines, at) =>
    lines.map(({ on, terms: drawnTerms, days: drawnDays, from_quantity }) => ({
      client_code: companies[at]?.client_code ?? '',
      label: 'Contrat tiré au sort',
      from_quantity,
      ...on,
      ...drawnTerms,
      ...unitOf(drawnTerms.net_pack_ht_cents, quantities.get(on.article_sku ?? '') ?? 1),
      ...drawnDays,
    })),
  );
  await db.deleteFrom('special_condition').execute();
  const reports = [await importPriceLists(db, lists), await importSpecialConditions(db, conditions)];
  if (!reports.every(({ ok }) => ok)) throw new Error(JSON.stringify(reports));
  await Promise.all(
    companies.map(({ client_code: client }, at) =>
      db
        .updateTable('company')
        .set({ price_list: lists[at]?.code ?? '' })
        .where('client_code', '=', client)
        .execute(),
    ),
  );
}

function unitOf(packHt: number | null, quantity: number): { net_unit_ht: number | null } {
  return { net_unit_ht: packHt === null ? null : Math.round((packHt * 100) / quantity) / 10_000 };
}

async function drawings(db: Kysely<Tables>) {
  const articles = await db.selectFrom('article').select('sku').orderBy('sku').execute();
  const products = await db.selectFrom('product').select(['family', 'price_group']).orderBy('id').execute();
  const sku = fc.constantFrom(...articles.map((article) => article.sku));
  const family = fc.constantFrom(...new Set(products.map((product) => product.family)));
  const group = fc.constantFrom(...new Set(products.map((product) => product.price_group)));
  const on = fc.oneof(
    family.map((one) => ({ family: one, article_sku: null })),
    sku.map((one) => ({ family: null, article_sku: one })),
  );
  const condition = fc.record({ on, terms, days, from_quantity: fc.constantFrom(1, 1, 1, 2) });
  return {
    list: fc.record({
      percentByGroup: fc.dictionary(group, percent),
      prices: fc.dictionary(sku, pack, { maxKeys: 60 }),
    }),
    contract: fc.uniqueArray(condition, {
      maxLength: 12,
      selector: (line) => JSON.stringify([line.on, line.from_quantity, line.days.valid_from]),
    }),
  };
}
