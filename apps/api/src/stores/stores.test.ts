import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

type Nearest = {
  nearestStores: {
    total_count: number;
    items: { storeCode: string; titleLabel: string; distance: number | null }[];
  };
};

async function nearest(args: string): Promise<Nearest['nearestStores']> {
  const { data, errors } = await shop.send(
    `{ nearestStores${args} { total_count items { storeCode titleLabel distance } } }`,
  );
  expect(errors).toBeUndefined();
  return (data as Nearest).nearestStores;
}

describe('nearestStores', () => {
  it('STO-01 gives every store by name when no place is given', async () => {
    const all = await nearest('');
    expect(all.total_count).toBe(26);
    expect(all.items.every((store) => store.distance === null)).toBe(true);
    const names = all.items.map((store) => store.titleLabel);
    expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare));
  });

  it('STO-03 gives the nearest first, in kilometres, within the distance', async () => {
    const around = await nearest('(latlng: "48.8429,2.3968", distance: 20)');
    expect(around.items[0]).toEqual({ storeCode: 'VB001', titleLabel: 'Valbrune Paris Nation', distance: 0 });
    const distances = around.items.map((store) => store.distance ?? Number.NaN);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(20);
    expect(around.items.length).toBeLessThan(26);
  });

  it('looks as far as the shop delivers when no distance is given', async () => {
    const usual = await nearest('(latlng: "48.8429,2.3968")');
    expect(usual).toEqual(await nearest('(latlng: "48.8429,2.3968", distance: 50)'));
    expect((await nearest('(latlng: "48.8429,2.3968", distance: 2000)')).total_count).toBe(26);
  });

  it('STO-04 distances are kilometres', async () => {
    const { items } = await nearest('(latlng: "48.8429,2.3968", distance: 2000)');
    const rennes = items.find(({ storeCode }) => storeCode === 'VB006')?.distance ?? Number.NaN;
    // As the crow flies it is a little over three hundred from the Nation in Paris to the south of Rennes.
    expect(rennes).toBeGreaterThan(295);
    expect(rennes).toBeLessThan(320);
  });

  it('STO-04 gives 1000 stores unless told, or as many as asked', async () => {
    expect((await nearest('(size: 3)')).items).toHaveLength(3);
    expect((await nearest('(size: 100000)')).items).toHaveLength(26);
    await sql`
      insert into shop (code, title_label, location_name, address_lines, postal_code, locality, schedules, latitude,
        longitude)
      select 'ZZ' || nth, title_label || ' ' || nth, location_name, address_lines, postal_code, locality, schedules,
        latitude, longitude
      from shop, generate_series(1, 1000) nth where code = 'VB001'`.execute(shop.db);
    await shop.api.ready();
    const many = await nearest('');
    expect(many.items).toHaveLength(1000);
    expect((await nearest('(size: 1010)')).items).toHaveLength(1000);
    // However few are shown, all are counted.
    expect(many.total_count).toBe(1026);
    expect((await nearest('(size: 3)')).total_count).toBe(1026);
    expect((await nearest('(latlng: "48.8429,2.3968", distance: 2000, size: 3)')).total_count).toBe(1026);
    await sql`delete from shop where code like 'ZZ%'`.execute(shop.db);
  });

  it.each([
    ['(latlng: "Paris")', 'latitude,longitude'],
    ['(latlng: "120,2")', 'latitude,longitude'],
    ['(size: 0)', 'supérieurs à 0'],
    ['(latlng: "48.8,2.3", distance: -1)', 'supérieurs à 0'],
  ])('refuses %s in French', async (args, words) => {
    const { errors } = await shop.send(`{ nearestStores${args} { total_count } }`);
    expect(errors).toMatchObject([
      { message: expect.stringContaining(words), extensions: { category: 'graphql-input' } },
    ]);
  });
});

describe('store', () => {
  it('STO-05 carries everything the locator shows', async () => {
    const { data } = await shop.send(`{ store(storeCode: "VB001") {
      storeCode titleLabel locationName address { addressLines postalCode locality }
      schedules { monday tuesday wednesday thursday friday saturday }
      specialHours primaryPhone fax email latitude longitude distance services } }`);
    expect(data).toEqual({
      store: {
        storeCode: 'VB001',
        titleLabel: 'Valbrune Paris Nation',
        locationName: 'Valbrune Paris Nation',
        address: { addressLines: ['48 rue de Picpus'], postalCode: '75012', locality: 'Paris' },
        schedules: {
          monday: '07:30-12:00 13:30-18:00',
          tuesday: '07:30-12:00 13:30-18:00',
          wednesday: '07:30-12:00 13:30-18:00',
          thursday: '07:30-12:00 13:30-18:00',
          friday: '07:30-12:00 13:30-17:30',
          saturday: '08:00-12:00',
        },
        specialHours: expect.stringMatching(/^\d{4}-\d{2}-\d{2} (?:x|\d{2}:\d{2}-\d{2}:\d{2})/u),
        primaryPhone: '0199001000',
        fax: '0199005000',
        email: 'vb001@valbrune.example',
        latitude: 48.8429,
        longitude: 2.3968,
        distance: null,
        services: expect.arrayContaining(['click_and_collect', 'tinting']),
      },
    });
    expect(data).not.toMatchObject({ store: { services: expect.arrayContaining(['airless_repair']) } });
  });

  it('STO-10 refuses a code no store has', async () => {
    const { data, errors } = await shop.send('{ store(storeCode: "VB999") { storeCode } }');
    expect(data).toEqual({ store: null });
    expect(errors).toMatchObject([
      { message: 'Ce magasin est introuvable.', extensions: { category: 'graphql-no-such-entity' } },
    ]);
  });
});
