import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const BOUNDARY = 'frontiere';

/** As a browser without script sends the form: typed text, a file, the pressed button. */
const send = (intent: 'check' | 'add', list: string, file = '') =>
  shop.visit('/commande-rapide', {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: [
      part('name="list"', list),
      part('name="file"; filename="liste.csv"\r\nContent-Type: text/csv', file),
      part('name="intent"', intent),
      `--${BOUNDARY}--\r\n`,
    ].join(''),
  });
const part = (head: string, body: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
const states = (html: string) =>
  [...html.matchAll(/<tr data-state="([\w-]+)"[^>]*><td>(\d+)<\/td><td>([^<]*)<\/td>/g)].map(
    ([, state, row, sku]) => `${row} ${sku} ${state}`,
  );
const typed = (html: string) => /<textarea[^>]*name="list"[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1];

describe('quick order without script', () => {
  it('reports line by line and keeps the list', async () => {
    const list = '10100002;3\n99999999 1\n10100003 x2\n10100004;deux';
    const { status, html } = await send('check', list);
    expect(status).toBe(200);
    expect(states(html)).toEqual([
      '1 10100002 found',
      '2 99999999 unknown',
      '3 10100003 found',
      '4 10100004 bad-quantity',
    ]);
    expect(typed(html)?.trim()).toBe(list);
  });

  it('adds what a file holds and leads to the cart', async () => {
    const added = await send('add', '', 'Référence;Quantité\r\n10100002;3\r\n10100003;1\r\n');
    expect([added.status, added.headers['location']]).toEqual([302, '/cart?fait=modifie']);
    const cookie = added.cookies.flatMap((one) => /^vsf-cart=[^;]+/.exec(one) ?? [])[0] ?? '';
    const { html } = await shop.visit('/cart', { headers: { cookie } });
    expect(html).toContain('data-cart-count="4"');
  });

  it('adds what can be had; the rest stays in the field with its reason', async () => {
    const { html } = await send('add', '10100002;1\n99999999;2\n10100004;deux');
    expect(states(html)).toEqual(['1 10100002 added', '2 99999999 unknown', '3 10100004 bad-quantity']);
    expect(typed(html)?.trim()).toBe('99999999;2\n10100004');
  });

  it.each([
    ['', '', 'Saisissez au moins une référence.'],
    ['10100002', '\u0000PK', 'Ce fichier ne peut pas être lu. Enregistrez-le au format CSV.'],
    ['1'.repeat(20_001), '', 'La liste est trop longue'],
  ])('refuses %.20j with the file %.20j', async (list, file, message) => {
    const { status, html } = await send('check', list, file);
    expect(status).toBe(422);
    expect(html).toContain(message);
  });
});
