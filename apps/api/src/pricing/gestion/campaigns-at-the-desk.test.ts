// Campaigns: written, checked against thirty days of prices, seen by every visitor at once, stopped.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import type { PublicPriceRow } from '../imports/pricing-import-store.ts';
import { importPublicPrices } from '../operations/import-public-prices.ts';
import { askConditions } from '../testing/ask-conditions.ts';

const CLAIRE = 'claire.valbrune@equipe.valbrune.example';
const HENRI = 'henri.valbrune@equipe.valbrune.example';
const ANNE = 'anne.schmitt@equipe.valbrune.example';
const NOW = new Date('2026-11-18T08:00:00Z');
const TODAY = '2026-11-18';
/** listed at 20.79 for long */
const SOUND = '10100001';
/** at 15.00 from the 1st to the 9th, at 25.00 since */
const RAISED = '10100002';

let today = NOW;
let shop: ShopApi;
/** another process on the same database */
let beside: ShopApi;
beforeAll(async () => {
  shop = await shopApi({ now: () => today });
  beside = await shopApi({ now: () => today, beside: shop });
  await price(RAISED, 1_500, '2026-11-01');
  await price(RAISED, 2_500, '2026-11-10');
});
afterAll(async () => {
  await beside.close();
  await shop.close();
});

type Campaign = {
  row: { id: number; phase: string; articles: number | null; changed_by: string; is_stopped: boolean };
  revision: number;
  articles: number;
  fit: number;
  faults: { fault: string; count: number }[];
  shown: {
    sku: string;
    price_ht_cents: number;
    reduced_ht_cents: number;
    percent: number | null;
    margin: number | null;
    reference_ht_cents: number;
    fault: string | null;
    is_held: boolean;
  }[];
  next: string | null;
  may: string[];
};
const FIELDS = `row { id phase articles changed_by is_stopped } revision articles fit faults { fault count }
  shown { sku price_ht_cents reduced_ht_cents percent margin reference_ht_cents fault is_held } next may`;

async function ask(who: string, document: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await shop.sendAsStaff(who, document, variables);
  const refusal = (errors?.[0]?.message ?? '').replaceAll('\u00A0', ' ');
  return { data: (data ?? {}) as Record<string, unknown>, refusal };
}

const given = (more: Record<string, unknown> = {}) => ({
  name: 'Rentrée des façades',
  kind: 'PROMOTION',
  from: TODAY,
  to: '2026-11-30',
  percent: 2_000,
  price_ht_cents: null,
  categories: [],
  brands: [],
  range_statuses: [],
  references: [SOUND],
  ...more,
});

const SAVE = `mutation ($id: Int, $revision: Int, $input: CampaignInput!) {
  act: saveCampaign(id: $id, revision: $revision, input: $input) { ${FIELDS} } }`;

async function saved(more: Record<string, unknown> = {}, who = CLAIRE): Promise<Campaign> {
  const { data, refusal } = await ask(who, SAVE, { input: given(more) });
  expect(refusal).toBe('');
  return data['act'] as Campaign;
}

function act(name: string, { row, revision }: Campaign, more = '', who = CLAIRE) {
  return ask(who, `mutation { act: ${name}(id: ${row.id}, revision: ${revision}${more}) { ${FIELDS} } }`);
}

async function done(name: string, campaign: Campaign, more = ''): Promise<Campaign> {
  const { data, refusal } = await act(name, campaign, more);
  expect(refusal).toBe('');
  return data['act'] as Campaign;
}

const scheduled = (campaign: Campaign, leaveOut = false) =>
  done('scheduleCampaign', campaign, `, leaveOut: ${leaveOut}`);

/** Final and struck price of a pack before tax, and its type, as a visitor sees them in either process. */
async function told(sku = SOUND) {
  const seen = await Promise.all([shop, beside].map((process) => askConditions(process, [sku])));
  const [here, there] = seen.map(([condition]) => {
    const one = condition?.priceExcludingTax;
    return [one?.packagingFinalPrice, one?.packagingRegularPrice, one?.priceType];
  });
  expect(there).toEqual(here);
  return here;
}

async function price(sku: string, cents: number, day: string, more: Partial<PublicPriceRow> = {}) {
  const row: PublicPriceRow = {
    article_sku: sku,
    pack_ht_cents: cents,
    unit_ht: cents / 300,
    eco_ht_cents: 0,
    reduced_type: null,
    reduced_pack_ht_cents: null,
    reduced_unit_ht: null,
    ...more,
  };
  const report = await importPublicPrices(shop.db, [row], new Date(`${day}T08:00:00Z`));
  expect(report.ok).toBe(true);
}

async function noted(): Promise<{ event: string; details: unknown }[]> {
  const found = await shop.db
    .selectFrom('audit_entry')
    .select(['event', 'details'])
    .where('event', 'like', 'campaign-%')
    .orderBy('id')
    .execute();
  return found;
}

describe('a campaign', () => {
  it('is a draft first, with what it would announce of each article and what stands in the way', async () => {
    const draft = await saved({ references: [SOUND, RAISED] });
    expect(draft).toMatchObject({
      row: { phase: 'brouillon', articles: null, changed_by: 'Claire Valbrune' },
      articles: 2,
      fit: 1,
      faults: [{ fault: 'not_below_lowest', count: 1 }],
      may: ['saveCampaign', 'scheduleCampaign', 'discardCampaign'],
    });
    expect(draft.shown).toMatchObject([
      { sku: SOUND, price_ht_cents: 2_079, reduced_ht_cents: 1_663, percent: 20, fault: null },
      {
        sku: RAISED,
        price_ht_cents: 2_500,
        reduced_ht_cents: 2_000,
        percent: null,
        reference_ht_cents: 1_500,
        fault: 'not_below_lowest',
      },
    ]);
    expect(await told()).toEqual([20.79, 20.79, null]);
  });

  it('tells the margin where the cost of its first day is known', async () => {
    await shop.db.deleteFrom('article_cost').where('article_sku', 'in', [SOUND, RAISED]).execute();
    const costs = [
      { article_sku: SOUND, since: '2026-11-01', pack_ht_cents: 1_247 },
      { article_sku: SOUND, since: '2026-12-01', pack_ht_cents: 2_000 },
    ];
    await shop.db.insertInto('article_cost').values(costs).execute();
    const { shown } = await saved({ references: [SOUND, RAISED] });
    expect(shown.map(({ margin }) => margin)).toEqual([25.02, null]);
    const later = await saved({ from: '2026-12-02', to: '2026-12-03' });
    expect(later.shown[0]?.margin).toBe(-20.26);
  });

  it('is refused for an article that was cheaper in the thirty days before, which is named, unless it is left out', async () => {
    const draft = await saved({ references: [SOUND, RAISED] });
    const { refusal } = await act('scheduleCampaign', draft, ', leaveOut: false');
    expect(refusal).toContain('1 article ne peut pas être annoncé en réduction');
    expect(refusal).toContain(RAISED);
    expect(refusal).not.toContain(SOUND);
    expect(await told()).toEqual([20.79, 20.79, null]);
    const running = await scheduled(draft, true);
    expect(running).toMatchObject({
      row: { phase: 'en_cours', articles: 1 },
      shown: [{ sku: SOUND, is_held: true }],
      may: ['stopCampaign'],
    });
    expect(await told()).toEqual([16.63, 20.79, 'PROMOTION']);
    expect(await told(RAISED)).toEqual([25, 25, null]);
    await done('stopCampaign', running);
  });

  it('is seen by every visitor from its first day on, told to other systems, and ends when it is stopped', async () => {
    const running = await scheduled(await saved({ kind: 'DESTOCK', percent: null, price_ht_cents: 1_500 }));
    expect(await told()).toEqual([15, 20.79, 'DESTOCK']);
    const flagged = async (from: ShopApi) => {
      const { data } = await from.send(
        `{ products(filter: { sku: { eq: "P101000" } }) { items { price_range { minimum_price {
          final_price { value } } } } } }`,
      );
      return JSON.stringify(data);
    };
    await expect.poll(() => flagged(beside)).toContain('{"value":18}');
    const stopped = await done('stopCampaign', running);
    expect(stopped).toMatchObject({
      row: { phase: 'terminee', is_stopped: true, articles: 1 },
      shown: [{ is_held: false }],
      may: [],
    });
    expect(await told()).toEqual([20.79, 20.79, null]);
    const events = await shop.db
      .selectFrom('event')
      .select(['type', 'data'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(events).toMatchObject([
      { type: 'campaign.stopped', data: { articles: 1 } },
      { type: 'campaign.scheduled', data: { kind: 'DESTOCK', from: TODAY, to: '2026-11-30', articles: 1 } },
    ]);
    expect((await noted()).slice(-3)).toMatchObject([
      { event: 'campaign-saved', details: { before: null, after: { name: 'Rentrée des façades' } } },
      { event: 'campaign-scheduled', details: { before: { state: 'draft' }, after: { state: 'scheduled' } } },
      { event: 'campaign-stopped', details: { before: { state: 'scheduled' } } },
    ]);
  });

  it('ends though a file has changed the pack since, and what was offered until tonight is remembered', async () => {
    const running = await scheduled(await saved());
    const pack = (quantity: number) =>
      shop.db.updateTable('article').set({ pack_quantity: quantity }).where('sku', '=', SOUND).execute();
    const { pack_quantity: before } = await shop.db
      .selectFrom('article')
      .select('pack_quantity')
      .where('sku', '=', SOUND)
      .executeTakeFirstOrThrow();
    await pack(Number(before) * 3);
    await done('stopCampaign', running);
    expect(await told()).toEqual([20.79, 20.79, null]);
    await pack(Number(before));
    const later = await saved({ from: '2026-11-25', percent: 500 });
    expect(later.shown).toMatchObject([{ reference_ht_cents: 1_663, fault: 'not_below_lowest' }]);
    await sql`delete from price_history where article_sku = ${SOUND} and kind = 'REDUCTION'`.execute(shop.db);
  });

  it('that is to come begins and ends by its days, and its articles are not in another one meanwhile', async () => {
    const coming = await scheduled(await saved({ from: '2026-11-25', to: '2026-11-26' }));
    expect(coming.row.phase).toBe('a_venir');
    expect(await told()).toEqual([20.79, 20.79, null]);
    today = new Date('2026-11-26T08:00:00Z');
    expect(await told()).toEqual([16.63, 20.79, 'PROMOTION']);
    today = new Date('2026-11-27T08:00:00Z');
    expect(await told()).toEqual([20.79, 20.79, null]);
    today = NOW;
    const other = await saved();
    expect(other.faults).toEqual([{ fault: 'reduced_already', count: 1 }]);
    const { refusal } = await act('scheduleCampaign', other, ', leaveOut: true');
    expect(refusal).toBe('Aucun article ne peut être annoncé en réduction par cette campagne.');
    await done('stopCampaign', coming);
  });

  it('stays when a price file comes that tells of no reduction; what a file reduces otherwise is the file’s', async () => {
    const running = await scheduled(await saved());
    await price(SOUND, 2_400, TODAY);
    expect(await told()).toEqual([16.63, 20.79, 'PROMOTION']);
    await price(SOUND, 1_600, TODAY);
    expect(await told()).toEqual([16, 16, null]);
    await price(SOUND, 2_079, TODAY, {
      reduced_type: 'DESTOCK',
      reduced_pack_ht_cents: 1_000,
      reduced_unit_ht: 3.3333,
    });
    await done('stopCampaign', running);
    expect(await told()).toEqual([10, 20.79, 'DESTOCK']);
    await price(SOUND, 2_079, TODAY);
    expect(await told()).toEqual([20.79, 20.79, null]);
  });

  it('of two people one changes it, and the other is told who did and when', async () => {
    const draft = await saved({ name: 'À deux' });
    const change = (who: string, name: string) =>
      ask(who, SAVE, { id: draft.row.id, revision: draft.revision, input: given({ name }) });
    expect((await change(HENRI, 'La mienne')).refusal).toBe('');
    const { refusal } = await change(CLAIRE, 'Non, la mienne');
    expect(refusal).toMatch(/^Henri Valbrune a changé cette campagne le 18 novembre 2026 à 9 h/);
    expect((await act('scheduleCampaign', draft, ', leaveOut: false')).refusal).toContain('Henri Valbrune');
    const { id } = draft.row;
    const gone = await ask(CLAIRE, `mutation { discardCampaign(id: ${id}, revision: 2) }`);
    expect(gone.data).toEqual({ discardCampaign: true });
    expect((await ask(CLAIRE, `{ campaign(id: ${id}) { revision } }`)).data).toEqual({ campaign: null });
  });

  it.each([
    ['without a name', { name: ' ' }, 'un nom de 80 caractères au plus'],
    ['with neither share nor price', { percent: null }, 'soit une remise'],
    ['with both', { price_ht_cents: 900 }, 'soit une remise'],
    ['of no article', { references: [] }, 'Dites de quels articles'],
    ['of an article that there is none of', { references: [SOUND, 'RIEN1'] }, 'inconnues : RIEN1'],
    ['that ends first', { to: '2026-11-01' }, 'Le dernier jour vient avant le premier'],
  ])('%s is refused', async (_what, more, words) => {
    expect((await ask(CLAIRE, SAVE, { input: given(more) })).refusal).toContain(words);
  });

  it('does not begin on a day gone by, and is not changed once it is scheduled', async () => {
    const late = await saved({ from: '2026-11-17' });
    expect((await act('scheduleCampaign', late, ', leaveOut: false')).refusal).toContain(
      'Le premier jour est passé',
    );
    const running = await scheduled(await saved());
    const { id } = running.row;
    const { refusal } = await ask(CLAIRE, SAVE, { id, revision: running.revision, input: given() });
    expect(refusal).toContain('déjà programmée');
    const stopped = await done('stopCampaign', running);
    expect((await act('stopCampaign', stopped)).refusal).toContain('à venir ou en cours');
    expect((await act('stopCampaign', stopped, '', ANNE)).refusal).toContain('Votre rôle ne permet pas');
  });
});

describe('the rule', () => {
  it('finds by category with all below, brand and status together, and references beside', async () => {
    const { data } = await ask(CLAIRE, '{ campaignChoices { categories { id name level } brands } }');
    const choices = data['campaignChoices'] as {
      categories: { id: number; name: string; level: number }[];
      brands: string[];
    };
    const { brand } = await shop.db
      .selectFrom('product')
      .select('brand')
      .where('sku', '=', 'P101000')
      .executeTakeFirstOrThrow();
    expect(choices.brands).toContain(brand);
    const universe = choices.categories.find(({ level }) => level === 2);
    const wide = await saved({ references: [], categories: [universe?.id] });
    const narrow = await saved({ references: [], categories: [universe?.id], brands: [brand] });
    const permanent = await saved({
      references: [],
      categories: [universe?.id],
      brands: [brand],
      range_statuses: ['P'],
    });
    const beyond = await saved({
      references: ['P101000'],
      categories: [universe?.id],
      brands: ['Personne'],
    });
    expect(wide.articles).toBeGreaterThan(narrow.articles);
    expect(narrow.articles).toBeGreaterThan(permanent.articles);
    expect(permanent.articles).toBeGreaterThan(0);
    expect(beyond.articles).toBeGreaterThan(1);
    expect(beyond.shown.every(({ sku }) => sku.startsWith('101000'))).toBe(true);
  });

  it('shows its articles page by page, or those alone that do not pass', async () => {
    const { data } = await ask(CLAIRE, '{ campaignChoices { brands } }');
    const { brands } = data['campaignChoices'] as { brands: string[] };
    const draft = await saved({ references: [], brands });
    const page = async (args: string) => {
      const { data: read } = await ask(
        ANNE,
        `{ campaign(id: ${draft.row.id}, ${args}) { next may shown { sku fault } } }`,
      );
      return read['campaign'] as Pick<Campaign, 'next' | 'may'> & { shown: { sku: string; fault: string }[] };
    };
    const second = await page(`after: "${draft.next}"`);
    expect([draft.shown.length, second.shown.length, second.may]).toEqual([50, 50, []]);
    expect((second.shown[0]?.sku ?? '') > (draft.next ?? '')).toBe(true);
    const faulty = await page('faulty: true');
    expect(faulty.shown.every(({ fault }) => fault !== null)).toBe(true);
    expect(faulty.shown.length).toBeGreaterThan(0);
  });
});

describe('the list', () => {
  it('has a page for each phase, and finds by words', async () => {
    await saved({ name: 'Soldes d’été' });
    const page = async (args: string) => {
      const { data } = await ask(
        ANNE,
        `{ campaigns(${args}) { rows { id name phase } next counts { phase count } } }`,
      );
      return data['campaigns'] as {
        rows: { id: number; name: string; phase: string }[];
        next: string | null;
        counts: { phase: string; count: number }[];
      };
    };
    const drafts = await page('phase: brouillon, first: 2');
    expect(drafts.rows.map(({ phase }) => phase)).toEqual(['brouillon', 'brouillon']);
    const { rows } = await page(`phase: brouillon, first: 2, after: "${drafts.next}"`);
    expect(rows[0]?.id).toBeLessThan(drafts.rows[1]?.id ?? 0);
    expect((await page('query: "soldes ete"')).rows.map(({ name }) => name)).toEqual(['Soldes d’été']);
    expect((await page('query: "rien de tel"')).rows).toEqual([]);
    const counts = new Map(drafts.counts.map(({ phase, count }) => [phase, count]));
    expect(counts.get('terminee')).toBe((await page('phase: terminee, first: 100')).rows.length);
    expect(counts.get('en_cours')).toBe(0);
  });
});
