import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { deskFilter } from '../desk-filter.ts';
import { selectDeskOrders } from '../desk-orders-store.ts';

const ORDERS = 12_000;
const LIMIT = 3;

describe('words among many orders', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>;

  beforeAll(async () => {
    database = await testDatabase('empty');
    await sql`
      insert into orders (number, buyer_name, email, shop_code, delivery_mode, order_origin, status, payment_method,
        payment_state, purchase_ref, goods_ht_cents, discount_ht_cents, shipping_ht_cents, total_ht_cents, tax_cents, total_ttc_cents,
        placed_at)
      select 'W26' || lpad(nth::text, 6, '0'),
        case when nth = 7 then 'Zoé Rarissime' when nth % 2 = 0 then 'Paul Martin' else 'Anne Le Goff' end,
        case when nth <= ${ORDERS - 1_500} then 'x@ancien.example' else 'x@exemple.fr' end, 'VB001', 'EMP', 'SW', 'RETIREE',
        'at_store', 'due', case when nth = 7 then 'BC 12345678901234567890123' end, 100, 0, 0, 100, 20, 120, timestamptz '2026-01-01' + nth * interval '1 minute'
      from generate_series(1, ${ORDERS}::int) nth`.execute(database.db);
    await sql`analyze orders`.execute(database.db);
  });
  afterAll(() => database.close());

  async function found(query: string, after: { at: string; id: number } | null = null) {
    const page = { after, before: null, limit: LIMIT, now: new Date('2026-06-01') };
    return selectDeskOrders(database.db, { kind: 'all' }, deskFilter({ tab: 'toutes', query }), page);
  }
  const numbers = (nths: readonly number[]) => nths.map((nth) => `W26${String(nth).padStart(6, '0')}`);
  const numbersOf = (rows: readonly { number: string }[]) => rows.map(({ number }) => number);

  it.each([
    ['a frequent name, the newest first', 'martin', [12_000, 11_998, 11_996]],
    ['a rare one, far behind all others', 'rarissime', [7]],
    ['what very many hold, but none of the newest', 'ancien', [10_500, 10_499, 10_498]],
    ['both words in one order', 'martin ancien', [10_500, 10_498, 10_496]],
    ['a number', 'W26000123', [123]],
    ['what ends one', '000123', [123]],
    ['what stands within several', '01199', [11_999, 11_998, 11_997]],
    ['four digits', '1199', [11_999, 11_998, 11_997]],
    ['digits by what they are led by', 'X26000123', []],
    ['a long reference by its end', '34567890123', [7]],
    ['as much of it as its index has', '34567890123456789012', [7]],
    ['all of it', '12345678901234567890123', [7]],
    ['digits and a word in one order', 'rarissime 345678', [7]],
    ['digits and a word of two orders', 'rarissime 000123', []],
    ['nothing', 'introuvable', []],
  ])('finds %s', async (_what, query, nths) => {
    expect(numbersOf(await found(query))).toEqual(numbers(nths));
  });

  it('goes on where the page before ended', async () => {
    const last = (await found('ancien')).at(-1);
    expect(last).toBeDefined();
    const next = await found('ancien', last === undefined ? null : { at: last.at, id: last.id });
    expect(numbersOf(next)).toEqual(numbers([10_497, 10_496, 10_495]));
  });
});
