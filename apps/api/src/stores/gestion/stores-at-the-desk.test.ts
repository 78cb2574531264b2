// A store as its own people keep it: within their reach, followed at once by the shop's pages and promises.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

const CLAIRE = 'claire.valbrune@equipe.valbrune.example';
/** of VB006 and VB008 */
const MARC = 'marc.leroy@equipe.valbrune.example';
/** of VB001 and VB002 */
const AICHA = 'aicha.benoit@equipe.valbrune.example';
const ANNE = 'anne.schmitt@equipe.valbrune.example';

// A Monday, eight o'clock in the store.
const NOW = new Date('2026-11-16T07:00:00Z');
const TODAY = '2026-11-16';
const TOMORROW = '2026-11-17';

let shop: ShopApi;
/** another process on the same database */
let beside: ShopApi;
beforeAll(async () => {
  shop = await shopApi({ now: () => NOW });
  beside = await shopApi({ now: () => NOW, beside: shop });
});
afterAll(async () => {
  await beside.close();
  await shop.close();
});

type Store = {
  code: string;
  phone: string | null;
  email: string | null;
  services: string[];
  delivery_km: number | null;
  usual_delivery_km: number;
  special_days: { on: string; hours: string; usual: string }[];
  week: { weekday: string; hours: string }[];
  day: { hours: string; usual: string; is_special: boolean; promised_orders: number } | null;
};
const STORE = `code phone email services delivery_km usual_delivery_km special_days { on hours usual }
  week { weekday hours } day(on: "${TOMORROW}") { hours usual is_special promised_orders }`;

async function ask(
  who: string,
  document: string,
): Promise<{ data: Record<string, unknown>; refusal: string }> {
  const { data, errors } = await shop.sendAsStaff(who, document);
  const refusal = (errors?.[0]?.message ?? '').replaceAll('\u00A0', ' ');
  return { data: (data ?? {}) as Record<string, unknown>, refusal };
}

async function acted(who: string, act: string): Promise<Store> {
  const { data, refusal } = await ask(who, `mutation { act: ${act} { ${STORE} } }`);
  expect(refusal).toBe('');
  return data['act'] as Store;
}

const refused = async (who: string, act: string) =>
  (await ask(who, `mutation { act: ${act} { code } }`)).refusal;

async function told(): Promise<{ event: string; details: unknown }[]> {
  return shop.db
    .selectFrom('audit_entry')
    .select(['event', 'details'])
    .where('event', '=', 'store-changed')
    .orderBy('id')
    .execute();
}

describe('reading', () => {
  it('each role sees the stores of its reach, and another store is not there', async () => {
    const codes = async (who: string) => {
      const { data } = await ask(who, '{ shopStores(pageSize: 100) { items { code } next } }');
      return (data['shopStores'] as { items: { code: string }[] }).items.map(({ code }) => code).toSorted();
    };
    expect(await codes(MARC)).toEqual(['VB006', 'VB008']);
    expect(await codes(AICHA)).toEqual(['VB001', 'VB002']);
    expect((await codes(CLAIRE)).length).toBe(26);
    expect(await codes(ANNE)).toEqual(await codes(CLAIRE));
    const one = (who: string) => ask(who, '{ shopStore(code: "VB006") { code } }');
    expect((await one(MARC)).data).toEqual({ shopStore: { code: 'VB006' } });
    expect((await one(AICHA)).data).toEqual({ shopStore: null });
  });

  it('pages on from a store, and finds by words', async () => {
    type Page = { items: { code: string; name: string }[]; next: string | null };
    const page = async (args: string) =>
      (await ask(CLAIRE, `{ shopStores(${args}) { items { code name } next } }`)).data['shopStores'] as Page;
    const first = await page('pageSize: 20');
    const second = await page(`pageSize: 20, after: "${first.next}"`);
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 6, null]);
    const found = await page('search: "paris nation"');
    expect(found.items.map(({ code }) => code)).toEqual(['VB001']);
    expect((await page('search: "nulle part"')).items).toEqual([]);
  });
});

describe('a day', () => {
  const promise = async (from: ShopApi) => {
    const { data } = await from.send('{ store(storeCode: "VB006") { specialHours } }');
    return (data?.['store'] as { specialHours: string } | undefined)?.specialHours ?? '';
  };

  it('is closed with its consequence told before, followed by every process at once, and opened again', async () => {
    await shop.db
      .updateTable('orders')
      .set({ promised_at: new Date('2026-11-17T09:00:00Z'), wished_on: null, status: 'EN_ATTENTE' })
      .where('number', '=', 'W26100070')
      .execute();
    // What stands wholly ready has kept its promise.
    await sql`update order_line set prepared = 0, handed_over = 0
      where order_id = (select id from orders where number = 'W26100070')`.execute(shop.db);
    const { data } = await ask(MARC, `{ shopStore(code: "VB006") { ${STORE} } }`);
    const { day } = data['shopStore'] as Store;
    expect(day).toMatchObject({ is_special: false });
    expect(day?.promised_orders).toBe(1);
    const before = await promise(shop);
    const closed = await acted(MARC, `setStoreDay(code: "VB006", on: "${TOMORROW}", hours: "x")`);
    expect(closed.day).toMatchObject({ hours: 'x', usual: day?.usual, is_special: true });
    for (const process of [shop, beside]) expect(await promise(process)).toContain(`${TOMORROW} x`);
    const open = await acted(MARC, `clearStoreDay(code: "VB006", on: "${TOMORROW}")`);
    expect(open.day).toMatchObject({ hours: day?.usual, is_special: false });
    for (const process of [shop, beside]) expect(await promise(process)).not.toContain(TOMORROW);
    expect((await told()).slice(-2)).toMatchObject([
      {
        details: {
          store: 'VB006',
          before: { special_hours: before },
          after: { special_hours: expect.stringContaining(`${TOMORROW} x`) },
        },
      },
      { details: { before: { special_hours: expect.stringContaining(`${TOMORROW} x`) } } },
    ]);
  });

  it('moves what the shop promises, from the next question on', async () => {
    const { data: opened } = await shop.send('mutation { customCreateEmptyCart }');
    const cartId = String(opened?.['customCreateEmptyCart']);
    const { data: chosen } = await shop.send(
      'mutation ($cartId: String) { setCurrentShop(shopCode: "VB006", cartId: $cartId) { token_id } }',
      { cartId },
    );
    const token = (chosen?.['setCurrentShop'] as { token_id: string } | undefined)?.token_id ?? '';
    const headers = { 'x-shop-token': token };
    await shop.db
      .updateTable('stock')
      .set({ available: 100, statut_article_mag: 'P' })
      .where('shop_code', '=', 'VB006')
      .execute();
    await shop.send(
      `mutation ($cartId: String!) { addProductsToCart(cartId: $cartId, cartItems: [{ sku: "10200102", quantity: 1 }])
        { user_errors { message } } }`,
      { cartId },
      { headers },
    );
    const pickup = async (from: ShopApi) => {
      const { data } = await from.send(
        'query ($id: String!, $token: String) { customCart(id: $id, token: $token) { arrival { pickup_at } } }',
        { id: cartId, token },
        { headers },
      );
      return (
        (data?.['customCart'] as { arrival: { pickup_at: string } | null } | undefined)?.arrival?.pickup_at ??
        null
      );
    };
    expect(await pickup(shop)).toMatch(new RegExp(`^${TODAY}`));
    await acted(MARC, `setStoreDay(code: "VB006", on: "${TODAY}", hours: "fermé")`);
    for (const process of [shop, beside]) expect(await pickup(process)).toMatch(new RegExp(`^${TOMORROW}`));
    await acted(MARC, `clearStoreDay(code: "VB006", on: "${TODAY}")`);
    expect(await pickup(beside)).toMatch(new RegExp(`^${TODAY}`));
  });

  it('keeps other hours as they are typed', async () => {
    const act = 'setStoreDay(code: "VB006", on: "2026-12-24", hours: "8h - 12h")';
    const { special_days: days } = await acted(CLAIRE, act);
    expect(days).toContainEqual(expect.objectContaining({ on: '2026-12-24', hours: '08:00-12:00' }));
  });

  it('that would change nothing is refused in words; usual hours over others are the usual ones again', async () => {
    const { data } = await ask(MARC, `{ shopStore(code: "VB006") { ${STORE} } }`);
    const usual = (data['shopStore'] as Store).day?.usual ?? '';
    const set = (on: string, hours: string) => `setStoreDay(code: "VB006", on: "${on}", hours: "${hours}")`;
    const entries = (await told()).length;
    expect(await refused(MARC, set(TOMORROW, usual))).toContain('déjà les horaires habituels');
    expect(await refused(MARC, set('2026-11-22', 'x'))).toContain('fermé ce jour-là d’habitude');
    expect(await told()).toHaveLength(entries);
    expect((await acted(MARC, set(TOMORROW, '9h-11h'))).day).toMatchObject({ is_special: true });
    expect((await acted(MARC, set(TOMORROW, usual))).day).toMatchObject({ hours: usual, is_special: false });
  });

  it.each([
    ['of another store', AICHA, TOMORROW, 'x', 'Ce magasin est introuvable.'],
    ['that no store has', CLAIRE, TOMORROW, 'x', 'Ce magasin est introuvable.', 'VB999'],
    ['by who reads only', ANNE, TOMORROW, 'x', 'Votre rôle ne permet pas cette action.'],
    ['gone by', MARC, '2026-11-15', 'x', 'Choisissez un jour du calendrier, aujourd’hui ou plus tard.'],
    ['with no hours', MARC, TOMORROW, 'le matin', 'Les horaires d’un jour s’écrivent'],
  ])('%s is refused, and nothing is written', async (_what, who, on, hours, words, code = 'VB006') => {
    const entries = (await told()).length;
    const refusal = await refused(who, `setStoreDay(code: "${code}", on: "${on}", hours: "${hours}")`);
    expect(refusal).toContain(words);
    expect(await told()).toHaveLength(entries);
  });
});

describe('the week', () => {
  const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const readOf = async (code: string) => {
    const { data } = await ask(CLAIRE, `{ shopStore(code: "${code}") { week_read details_read } }`);
    return data['shopStore'] as { week_read: string; details_read: string };
  };
  const week = (hours: string, days = DAYS) =>
    `[${days.map((day) => `{ weekday: ${day}, hours: "${day === 'sunday' ? '' : hours}" }`).join(',')}]`;

  it('is written whole, and the event for other systems tells what changed', async () => {
    const { week: kept } = await acted(
      MARC,
      `changeStoreHours(code: "VB008", read: "${(await readOf('VB008')).week_read}", week: ${week('7h30-12h 14h-18h30')})`,
    );
    expect(kept.map(({ hours }) => hours)).toEqual([
      ...Array.from({ length: 6 }, () => '07:30-12:00 14:00-18:30'),
      'x',
    ]);
    const event = await shop.db
      .selectFrom('event')
      .select(['type', 'subject', 'data'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(event).toEqual({
      type: 'store.changed',
      subject: 'store/VB008',
      data: { shop_code: 'VB008', changed: ['schedules'] },
    });
    const entries = (await told()).length;
    await acted(MARC, `changeStoreHours(code: "VB008", read: "", week: ${week('07:30-12:00 14:00-18:30')})`);
    expect(await told()).toHaveLength(entries);
  });

  it('of a page left open undoes nothing: the refusal tells who wrote since, and when', async () => {
    const { week_read: read } = await readOf('VB008');
    const write = (hours: string) => `changeStoreHours(code: "VB008", read: "${read}", week: ${week(hours)})`;
    await acted(CLAIRE, write('9h-12h'));
    // the same once more, as by a second press
    await acted(CLAIRE, write('9h-12h'));
    const refusal = await refused(MARC, write('8h-12h'));
    expect(refusal).toMatch(/^Claire Valbrune a changé ce magasin le 16 novembre 2026 à 8 h/);
    expect(refusal).toContain('Rien n’a été enregistré');
    await shop.db
      .updateTable('shop')
      .set({ schedules: JSON.stringify({ monday: '10:00-12:00' }) })
      .where('code', '=', 'VB008')
      .execute();
    expect(await refused(MARC, write('8h-12h'))).toMatch(/^Un fichier a changé ce magasin/);
  });

  it('is refused in part', async () => {
    expect(
      await refused(MARC, `changeStoreHours(code: "VB008", read: "", week: ${week('8h-12h', ['monday'])})`),
    ).toContain('Les horaires d’un jour');
    expect(await refused(MARC, `changeStoreHours(code: "VB001", read: "", week: ${week('8h-12h')})`)).toBe(
      'Ce magasin est introuvable.',
    );
  });
});

describe('details', () => {
  const readOf = async () => {
    const { data } = await ask(MARC, '{ shopStore(code: "VB006") { details_read } }');
    return (data['shopStore'] as { details_read: string }).details_read;
  };
  const change = (details: string, read = '') =>
    `changeStoreDetails(code: "VB006", read: "${read}", details: { ${details} })`;

  it('are kept as they are dialled, and the shop shows the services at once', async () => {
    const {
      phone,
      email,
      services,
      delivery_km: km,
    } = await acted(
      MARC,
      change(
        'phone: "02 99 00 10 06", email: "rennes@valbrune.example", services: ["tinting"], delivery_km: 12.5',
        await readOf(),
      ),
    );
    expect([phone, email, services, km]).toEqual([
      '0299001006',
      'rennes@valbrune.example',
      ['tinting'],
      12.5,
    ]);
    const { data } = await beside.send('{ store(storeCode: "VB006") { services primaryPhone deliveryKm } }');
    expect(data).toEqual({
      store: { services: ['tinting'], primaryPhone: '0299001006', deliveryKm: 12.5 },
    });
    expect((await told()).at(-1)?.details).toMatchObject({
      before: { delivery_km: null },
      after: { delivery_km: 12.5, services: ['tinting'] },
    });
  });

  it('of a page left open undo nothing of a colleague’s', async () => {
    const read = await readOf();
    await acted(CLAIRE, change('phone: "0299001007", services: []', read));
    expect(await refused(MARC, change('fax: "0299001008", services: []', read))).toMatch(
      /^Claire Valbrune a/,
    );
  });

  it.each([
    ['a telephone of five digits', 'phone: "12345", services: []', 'dix chiffres'],
    ['an address that is none', 'email: "rennes", services: []', 'L’adresse e-mail du magasin'],
    ['less than nothing', 'delivery_km: -1, services: []', 'nombre de kilomètres'],
  ])('%s is refused', async (_what, details, words) => {
    expect(await refused(MARC, change(details))).toContain(words);
  });
});
