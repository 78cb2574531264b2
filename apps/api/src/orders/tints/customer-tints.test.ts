import { MOST_BY_HAND } from '@nuancier/domain/orders/tints/kept-tint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseCustomer } from '../../privacy/erase-customer.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';
const SOLENE = 'solene.riou@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const ELODIE = 'elodie.marchand@demo.valbrune.example';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

const FIELDS = `uid by_hand removable hex code name label formula_code product_sku product_name finish conditioning quantity
  purchase_ref room note order_number order_item_id order_count buyer_name distance dated`;

type Tint = {
  uid: string;
  by_hand: boolean;
  hex: string;
  code: string | null;
  name: string | null;
  label: string | null;
  formula_code: string | null;
  product_sku: string | null;
  purchase_ref: string | null;
  room: string | null;
  note: string | null;
  order_number: string | null;
  order_item_id: string | null;
  order_count: number;
  buyer_name: string | null;
  distance: number | null;
};
type Tints = { items: Tint[]; total_count: number; page_info: object; sites: string[] };
type Asked = { text?: string; site?: string; near?: string };

async function tints(as: string, search: Asked = {}, page = {}): Promise<Tints> {
  const { data, errors } = await shop.send(
    `query ($search: CustomerTintSearchInput, $pageSize: Int, $currentPage: Int) {
      customerTints(search: $search, pageSize: $pageSize, currentPage: $currentPage) {
        items { ${FIELDS} } total_count page_info { page_size current_page total_pages } sites } }`,
    { search, pageSize: 100, ...page },
    { as },
  );
  if (errors !== undefined) throw new Error(errors[0]?.message);
  return data?.['customerTints'] as Tints;
}

async function written(as: string, mutation: string, input: object): Promise<Tint> {
  const kind = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await shop.send(
    `mutation ($input: ${kind}!) { ${mutation}(input: $input) { ${FIELDS} } }`,
    { input },
    { as },
  );
  if (errors !== undefined) throw new Error(errors[0]?.message);
  return data?.[mutation] as Tint;
}

async function removed(as: string, uid: string): Promise<unknown> {
  const { data, errors } = await shop.send(
    'mutation ($uid: ID!) { removeCustomerTint(uid: $uid) }',
    { uid },
    { as },
  );
  return errors?.[0]?.message ?? data?.['removeCustomerTint'];
}

const customerId = async (email: string) =>
  (await shop.db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const ordered = ({ items }: Tints) => items.filter(({ by_hand: byHand }) => !byHand);
const codes = ({ items }: Tints) => items.map(({ code, hex }) => code ?? hex);

describe('the tints of a company', () => {
  it('are each tint, article and site its people ordered, the last time first, as it was sold', async () => {
    const found = await tints(YANN);
    const [escalier] = ordered(await tints(YANN, { text: 'VB-BU100' }));
    expect(escalier).toMatchObject({
      hex: '#166A7A',
      code: 'VB-BU100',
      name: 'Bleu paon',
      formula_code: 'TR-VBBU100-C',
      product_sku: '10300012',
      product_name: 'Ardelis Séréna – Peinture murs et plafonds velours',
      finish: 'Velours',
      conditioning: '3 L',
      quantity: 3,
      purchase_ref: 'Résidence Les Tilleuls',
      room: 'Cage d’escalier B',
      order_number: 'W25100018',
      order_count: 2,
      buyer_name: 'Ali Benali',
    });
    const dates = found.items.map((one) => (one as unknown as { dated: string }).dated);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(found.sites).toEqual(
      expect.arrayContaining(['Résidence Les Tilleuls', 'École d’Iffendic', 'Villa Kerguelen']),
    );
    expect(new Set(ordered(found).map(({ buyer_name: name }) => name)).size).toBeGreaterThan(2);
  });

  it('a sub-account sees those of its own orders, and nobody those of another company', async () => {
    const all = ordered(await tints(YANN));
    const gwens = ordered(await tints(GWEN));
    expect(gwens.map(({ uid }) => uid)).toEqual(
      all.filter(({ buyer_name: name }) => name === 'Gwen Le Bihan').map(({ uid }) => uid),
    );
    expect(gwens.length).toBeGreaterThan(0);
    const nadias = await tints(NADIA);
    const uids = new Set(all.map(({ uid }) => uid));
    expect(nadias.items.filter(({ uid }) => uids.has(uid))).toEqual([]);
    expect(nadias.sites).not.toContain('Villa Kerguelen');
  });

  it('are closed to visitors and to a sub-account without the right to orders', async () => {
    await shop.db.updateTable('customer').set({ is_view_order: false }).where('email', '=', SOLENE).execute();
    await expect(tints(SOLENE)).rejects.toThrow('pas autorisé');
    const { errors } = await shop.send('{ customerTints { total_count } }');
    expect(errors?.[0]?.extensions.category).toBe('graphql-authorization');
    await expect(written(SOLENE, 'addCustomerTint', { colour: 'RAL 7016' })).rejects.toThrow('pas autorisé');
  });

  it('come with the references of orders before, as far as one sees them', async () => {
    const refs = async (as: string) => {
      const { data } = await shop.send('{ customerTints { used_refs } }', {}, { as });
      const told = data?.['customerTints'] as { used_refs: string[] } | undefined;
      return told?.used_refs;
    };
    expect(await refs(YANN)).toEqual(expect.arrayContaining(['Entretien 2026', 'Villa Kerguelen']));
    expect(await refs(GWEN)).not.toContain('Villa Kerguelen');
    expect(await refs(NADIA)).not.toContain('Villa Kerguelen');
    expect(await refs(NADIA)).not.toContain('');
  });

  it('leave out what was cancelled', async () => {
    const setStatus = (status: 'ANNULEE' | 'LIVREE') =>
      shop.db.updateTable('orders').set({ status }).where('number', '=', 'W25100004').execute();
    const numbers = async () => (await tints(YANN)).items.map((one) => one.order_number);
    await setStatus('ANNULEE');
    expect(await numbers()).not.toContain('W25100004');
    await setStatus('LIVREE');
    expect(await numbers()).toContain('W25100004');
  });
});

describe('searching them', () => {
  it.each([
    [{ text: 'ral7016' }, ['RAL 7016']],
    [{ text: 'bleu paon' }, ['VB-BU100']],
    [{ text: 'iffendic 6021' }, ['RAL 6021']],
    [{ text: 'facade nord' }, ['RAL 1015']],
    [{ site: 'Villa Kerguelen', text: 'terre' }, ['#C9A27E']],
    [{ site: 'Chantier Duval' }, ['VB-GR080']],
    [{ text: 'aucune chance' }, []],
  ] as const)('%j', async (search, expected) => {
    expect([...new Set(codes(await tints(YANN, search)))]).toEqual(expected);
  });

  it('puts the nearest colour first, by a code however written or a hexadecimal', async () => {
    const near = await tints(YANN, { near: 'ral-7016' });
    expect(codes(near).slice(0, 3)).toEqual(['RAL 7016', 'RAL 7016', 'VB-GR080']);
    expect(near.items[0]?.distance).toBe(0);
    const distances = near.items.map(({ distance }) => distance ?? -1);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(codes(await tints(YANN, { near: 'c9a27f' }))[0]).toBe('#C9A27E');
    await expect(tints(YANN, { near: 'RAL 0000' })).rejects.toThrow('Cette teinte est inconnue.');
  });

  it('page by page; a page beyond the last is the last', async () => {
    const { total_count: total } = await tints(YANN);
    const first = await tints(YANN, {}, { pageSize: 3 });
    const last = await tints(YANN, {}, { pageSize: 3, currentPage: 99 });
    expect(first.items).toHaveLength(3);
    expect(last.page_info).toEqual({
      page_size: 3,
      current_page: Math.ceil(total / 3),
      total_pages: Math.ceil(total / 3),
    });
    await expect(tints(YANN, {}, { pageSize: 101 })).rejects.toThrow('page');
    const { data } = await shop.send('{ customerTintListing { uid } }', {}, { as: YANN });
    expect(data?.['customerTintListing']).toHaveLength(total);
  });
});

describe('the room and the note', () => {
  it('belong to the tint on its site, for all who see it', async () => {
    const [mine] = ordered(await tints(GWEN, { text: 'RAL 6021' }));
    const noted = await written(GWEN, 'noteCustomerTint', {
      uid: mine?.uid,
      room: ' Salle  2 ',
      note: 'Deux couches',
    });
    expect(noted).toMatchObject({ room: 'Salle 2', note: 'Deux couches' });
    const [heads] = ordered(await tints(YANN, { text: '6021 salle' }));
    expect(heads?.uid).toBe(mine?.uid);
    await written(YANN, 'noteCustomerTint', { uid: mine?.uid, room: '' });
    expect(ordered(await tints(GWEN, { text: 'RAL 6021' }))[0]).toMatchObject({ room: null, note: null });
    expect(ordered(await tints(YANN, { text: 'Garde-corps' })).map(({ code }) => code)).toEqual([
      'RAL 7016',
      'RAL 7016',
    ]);
  });

  it('cannot be written on what one does not see, nor longer than they may be', async () => {
    const [alis] = ordered(await tints(YANN, { text: 'VB-BU100' }));
    const note = (as: string, uid: string | undefined, words: object) =>
      written(as, 'noteCustomerTint', { uid, ...words });
    await expect(note(GWEN, alis?.uid, { room: 'Hall' })).rejects.toThrow('n’est pas dans vos teintes');
    await expect(note(NADIA, alis?.uid, { room: 'Hall' })).rejects.toThrow('n’est pas dans vos teintes');
    await expect(note(YANN, 'n’importe', { room: 'Hall' })).rejects.toThrow('n’est pas dans vos teintes');
    await expect(note(ALI, alis?.uid, { room: 'a'.repeat(41) })).rejects.toThrow('40 caractères');
    await expect(note(ALI, alis?.uid, { note: 'a'.repeat(301) })).rejects.toThrow('300 caractères');
    expect(ordered(await tints(YANN, { text: 'VB-BU100' }))[0]).toMatchObject({ room: 'Cage d’escalier B' });
  });
});

describe('a tint added by hand', () => {
  it('is its person’s and the head’s, in a company', async () => {
    const added = await written(GWEN, 'addCustomerTint', {
      colour: 'ral 5009',
      label: 'Volets',
      site: 'Rue des Lices',
      room: 'Étage',
      sku: '30400110',
    });
    expect(added).toMatchObject({
      by_hand: true,
      code: 'RAL 5009',
      name: 'Bleu azur',
      label: 'Volets',
      purchase_ref: 'Rue des Lices',
      product_name: 'Boréval Sylva – Peinture bois mate',
      conditioning: '2,5 L',
      order_number: null,
      buyer_name: 'Gwen Le Bihan',
    });
    const seen = async (as: string) => (await tints(as)).items.some(({ uid }) => uid === added.uid);
    expect([await seen(YANN), await seen(GWEN), await seen(ALI), await seen(NADIA)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await removed(ALI, added.uid)).toContain('n’est pas dans vos teintes');
    expect(await removed(NADIA, added.uid)).toContain('n’est pas dans vos teintes');
    expect(await removed(YANN, added.uid)).toBe(true);
    expect(await seen(GWEN)).toBe(false);
  });

  it('is a private person’s own; what was ordered is not taken away', async () => {
    const { uid } = await written(ELODIE, 'addCustomerTint', { colour: '#c9a27e', label: 'Salon' });
    expect((await tints(ELODIE)).items).toMatchObject([{ uid, hex: '#C9A27E', label: 'Salon' }]);
    expect(await removed(ELODIE, uid)).toBe(true);
    const [bought] = ordered(await tints(YANN));
    expect(await removed(YANN, bought?.uid ?? '')).toContain('fait partie d’une commande');
  });

  it('another’s, ordered or not, is refused like one that does not exist', async () => {
    const [bought] = ordered(await tints(YANN, { text: 'Kerguelen' }));
    const unknown = await removed(NADIA, 'l-999999999');
    expect(unknown).toContain('n’est pas dans vos teintes');
    for (const as of [NADIA, ALI, ELODIE]) expect(await removed(as, bought?.uid ?? '')).toBe(unknown);
    expect(await removed(YANN, 'l-999999999')).toBe(unknown);
  });

  it.each([
    [{ colour: 'bleu' }, 'Cette teinte est inconnue.'],
    [{ colour: 'RAL 7016', sku: '10200105' }, 'conditionnements réalisables dans cette teinte'],
    [{ colour: 'RAL 7016', sku: 'inconnu' }, ''],
    [{ colour: 'RAL 7016', label: 'a'.repeat(41) }, '40 caractères'],
    [{ colour: 'RAL 7016', site: 'a'.repeat(51) }, '50 caractères'],
    [{ colour: 'RAL 7016', room: '\u202E' }, 'ne s’affichent pas'],
  ])('%j is refused, and nothing is written', async (input, message) => {
    const before = (await tints(YANN)).total_count;
    await expect(written(YANN, 'addCustomerTint', input)).rejects.toThrow(message);
    expect((await tints(YANN)).total_count).toBe(before);
  });

  it('is refused a second time for the same site, room and product, and only then', async () => {
    const tint = { colour: 'RAL 5009', site: 'Rue des Carmes', room: 'Salon' };
    const uids = [
      (await written(GWEN, 'addCustomerTint', tint)).uid,
      (await written(GWEN, 'addCustomerTint', { ...tint, room: 'Cuisine' })).uid,
    ];
    await expect(written(GWEN, 'addCustomerTint', { ...tint, colour: 'ral5009' })).rejects.toThrow(
      'Vous avez déjà ajouté cette teinte',
    );
    for (const uid of uids) expect(await removed(GWEN, uid)).toBe(true);
  });

  it('what is refused has a key that a client can read', async () => {
    const keyOf = async (document: string) =>
      (await shop.send(document, {}, { as: YANN })).errors?.[0]?.extensions?.['key'];
    const [bought] = ordered(await tints(YANN));
    const none = 'mutation { addCustomerTint(input: { colour: "zut" }) { uid } }';
    expect(await keyOf(none)).toBe('TINT_UNKNOWN');
    expect(await keyOf(`mutation { removeCustomerTint(uid: "${bought?.uid ?? ''}") }`)).toBe('TINT_ORDERED');
  });

  it('a search that is too long is told so', async () => {
    await expect(tints(YANN, { text: 'a'.repeat(101) })).rejects.toThrow('100 caractères au plus');
  });

  it('there are so many of at most', async () => {
    const id = await customerId(ELODIE);
    await sql`insert into kept_tint (customer_id, by_hand, tint_hex, written_at)
      select ${id}, true, '#2E5978', now() from generate_series(1, ${MOST_BY_HAND})`.execute(shop.db);
    const oneMore = written(ELODIE, 'addCustomerTint', { colour: 'RAL 7016' });
    await expect(oneMore).rejects.toThrow('Retirez-en une');
  });
});

describe('years later', () => {
  // The charts and the accounts change here: each has a shop of its own.
  beforeEach(async () => {
    await shop.close();
    shop = await shopApi();
  });

  it('an order keeps name, colour, class and formula when the chart has changed or lost the tint', async () => {
    const before = ordered(await tints(YANN, { text: 'VB-BU100' }));
    await shop.db
      .updateTable('colour')
      .set({ name: 'Autre bleu', hex: '#000000', tint_class: 'A' })
      .where('code', '=', 'VB-BU100')
      .execute();
    expect(ordered(await tints(YANN, { text: 'VB-BU100' }))).toEqual(before);
    await shop.db.deleteFrom('colour').where('code', '=', 'VB-BU100').execute();
    expect(ordered(await tints(YANN, { text: 'VB-BU100' }))).toEqual(before);
  });

  it('a line of before this was kept tells its tint by the chart of today', async () => {
    await sql`update order_line set tint_name = null, tint_class = null, tint_base = null, formula_code = null`.execute(
      shop.db,
    );
    expect(ordered(await tints(YANN, { text: 'VB-BU100' }))[0]).toMatchObject({
      name: 'Bleu paon',
      formula_code: 'TR-VBBU100-C',
    });
    expect(ordered(await tints(YANN, { text: 'Terre' }))[0]).toMatchObject({
      name: null,
      formula_code: 'M-C9A27E-B',
    });
  });

  it('a tint is ordered again in one press: in its tint, though no chart has it any more', async () => {
    const again = async (text: string) => {
      const [tint] = ordered(await tints(YANN, { text }));
      const { data, errors } = await shop.send(
        `mutation ($number: String!, $lines: [ID!]) { reorderItems(orderNumber: $number, lines: $lines) {
          added userInputErrors { message } cart { items { quantity product { name }
            ... on ConfigurableCartItem { customizable_options { label } } } } } }`,
        { number: tint?.order_number, lines: [tint?.order_item_id] },
        { as: YANN },
      );
      expect(errors).toBeUndefined();
      return data?.['reorderItems'] as { added: number; userInputErrors: { message: string }[] };
    };
    const lines = async () =>
      (
        await sql<{ name: string; tint: string | null; sku: string }>`
          select name, coalesce(tint_code, tint_hex) as tint, article_sku as sku from cart_line order by uid`.execute(
          shop.db,
        )
      ).rows;
    await sql`delete from cart_line`.execute(shop.db);
    expect(await again('VB-BU100')).toMatchObject({ added: 1, userInputErrors: [] });
    expect(await lines()).toMatchObject([{ tint: 'VB-BU100', sku: '10300012' }]);
    await sql`delete from cart_line`.execute(shop.db);
    await shop.db.deleteFrom('colour').where('code', '=', 'VB-BU100').execute();
    expect(await again('VB-BU100')).toMatchObject({ added: 1, userInputErrors: [] });
    const [line] = await lines();
    expect(line).toMatchObject({ tint: '#166A7A', sku: '10300012' });
    expect(line?.name).toContain('VB-BU100 Bleu paon');
  });

  it('an erased account leaves the company its tints and rooms, without its name and its notes', async () => {
    const [before] = ordered(await tints(YANN, { text: 'VB-BU100' }));
    expect(before?.note).toContain('Soubassement');
    const added = await written(ALI, 'addCustomerTint', { colour: 'RAL 3004', room: 'Hall', note: 'À moi' });
    await eraseCustomer(shop.db, await customerId(ALI), new Date());
    const [after] = ordered(await tints(YANN, { text: 'VB-BU100' }));
    expect(after).toMatchObject({
      uid: before?.uid,
      room: 'Cage d’escalier B',
      note: null,
      buyer_name: 'Sous-compte supprimé',
    });
    const hand = (await tints(YANN)).items.find(({ uid }) => uid === added.uid);
    expect(hand).toMatchObject({ room: 'Hall', note: null, buyer_name: null });
  });
});
