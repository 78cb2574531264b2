// The search as the shop's people keep it: what was searched, synonyms and pins.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Products } from '@nuancier/contract/api-types.ts';
import type { SearchedWords, SearchEffect, SearchSynonym } from '@nuancier/contract/gestion-types.ts';
import type { AuditEvent } from '../../audit/audit.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { forgetSearches } from '../search.ts';
import type { SearchMade } from '../search.ts';

let shop: ShopApi;
let neighbour: ShopApi;
const people = new Map<string, string>();
beforeAll(async () => {
  shop = await shopApi();
  neighbour = await shopApi({ beside: shop });
  const found = await shop.db
    .selectFrom('staff')
    .select(['role', 'email'])
    .where('is_demo', '=', true)
    .execute();
  for (const { role, email } of found) people.set(role, email);
});
afterAll(async () => {
  await neighbour.close();
  await shop.close();
});

const PATIENT = { timeout: 60_000 };

async function ask<Answer>(document: string, variables: Record<string, unknown> = {}): Promise<Answer> {
  const { data, errors } = await shop.sendAsStaff(people.get('contenu') ?? '', document, variables);
  if (errors) throw new Error(String(errors[0]?.extensions?.['key'] ?? errors[0]?.message));
  return Object.values(data ?? {})[0] as Answer;
}

const DAYS = { since: '2026-01-01', until: '2026-12-31' };
const searched = (tab = 'all', more: Record<string, unknown> = {}) =>
  ask<SearchedWords>(
    `query ($since: String!, $until: String!, $tab: SearchedTab!, $after: String) {
      searchedWords(since: $since, until: $until, tab: $tab, after: $after) {
        rows { words searches without_result clicks share results results_now }
        total { searches without_result clicks words } next } }`,
    { ...DAYS, tab, ...more },
  );
const made = (typed: string, more: Partial<SearchMade> = {}): SearchMade => ({
  site: 'default',
  typed,
  address: 'un client',
  results: 3,
  isReference: false,
  isOpened: false,
  ...more,
});
const found = async (of: ShopApi, search: string, more = ''): Promise<string[]> => {
  const { data } = await of.send(
    `query ($search: String) { products(search: $search, pageSize: 50 ${more}) { items { sku } } }`,
    { search },
  );
  const { items } = (data ?? {})['products'] as Products;
  return (items ?? []).map((item) => item?.sku ?? '');
};
const suggested = async (query: string): Promise<string[]> => {
  const { data } = await shop.send('query ($q: String!) { search(query: $q) { products { sku } } }', {
    q: query,
  });
  return ((data ?? {})['search'] as { products: { sku: string }[] }).products.map(({ sku }) => sku);
};
const audited = (event: AuditEvent) =>
  shop.db.selectFrom('audit_entry').select(['details', 'staff_id']).where('event', '=', event).execute();

describe('what was searched', () => {
  it('adds up over processes, and says what found nothing and what nobody opened', async () => {
    const { searches } = shop.api;
    searches.searched(made('Peinture Façade'));
    searches.searched(made('peinture facade', { results: 4 }));
    searches.searched(made('zorglub', { results: 0 }));
    searches.searched(made('10100001', { results: 1, isReference: true, isOpened: true }));
    searches.opened({ site: 'default', address: 'un client', typed: 'PEINTURE FACADE' });
    neighbour.api.searches.searched(made('peinture façade', { results: 5 }));
    await neighbour.sendAsStaff(
      people.get('contenu') ?? '',
      `{ searchedWords(since: "2026-01-01", until: "2026-12-31", tab: all) { next } }`,
    );
    const { rows, total } = await searched();
    expect(total).toEqual({ searches: 5, without_result: 1, clicks: 2, words: 3 });
    expect(rows.map(({ words, searches: count }) => [words, count])).toEqual([
      ['peinture facade', 3],
      ['10100001', 1],
      ['zorglub', 1],
    ]);
    expect(rows[0]).toMatchObject({ clicks: 1, without_result: 0, share: 6000, results: 4 });
    expect(rows[0]?.results_now).toBe((await found(shop, 'peinture facade')).length);
    expect((await searched('no_result')).rows.map(({ words }) => words)).toEqual(['zorglub']);
    expect((await searched('no_click')).rows.map(({ words }) => words)).toEqual([]);
    searches.searched(made('lasure'));
    expect((await searched('no_click')).rows.map(({ words }) => words)).toEqual(['lasure']);
  });

  it('keeps nothing that may be about a person, and no site that there is not', async () => {
    const before = (await searched()).total;
    const { searches } = shop.api;
    for (const typed of ['yann@exemple.fr', '06 12 34 56 78', 'client 104522', '?']) {
      searches.searched(made(typed));
      searches.opened({ site: 'default', address: 'un client', typed });
    }
    searches.searched(made('lasure', { site: 'ailleurs' }));
    searches.opened({ site: 'default', address: 'un client', typed: 'jamais cherché' });
    expect((await searched()).total).toEqual(before);
    expect(
      await shop.db.selectFrom('search_count').select('words').where('words', 'like', 'jamais%').execute(),
    ).toEqual([]);
    const [row = {}] = await shop.db.selectFrom('search_count').selectAll().execute();
    expect(Object.keys(row)).toEqual([
      'day',
      'site',
      'words',
      'searches',
      'without_result',
      'clicks',
      'results',
    ]);
  });

  it('a database that is away loses nothing, and no search fails for it', async () => {
    const before = (await searched()).total;
    await sql`alter table search_count rename to search_count_away`.execute(shop.db);
    shop.api.searches.searched(made('lasure'));
    await expect(searched()).rejects.toThrow('Internal server error');
    expect(await found(shop, 'lasure')).not.toEqual([]);
    await sql`alter table search_count_away rename to search_count`.execute(shop.db);
    expect((await searched()).total.searches).toBe(before.searches + 1);
    expect(shop.logLines().some((line) => line.includes('searches could not be counted'))).toBe(true);
  });

  it('a flood of words is bounded, and read page by page', async () => {
    const before = (await searched()).total;
    for (let at = 0; at < 1_000; at += 1)
      shop.api.searches.searched(made(`du robot ${at}`, { address: 'un robot' }));
    for (let at = 0; at < 300; at += 1)
      shop.api.searches.searched(made(`site ${at}`, { site: `ailleurs ${at}`, address: `autre ${at}` }));
    for (let at = 0; at < 700; at += 1)
      shop.api.searches.searched(made(`mot ${at}`, { address: `client ${at % 10}` }));
    expect((await searched()).total.searches - before.searches).toBe(500);
    const robot = await sql`select from search_count where words like 'du robot%'`.execute(shop.db);
    expect(robot.rows).toHaveLength(100);
    const first = await searched();
    const second = await searched('all', { after: first.next });
    expect(new Set([...first.rows, ...second.rows].map(({ words }) => words)).size).toBe(100);
  });

  it('no more than five thousand words a day, and those there are go on', async () => {
    await sql`insert into search_count (day, site, words, searches)
      select day, site, 'plein ' || number, 1 from search_count, generate_series(1, 5000) number
      where words = 'lasure'`.execute(shop.db);
    const count = async (words: string) =>
      (await shop.db.selectFrom('search_count').select('searches').where('words', '=', words).execute())[0]
        ?.searches ?? 0;
    const before = await count('lasure');
    shop.api.searches.searched(made('jamais vu'));
    shop.api.searches.searched(made('lasure'));
    await searched();
    expect([await count('jamais vu'), await count('lasure')]).toEqual([0, before + 1]);
    await sql`delete from search_count where words like 'plein %'`.execute(shop.db);
  });

  it('is forgotten after thirteen months', async () => {
    const old = { site: 'x', searches: 1, words: 'ancien' };
    const days = ['2025-10-14', '2025-10-15'].map((day) => ({ ...old, day }));
    await shop.db.insertInto('search_count').values(days).execute();
    expect(await forgetSearches(shop.db, new Date('2026-11-15T10:00:00Z'))).toBe(1);
  });

  it.each([
    [{ since: '2026-02-30', until: '2026-03-01' }],
    [{ since: '2026-03-02', until: '2026-03-01' }],
    [{ since: '2025-01-01', until: '2026-03-01' }],
  ])('refuses %j', async (days) => {
    await expect(searched('all', days)).rejects.toThrow('SEARCH_PERIOD');
  });
});

describe('synonyms', () => {
  const RULE = 'query ($rule: SynonymInput!, $tried: String) { trySynonym(rule: $rule, tried: $tried)';
  const SIDES = '{ words before { total products { sku } } after { total products { sku other_place } } }';
  const rule = { words: ['zorglub'], leads_to: ['enduit de rebouchage'] };
  const attempt = (tried: string | null = null) => ask<SearchEffect>(`${RULE} ${SIDES} }`, { rule, tried });
  const add = (given: object) =>
    ask<SearchSynonym>(
      'mutation ($rule: SynonymInput!) { addSynonym(rule: $rule) { id words leads_to author } }',
      {
        rule: given,
      },
    );

  it('shows the effect first, then changes every process, and is undone by removing it', async () => {
    const wanted = await found(shop, 'enduit de rebouchage');
    expect(await found(shop, 'zorglub')).toEqual([]);
    // Asked again while it is being prepared.
    await expect.poll(async () => (await attempt()).after, PATIENT).not.toBeNull();
    const effect = await attempt();
    expect(effect).toMatchObject({ words: 'zorglub', before: { total: 0, products: [] } });
    expect(wanted).toEqual(expect.arrayContaining(effect.after?.products.map(({ sku }) => sku) ?? ['-']));
    expect(effect.after?.total).toBeGreaterThan(0);
    expect((await attempt('lasure')).before).toEqual({
      total: (await found(shop, 'lasure')).length,
      products: (await found(shop, 'lasure')).slice(0, 12).map((sku) => ({ sku })),
    });
    expect(await found(shop, 'zorglub')).toEqual([]);

    const added = await add(rule);
    expect(added).toMatchObject({ ...rule, author: expect.stringContaining(' ') });
    for (const one of [shop, neighbour])
      await expect.poll(async () => (await found(one, 'zorglub')).length, PATIENT).toBe(effect.after?.total);
    expect((await found(shop, 'zorglub')).slice(0, 12)).toEqual(effect.after?.products.map(({ sku }) => sku));
    await expect(add(rule)).rejects.toThrow('SYNONYM_KNOWN');
    await ask('mutation ($id: Int!) { removeSynonym(id: $id) { id } }', { id: added.id });
    for (const one of [shop, neighbour]) await expect.poll(() => found(one, 'zorglub'), PATIENT).toEqual([]);
    await expect(
      ask('mutation ($id: Int!) { removeSynonym(id: $id) { id } }', { id: added.id }),
    ).rejects.toThrow('SYNONYM_GONE');
    const told = { rule: 'zorglub > enduit de rebouchage' };
    expect(await audited('search-synonym-added')).toMatchObject([
      { details: { before: {}, after: told }, staff_id: expect.any(Number) },
    ]);
    expect(await audited('search-synonym-removed')).toMatchObject([{ details: { before: told, after: {} } }]);
  });

  it('a person tries thirty new rules in ten minutes', async () => {
    await expect.poll(async () => (await attempt()).after, PATIENT).not.toBeNull();
    await sql`update rate_counter set hits = 30 where name = 'synonym-tried'`.execute(shop.db);
    const other = { words: ['gloubi'], leads_to: ['enduit'] };
    await expect(ask(`${RULE} { words } }`, { rule: other })).rejects.toThrow('Too many attempts');
    // What stands there already costs nothing.
    expect((await attempt()).after).not.toBeNull();
  });

  it('one rule stands once, whoever presses first; changed, it says who did, and one that is gone is told', async () => {
    const twin = { words: ['bidule', 'machin'], leads_to: [] };
    const both = await Promise.allSettled([add(twin), add(twin)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { rows: kept } = await sql<{ id: number }>`
      select id from search_synonym where 'bidule' = any(words)`.execute(shop.db);
    expect(kept).toHaveLength(1);
    const [{ id } = { id: 0 }] = kept;
    const other = await add({ words: ['schmilblick', 'bitoniau'], leads_to: [] });
    const change = (changed: object, read: object = twin, of = id) =>
      ask<SearchSynonym>(
        `mutation ($id: Int!, $read: SynonymInput!, $rule: SynonymInput!) {
          changeSynonym(id: $id, read: $read, rule: $rule) { id words leads_to } }`,
        { id: of, read, rule: changed },
      );
    const wider = { words: ['bidule', 'machin', 'zorglub'], leads_to: [] };
    await expect(change({ words: ['schmilblick', 'bitoniau'], leads_to: [] })).rejects.toThrow(
      'SYNONYM_KNOWN',
    );
    expect(await change(wider)).toEqual({ id, ...wider });
    await expect(change(twin)).rejects.toThrow('SYNONYM_CHANGED');
    await expect(change(twin, wider, other.id + 1_000)).rejects.toThrow('SYNONYM_GONE');
    expect(await audited('search-synonym-changed')).toMatchObject([
      { details: { id, before: { rule: 'bidule = machin' }, after: { rule: 'bidule = machin = zorglub' } } },
    ]);
    for (const gone of [id, other.id])
      await ask('mutation ($id: Int!) { removeSynonym(id: $id) { id } }', { id: gone });
  });

  it('refuses what the search could not use, before and after', async () => {
    await expect(add({ words: ['seul'], leads_to: [] })).rejects.toThrow('SYNONYM_FEW');
    await expect(
      ask(`${RULE} ${SIDES} }`, { rule: { words: ['a > b', 'c'], leads_to: [] } }),
    ).rejects.toThrow('SYNONYM_SIGN');
  });
});

describe('pins', () => {
  const PIN = `mutation ($words: String!, $skus: [String!]!, $read: [String!]!) {
    pinProducts(words: $words, skus: $skus, read: $read) { words products { sku name } } }`;
  const pin = (words: string, skus: readonly string[], read: readonly string[] = []) =>
    ask(PIN, { words, skus, read });
  const attempt = (words: string, skus: readonly string[]) =>
    ask<SearchEffect>(
      `query ($words: String!, $skus: [String!]!) { tryPins(words: $words, skus: $skus) {
        words pinned { sku name } before { total products { sku } } after { total products { sku other_place } } } }`,
      { words, skus },
    );
  let usual: string[];
  let stranger: string;
  beforeAll(async () => {
    usual = await found(shop, 'rouleau');
    stranger = (await found(shop, 'lasure'))[0] ?? '';
  });

  it('shows the effect first; then the first results, the panel and other spellings follow', async () => {
    const third = usual[2] ?? '';
    const article = await shop.db
      .selectFrom('article')
      .innerJoin('product', 'product.id', 'article.product_id')
      .select('article.sku')
      .where('product.sku', '=', stranger)
      .executeTakeFirstOrThrow();
    const effect = await attempt('rouleau', [third, article.sku]);
    expect(effect.pinned.map(({ sku }) => sku)).toEqual([third, stranger]);
    expect(effect.after?.products.slice(0, 3)).toEqual([
      { sku: third, other_place: 3 },
      { sku: stranger, other_place: null },
      { sku: usual[0], other_place: 1 },
    ]);
    expect(effect.after?.total).toBe(effect.before.total + 1);
    expect(await found(shop, 'rouleau')).toEqual(usual);

    await pin('rouleau', [third, stranger]);
    for (const one of [shop, neighbour])
      await expect
        .poll(async () => (await found(one, 'Rouleaux')).slice(0, 2), PATIENT)
        .toEqual([third, stranger]);
    expect((await suggested('rouleau')).slice(0, 2)).toEqual([third, stranger]);
    expect((await found(shop, 'rouleu')).slice(0, 2)).toEqual([third, stranger]);
    expect(await found(shop, 'rouleau laqueur')).not.toContain(stranger);
    // Another order than the usual one is left alone, and so are filters.
    const byName = await found(shop, 'rouleau', ', sort: { name: ASC }');
    expect(byName[0]).not.toBe(third);
    expect(await found(shop, 'rouleau', `, filter: { sku: { eq: "${usual[0]}" } }`)).toEqual([usual[0]]);
  });

  it('one that is not on sale is shown to nobody, and stays in the list', async () => {
    const [third = ''] = await found(shop, 'rouleau');
    await shop.db.updateTable('product').set({ is_active: false }).where('sku', '=', third).execute();
    await announceCatalogueChange(shop.db);
    await expect.poll(async () => (await found(shop, 'rouleau'))[0], PATIENT).toBe(stranger);
    expect(await pin('rouleau', [stranger, third], [third, stranger])).toContainEqual({
      words: 'rouleau',
      products: [
        { sku: stranger, name: expect.any(String) },
        { sku: third, name: null },
      ],
    });
    await expect(pin('rouleau', [stranger, 'PNULLE'], [stranger, third])).rejects.toThrow('PIN_UNKNOWN');
    await shop.db.updateTable('product').set({ is_active: true }).where('sku', '=', third).execute();
    await announceCatalogueChange(shop.db);
  });

  it('two people: the second is told, and nothing of theirs is written', async () => {
    const standing = await shop.db
      .selectFrom('search_pin')
      .select('skus')
      .where('words', '=', 'rouleau')
      .executeTakeFirstOrThrow();
    await expect(pin('rouleau', [stranger], [])).rejects.toThrow('PINS_CHANGED');
    await pin('rouleau', [], standing.skus);
    await expect.poll(() => found(shop, 'rouleau'), PATIENT).toEqual(usual);
    const entries = await audited('search-pinned');
    expect(entries.at(-1)).toMatchObject({
      details: { words: 'rouleau', before: { products: standing.skus }, after: { products: [] } },
    });
  });

  it.each([
    ['?', ['P1'], 'PIN_WORDS'],
    ['rouleau', Array.from({ length: 13 }, (_, at) => `P${at}`), 'PIN_MANY'],
    ['rouleau', ['PNULLE'], 'PIN_UNKNOWN'],
  ])('refuses %j with %j', async (words, skus, key) => {
    await expect(pin(words, skus)).rejects.toThrow(key);
  });
});
