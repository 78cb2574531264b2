// Pages and blocks as editors write them: a draft, its publication by the clock, versions of all that was shown.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { importContent } from '../operations/import-content.ts';

const EMMA = 'emma.girard@equipe.valbrune.example';
const CLAIRE = 'claire.valbrune@equipe.valbrune.example';
const ANNE = 'anne.schmitt@equipe.valbrune.example';
const HOUR = 3_600_000;

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi({ now: () => new Date() });
});
afterAll(() => shop.close());

const ITEM = `state read has_draft draft_by held { by is_own } fields { title content is_active }
  versions { version author is_waiting publish_from publish_until }`;
type Item = {
  state: string;
  read: string;
  has_draft: boolean;
  draft_by: string | null;
  held: { by: string; is_own: boolean } | null;
  fields: { title: string; content: string; is_active: boolean };
  versions: { version: number; author: string; is_waiting: boolean }[];
};

async function ask(who: string, document: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await shop.sendAsStaff(who, document, variables);
  const refusal = (errors?.[0]?.message ?? '').replaceAll('\u00A0', ' ');
  const item = data?.['item'] as Item;
  return { item, refusal, held: item?.held };
}

const saving = `mutation ($kind: ContentKind!, $identifier: String!, $fields: ContentFieldsInput!, $read: String) {
  item: saveContentDraft(kind: $kind, identifier: $identifier, fields: $fields, read: $read) { ${ITEM} } }`;
const publishing = `mutation ($kind: ContentKind!, $identifier: String!, $from: DateTime, $until: DateTime, $read: String) {
  item: publishContent(kind: $kind, identifier: $identifier, from: $from, until: $until, read: $read) { ${ITEM} } }`;
const discarding = `mutation ($kind: ContentKind!, $identifier: String!, $read: String) {
  item: discardContentDraft(kind: $kind, identifier: $identifier, read: $read) }`;

const BANNER = { kind: 'block', identifier: 'home-banner-promo' };
const fields = (content: string, more = {}) => ({ title: 'Essai', content, is_active: true, ...more });
const save = (content: string, item = BANNER, who = EMMA, read?: string) =>
  ask(who, saving, { ...item, fields: fields(content), read });
const publish = (item = BANNER, dates: { from?: Date; until?: Date } = {}) =>
  ask(EMMA, publishing, {
    ...item,
    ...(dates.from ? { from: dates.from.toISOString() } : {}),
    ...(dates.until ? { until: dates.until.toISOString() } : {}),
  });
const see = (item = BANNER, who = EMMA) =>
  ask(
    who,
    `query ($kind: ContentKind!, $identifier: String!) { item: contentItem(kind: $kind, identifier: $identifier) { ${ITEM} } }`,
    item,
  );

async function hold(who: string, take = false): Promise<{ by: string; is_own: boolean }> {
  const { data } = await shop.sendAsStaff(
    who,
    `mutation { holdContent(kind: block, identifier: "home-banner-promo", take: ${take}) { by is_own } }`,
  );
  return data?.['holdContent'] as { by: string; is_own: boolean };
}

async function shown(identifier = BANNER.identifier): Promise<string | null> {
  const { data } = await shop.send(
    'query ($ids: [String!]!) { cmsBlocks(identifiers: $ids) { items { content } } }',
    {
      ids: [identifier],
    },
  );
  const blocks = data?.['cmsBlocks'] as { items: { content: string }[] } | undefined;
  return blocks?.items[0]?.content ?? null;
}

const lastNoted = () =>
  shop.db
    .selectFrom('audit_entry')
    .select(['event', 'details'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** As if so much time had gone by for all that waits. */
const later = (ms: number) =>
  sql`update content_version set publish_from = publish_from - ${`${ms} milliseconds`}::interval
    where is_waiting`.execute(shop.db);

describe('a draft', () => {
  it('is cleaned, shown to nobody, and published as a version with its author', async () => {
    const before = await shown();
    const { item } = await save('<p onclick="x">Teintes d’hiver</p><script>1</script>');
    expect(item).toMatchObject({ has_draft: true, draft_by: 'Emma Girard' });
    expect(item.fields.content).toBe('<p>Teintes d’hiver</p>');
    expect(await shown()).toBe(before);
    const { item: published } = await publish();
    expect(published).toMatchObject({ has_draft: false, state: 'published' });
    expect(published.versions.slice(0, 2)).toMatchObject([
      { version: 2, author: 'Emma Girard', is_waiting: false },
      { version: 1, author: 'Fichier' },
    ]);
    expect(await shown()).toBe('<p>Teintes d’hiver</p>');
    expect(await lastNoted()).toMatchObject({
      event: 'content-published',
      details: { before: { content: before }, after: { content: '<p>Teintes d’hiver</p>' } },
    });
  });

  it('is left behind by what the editor publishes from the screen, judged and cleaned all the same', async () => {
    const { item } = await save('<p>Enregistré</p>');
    const typing = `mutation ($fields: ContentFieldsInput!, $read: String) { item: publishContent(kind: block,
      identifier: "home-banner-promo", fields: $fields, read: $read) { ${ITEM} } }`;
    const typed = { fields: fields('<p onclick="x">Tapé depuis</p>'), read: item.read };
    const { item: published } = await ask(EMMA, typing, typed);
    expect(published).toMatchObject({ has_draft: false, fields: { content: '<p>Tapé depuis</p>' } });
    expect(await shown()).toBe('<p>Tapé depuis</p>');
    expect((await ask(EMMA, typing, typed)).refusal).toMatch(/a changé ce contenu le \d+/);
  });

  it('of somebody else is not overwritten, nor what was published meanwhile', async () => {
    const { item } = await save('<p>Emma</p>');
    const held = await save('<p>Claire</p>', BANNER, CLAIRE, item.read);
    expect(held.refusal).toMatch(/^Emma Girard modifie ce texte depuis \d+ h/);
    expect((await hold(CLAIRE)).is_own, 'stays Emma’s').toBe(false);
    expect(await hold(CLAIRE, true)).toMatchObject({ by: 'Claire Valbrune', is_own: true });
    expect(await lastNoted()).toMatchObject({
      event: 'content-taken-over',
      details: { before: { name: 'Emma Girard' }, after: { name: 'Claire Valbrune' } },
    });
    const { item: second } = await save('<p>Claire</p>', BANNER, CLAIRE, item.read);
    expect(second.draft_by).toBe('Claire Valbrune');
    expect(await lastNoted(), 'what was written over').toMatchObject({
      event: 'content-drafted',
      details: {
        before: { author: 'Emma Girard', content: '<p>Emma</p>' },
        after: { author: 'Claire Valbrune', content: '<p>Claire</p>' },
      },
    });
    const { refusal } = await save('<p>Emma encore</p>', BANNER, EMMA, item.read);
    expect(refusal).toMatch(/^Claire Valbrune a changé ce contenu le \d+/);
    expect((await see()).item.fields.content).toBe('<p>Claire</p>');
    const thrown = await ask(EMMA, discarding, { ...BANNER, read: item.read });
    expect(thrown.refusal).toMatch(/^Claire Valbrune a changé ce contenu le \d+/);
    const own = await ask(EMMA, discarding, { ...BANNER, read: second.read });
    expect(own.refusal).toContain('Claire Valbrune modifie ce texte');
    await sql`update content_hold set seen_at = seen_at - interval '10 minutes'`.execute(shop.db);
    expect((await see()).held, 'ends by itself').toBeNull();
    await ask(EMMA, discarding, { ...BANNER, read: second.read });
    expect((await see()).item).toMatchObject({ has_draft: false });
    expect(await lastNoted()).toMatchObject({
      event: 'content-discarded',
      details: { before: { author: 'Claire Valbrune', content: '<p>Claire</p>' }, after: null },
    });
    expect((await publish()).refusal).toContain('pas de brouillon à publier');
  });

  it('is not published over a newer text than the one it was written upon', async () => {
    const { item } = await save('<p>Écrit avant le fichier</p>');
    const newer = { identifier: BANNER.identifier, title: null, content: '<p>Fichier</p>', is_active: true };
    await importContent(shop.db, { pages: [], blocks: [newer] });
    const { refusal } = await ask(EMMA, publishing, { ...BANNER, read: item.read });
    expect(refusal).toMatch(/a changé ce contenu le \d+/);
    expect(await shown()).toBe('<p>Fichier</p>');
    const { item: read } = await see();
    expect(read.has_draft).toBe(true);
    await ask(EMMA, discarding, { ...BANNER, read: read.read });
  });

  it('of a new page has no page until it is published', async () => {
    const page = { kind: 'page', identifier: 'conseils/hiver' };
    const asPage = async () => {
      const { data } = await shop.send('{ cmsPage(identifier: "conseils/hiver") { title content } }');
      return data?.['cmsPage'] ?? null;
    };
    expect((await save('<p>Peindre au froid</p>', page)).item.state).toBe('draft');
    expect(await asPage()).toBeNull();
    await publish(page);
    expect(await asPage()).toEqual({ title: 'Essai', content: '<p>Peindre au froid</p>' });
  });

  it.each([
    ['a name that is no address', { kind: 'page', identifier: 'Une Page' }, 'minuscules'],
    ['a climbing name', { kind: 'page', identifier: '../x' }, 'minuscules'],
  ])('%s is refused', async (_what, item, words) => {
    expect((await save('<p>x</p>', item)).refusal).toContain(words);
  });
});

describe('a publication with dates', () => {
  it('shows at its moment and ends at its end, by the clock of the reading', async () => {
    await save('<p>Soldes</p>');
    const before = await shown();
    const from = new Date(Date.now() + HOUR);
    const { item } = await publish(BANNER, { from, until: new Date(Date.now() + 3 * HOUR) });
    expect(item.versions[0]).toMatchObject({ is_waiting: true });
    expect(await shown()).toBe(before);
    await later(2 * HOUR);
    expect(await shown()).toBe('<p>Soldes</p>');
    await sql`update content_version set publish_until = now() - interval '1 second' where is_waiting`.execute(
      shop.db,
    );
    expect(await shown()).toBeNull();
    expect((await see()).item.state).toBe('hidden');
    await save('<p>Après les soldes</p>');
    await publish();
    expect(await shown()).toBe('<p>Après les soldes</p>');
  });

  it('can be called off before its moment', async () => {
    await save('<p>Trop tôt</p>');
    const { item } = await publish(BANNER, { from: new Date(Date.now() + HOUR) });
    const { version } = item.versions[0] ?? { version: 0 };
    const cancel = `mutation { item: cancelContentPublication(kind: block, identifier: "home-banner-promo",
      version: ${version}) { ${ITEM} } }`;
    expect((await ask(EMMA, cancel)).item.versions[0]).toMatchObject({ is_waiting: false });
    await later(2 * HOUR);
    expect(await shown()).toBe('<p>Après les soldes</p>');
    expect((await ask(EMMA, cancel)).refusal).toContain('introuvable');
  });

  it('whose end comes first is refused', async () => {
    await save('<p>x</p>');
    const { refusal } = await publish(BANNER, { until: new Date(Date.now() - HOUR) });
    expect(refusal).toContain('date de fin');
  });
});

describe('versions', () => {
  it('of before come back as a new one', async () => {
    const restore = (read: string) => `mutation { item: restoreContentVersion(kind: block,
      identifier: "home-banner-promo", version: 2, read: "${read}") { ${ITEM} } }`;
    const { refusal } = await ask(EMMA, restore('v1'));
    expect(refusal).toMatch(/a changé ce contenu le \d+/);
    const { item } = await ask(EMMA, restore((await see(BANNER)).item.read));
    expect(item.versions[0]).toMatchObject({ author: 'Emma Girard' });
    expect(await shown()).toBe('<p>Teintes d’hiver</p>');
  });

  it('keep their end when they come back, unless another is given or its day has passed', async () => {
    const until = new Date(Date.now() + 5 * HOUR);
    const item = { kind: 'block', identifier: 'essai-retrait' };
    await save('<p>Jusqu’au soir</p>', item);
    const first = (await publish(item, { until })).item.versions[0]?.version;
    await save('<p>Toujours</p>', item);
    await publish(item);
    const restored = async (dates: string) => {
      const { read } = (await see(item)).item;
      const answer = await ask(
        EMMA,
        `mutation { item: restoreContentVersion(kind: block, identifier: "essai-retrait", version: ${first},
          read: "${read}" ${dates}) { ${ITEM} } }`,
      );
      return { refusal: answer.refusal, latest: answer.item?.versions[0] };
    };
    expect((await restored('')).latest).toMatchObject({ publish_until: until.toISOString() });
    expect((await restored('until: null')).latest).toMatchObject({ publish_until: null });
    const [from, other] = [1, 3].map((hours) => new Date(Date.now() + hours * HOUR).toISOString());
    expect((await restored(`from: "${from}", until: "${other}"`)).latest).toMatchObject({
      is_waiting: true,
      publish_from: from,
      publish_until: other,
    });
    expect((await restored('until: "2020-01-01T00:00:00Z"')).refusal).toContain('date de fin');
    await sql`update content_version set publish_until = now() - interval '1 hour'
      where identifier = 'essai-retrait' and version = ${first}`.execute(shop.db);
    expect((await restored('')).latest).toMatchObject({ is_waiting: false, publish_until: null });
  });

  it('are made by files too, of what they change and of nothing else', async () => {
    const block = { identifier: 'home-intro', title: null, content: '<p>Du fichier</p>', is_active: true };
    const count = async () => (await see({ kind: 'block', identifier: 'home-intro' })).item.versions.length;
    const before = await count();
    await importContent(shop.db, { pages: [], blocks: [block] });
    await importContent(shop.db, { pages: [], blocks: [block] });
    expect(await count()).toBe(before + 1);
  });
});

describe('reading', () => {
  type List = { items: { kind: string; identifier: string; family: string }[]; next: string | null };
  const list = async (args: string) => {
    const { data } = await shop.sendAsStaff(
      ANNE,
      `{ contents(${args}) { items { kind identifier family } next } }`,
    );
    return data?.['contents'] as List;
  };

  it('lists families page by page, and finds by words', async () => {
    for (const family of ['page', 'banner', 'menu', 'block']) {
      const { items } = await list(`family: ${family}`);
      expect([family, new Set(items.map((item) => item.family))]).toEqual([family, new Set([family])]);
    }
    const first = await list('pageSize: 3');
    const second = await list(`pageSize: 3, after: "${first.next}"`);
    const names = [...first.items, ...second.items].map(({ kind, identifier }) => `${kind} ${identifier}`);
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(6);
    expect((await list('search: "peindre au froid"')).items).toMatchObject([
      { identifier: 'conseils/hiver' },
    ]);
  });

  it('offers links to pages, categories and products', async () => {
    const { data } = await shop.sendAsStaff(EMMA, '{ contentLinks(search: "bois") { kind label href } }');
    const links = data?.['contentLinks'] as { kind: string; href: string }[];
    expect(new Set(links.map(({ kind }) => kind))).toEqual(new Set(['category', 'product']));
    expect(links.find(({ kind }) => kind === 'category')?.href).toBe('/catalogue/bois');
  });

  it('writes nothing for who reads only', async () => {
    expect((await save('<p>x</p>', BANNER, ANNE)).refusal).toBe('Votre rôle ne permet pas cette action.');
  });
});
