import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const PAINT = { sku: '10200013', parent_sku: 'P102000' };
const ANTHRACITE = { customColorExa: '#383E42', tint_code: 'RAL 7016' };

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const words = (html: string) => wordsOf(html).replaceAll(/[\s\u00a0\u202f]+/g, ' ');
const cartOf = (cookies: readonly string[]) =>
  cookies.flatMap((cookie) => /^vsf-cart=[^;]+/.exec(cookie) ?? [])[0] ?? '';

describe('the code of a tester', () => {
  const code = 'TESTEUR-KLMNPQRS45';
  const credited = async () => {
    const order = await shop.db
      .selectFrom('orders')
      .select(['id', 'company_id'])
      .where('number', '=', 'W25100018')
      .executeTakeFirstOrThrow();
    await shop.db.deleteFrom('coupon').where('code', '=', code).execute();
    await shop.db
      .insertInto('coupon')
      .values({
        code,
        label: 'Bleu paon, VB-BU100',
        kind: 'fixed_ht',
        value: 325,
        valid_to: '2036-02-13',
        usage_limit: 1,
        owner_company_id: order.company_id,
        credits_order_id: order.id,
        tint_key: 'VB-BU100',
        tint_hex: '#166A7A',
        tester_sku: 'P119000',
      })
      .execute();
  };
  const send = (as: string | null, fields: Record<string, string>, cookie = '') =>
    shop.visit('/cart', {
      method: 'POST',
      ...(as === null ? {} : { as }),
      headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded', cookie },
      body: new URLSearchParams(fields).toString(),
    });
  const tin = { intent: 'add', quantity: '1', ...PAINT, customColorExa: '#166A7A', tint_code: 'VB-BU100' };
  const cart = async (as: string) => words((await shop.visit('/cart', { as })).html);

  it('is one press away where the cart has a tin in its tint, for its company alone, until a code is applied', async () => {
    await shop.db.deleteFrom('cart').execute();
    await credited();
    await send(YANN, { intent: 'add', quantity: '1', ...PAINT, ...ANTHRACITE });
    expect(await cart(YANN)).not.toContain(code);
    await send(YANN, tin);
    expect(await cart(YANN)).toContain(`Utiliser le code ${code} : −3,25 € HT`);
    expect(await cart(YANN)).toContain('Votre testeur en Bleu paon, VB-BU100 est remboursé sur ce panier.');
    const { cookies } = await shop.visit('/cart', { as: YANN });
    const used = await send(YANN, { intent: 'coupon', coupon: code }, cartOf(cookies));
    expect(used.status).toBe(302);
    expect(await cart(YANN)).toContain(`Le code ${code} est appliqué.`);
    expect(await cart(YANN)).not.toContain('Utiliser le code');
    const ELODIE = 'elodie.marchand@demo.valbrune.example';
    await send(ELODIE, tin);
    expect(await cart(ELODIE)).not.toContain(code);
    const guest = cartOf((await send(null, tin)).cookies);
    const seen = await shop.visit('/cart', { headers: { cookie: guest } });
    expect(words(seen.html)).toContain('Bleu paon');
    expect(words(seen.html)).not.toContain(code);
  });

  it('is told without an amount to who sees no prices', async () => {
    await shop.db.deleteFrom('cart').execute();
    await credited();
    const ALI = 'ali.benali@demo.valbrune.example';
    await send(ALI, tin);
    const told = await cart(ALI);
    expect(told).toContain(`Utiliser le code ${code} `);
    expect(told).not.toContain('3,25');
  });
});
