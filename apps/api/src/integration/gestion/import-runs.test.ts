// What a price file has done, looked at afterwards: its lines, and whether it can be taken back.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import {
  idIn,
  PRICE_HEADER,
  pricedArticles,
  priceLine,
  refusal,
  staffFiles,
} from '../testing/staff-files.ts';

const PRICES = 'thomas.roche@equipe.valbrune.example';
const CONTENT = 'emma.girard@equipe.valbrune.example';

let shop: ShopApi;
let clock = DEMO_DAY;
beforeAll(async () => {
  shop = await shopApi({ now: () => clock });
});
afterAll(() => shop.close());

const { worked, upload, cookieOf, fileAt, publish, takeBack, told, published } = staffFiles(() => shop, {
  now: () => clock,
  tick: () => (clock = new Date(clock.getTime() + 1_000)),
});

const prices = async () => (await sql`select * from public_price order by article_sku`.execute(shop.db)).rows;

describe('a price file', () => {
  it('is not taken back over what has changed since, and says what', async () => {
    const [first] = await pricedArticles(shop.db, 1);
    if (!first) throw new Error('no price');
    const wrong = await published(PRICES, { content: [PRICE_HEADER, priceLine(first, 3)].join('\n') });
    const later = await published(PRICES, { content: [PRICE_HEADER, priceLine(first, 2)].join('\n') });
    const standing = await prices();
    expect(await refusal(takeBack(PRICES, wrong))).toMatchObject({
      key: 'IMPORT_CHANGED_SINCE',
      says: expect.stringMatching(new RegExp(`l’import n°\u00A0${later} .*${first.sku}`)),
    });
    expect(await prices()).toEqual(standing);
    expect(await told(PRICES, wrong)).toMatchObject({
      take_back: 'possible',
      overwritten_by: { id: later },
      changes: { rows: [{ called: first.sku, is_other_since: true }] },
    });
    await takeBack(PRICES, later);
    expect(await told(PRICES, later)).toMatchObject({ take_back: 'taken_back', overwritten_by: null });
    expect(await told(PRICES, wrong), 'nothing stands in its way any more').toMatchObject({
      overwritten_by: null,
    });
    const again = await published(PRICES, { content: [PRICE_HEADER, priceLine(first, 2)].join('\n') });
    const same = await published(PRICES, { content: [PRICE_HEADER, priceLine(first, 3)].join('\n') });
    expect(await told(PRICES, again)).toMatchObject({ overwritten_by: { id: same } });
    expect(await told(PRICES, wrong), 'what it left stands there again').toMatchObject({
      overwritten_by: null,
    });
    for (const run of [same, again]) await takeBack(PRICES, run);
    await sql`update public_price set eco_ht_cents = eco_ht_cents + 1 where article_sku = ${first.sku}`.execute(
      shop.db,
    );
    expect(await refusal(takeBack(PRICES, wrong))).toMatchObject({
      says: expect.stringContaining('ce que ce fichier a écrit a changé depuis'),
    });
    await sql`update public_price set eco_ht_cents = eco_ht_cents - 1 where article_sku = ${first.sku}`.execute(
      shop.db,
    );
    await takeBack(PRICES, wrong);
    expect(await pricedArticles(shop.db, 1)).toEqual([first]);
  });

  it('tells afterwards, page by page, what it refused and what it wrote', async () => {
    const [first, second] = await pricedArticles(shop.db, 2);
    if (!first || !second) throw new Error('no price');
    const content = [PRICE_HEADER, priceLine(first, 2), priceLine(second, 2), `${first.sku}x;;`].join('\n');
    const run = await published(PRICES, { content });
    const one = await told(PRICES, run);
    const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
    const doubled = ({ sku, pack }: { sku: string; pack: number }) => ({
      called: sku,
      what: 'changed',
      is_other_since: false,
      cells: expect.arrayContaining([{ column: 'prix_ht', before: euros(pack), after: euros(pack * 2) }]),
    });
    expect(one).toMatchObject({
      take_back: 'possible',
      overwritten_by: null,
      refusals: [{ line: 4 }, { line: 4 }],
      changes: { rows: [doubled(first)], next: expect.any(String) },
    });
    expect((await told(PRICES, run, one?.changes?.next ?? null))?.changes).toEqual({
      rows: [doubled(second)],
      next: null,
    });
    const fileFor = async (email: string, url: string) =>
      (await shop.inject({ url: `/gestion/fichiers/${url}`, headers: await cookieOf(email) })).body;
    expect(await fileFor(PRICES, `imports/${one?.rejects}/rejets`)).toContain(`${first.sku}x`);
    const table = await fileFor(PRICES, `changements.csv?import=${run}`);
    for (const { sku } of [first, second]) expect(table).toContain(`${sku};changé;prix_ht;`);
    expect(await fileFor(CONTENT, `changements.csv?import=${run}`)).not.toContain(first.sku);
    await takeBack(PRICES, run);
    expect((await told(PRICES, run))?.changes).toBeNull();
  });

  it('is not taken back for the reason that holds', async () => {
    const [first] = await pricedArticles(shop.db, 1);
    if (!first) throw new Error('no price');
    const idle = await published(PRICES, { content: [PRICE_HEADER, priceLine(first, 1)].join('\n') });
    expect((await told(PRICES, idle))?.take_back).toBe('nothing_changed');
    expect(await refusal(takeBack(PRICES, idle))).toMatchObject({
      key: 'IMPORT_NOT_KEPT',
      says: expect.stringContaining('n’a rien changé'),
    });
    await sql`update import_run set at = at - interval '91 days', changed = 1 where id = ${idle}`.execute(
      shop.db,
    );
    expect((await told(PRICES, idle))?.take_back).toBe('too_old');
    expect(await refusal(takeBack(PRICES, idle))).toMatchObject({
      says: expect.stringContaining('90 jours'),
    });
  });

  it('of which some lines are refused is published once these are left out by word', async () => {
    const [first] = await pricedArticles(shop.db, 1);
    if (!first) throw new Error('no price');
    const content = [PRICE_HEADER, priceLine(first, 1.01), `${first.sku}x;;`].join('\n');
    const id = idIn(await upload(PRICES, { content }));
    await worked();
    const tried = await fileAt(PRICES, id);
    expect(tried?.outcome).toMatchObject({ result: 'refused', asks: ['skip_refused'] });
    const seen = { id, sha256: tried?.sha256 };
    expect(await refusal(publish(PRICES, { ...seen, accept: true }))).toMatchObject({
      key: 'FILE_NOT_AGREED',
    });
    expect(await fileAt(PRICES, id)).toEqual(tried);
    await publish(PRICES, { ...seen, skip: true });
    await worked();
    const done = await fileAt(PRICES, id);
    expect(done?.outcome).toMatchObject({ result: 'written', changed: 1, refused: 1 });
    await takeBack(PRICES, done?.outcome?.run);
  });
});
