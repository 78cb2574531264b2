import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { solve } from '../captcha/testing/solve.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { reviewDesk } from './testing/review-desk.ts';
import type { Draft } from './testing/review-desk.ts';

const HUGO = 'hugo.perrin@demo.valbrune.example';
const SOPHIE = 'sophie.delmas@demo.valbrune.example';
const PATIENT = { timeout: 10_000 };

let shop: ShopApi;
let desk: ReturnType<typeof reviewDesk>;
beforeAll(async () => {
  shop = await shopApi();
  desk = reviewDesk(shop);
});
afterEach(() => desk.clearCounts());
afterAll(() => shop.close());

describe('what is refused', () => {
  it.each<[string, Draft, string]>([
    ['a nickname of one letter', { nickname: ' L ' }, 'Le pseudonyme compte de 2 à 40\u00A0caractères.'],
    ['a title too long', { summary: 'x'.repeat(101) }, 'Le titre compte de 2 à 100\u00A0caractères.'],
    ['a text too short', { text: 'Bien' }, 'L’avis compte de 10 à 2\u00A0000\u00A0caractères.'],
    ['a text too long', { text: 'x'.repeat(2001) }, 'L’avis compte de 10 à 2\u00A0000\u00A0caractères.'],
    ['a link', { text: 'Bien moins cher : https://spam.example' }, 'Un avis ne peut pas contenir de lien.'],
    ['no rating', { ratings: [] }, 'Donnez une note de 1 à 5.'],
    ['six stars', { ratings: [{ id: 'MQ==', value_id: 'Ng==' }] }, 'Donnez une note de 1 à 5.'],
    [
      'a rating of another kind',
      { ratings: [{ id: 'Mg==', value_id: 'NQ==' }] },
      'Donnez une note de 1 à 5.',
    ],
  ])('REV-01 %s', async (_title, draft, message) => {
    const written = await desk.write(draft, HUGO);
    expect(written).toMatchObject({ review: null, message, error: { category: 'graphql-input' } });
  });

  it('a product that is not there', async () => {
    expect((await desk.write({ sku: 'P000000' }, HUGO)).error?.category).toBe('graphql-no-such-entity');
  });

  it('more than ten from one place within the hour', async () => {
    const keys: (string | undefined)[] = [];
    for (let at = 0; at < 11; at += 1) keys.push((await desk.write({}, HUGO)).error?.category);
    expect(keys.slice(0, 10)).toEqual(Array(10).fill(undefined));
    expect(keys[10]).toBe('rate-limit');
  });

  it('the word of the shop’s own people', async () => {
    expect((await desk.write({}, SOPHIE)).error?.category).toBe('graphql-authorization');
  });

  it('H02 markup is kept and answered as text, never as more', async () => {
    const text = '<script>alert(1)</script> & <img src=x onerror=alert(1)>';
    expect((await desk.write({ text }, HUGO)).review?.text).toBe(text);
  });
});

describe('visitors', () => {
  it('REV-01 write where the site lets them, prove to be human from the second on, and not elsewhere', async () => {
    expect((await desk.write({})).error?.category).toBe('graphql-authorization');
    await desk.setting('allow_guests_to_write_product_reviews', '1');
    await expect
      .poll(async () => (await desk.write({ nickname: 'L' })).error?.category, PATIENT)
      .toBe('graphql-input');
    const from = '203.0.113.7';
    expect((await desk.write({}, undefined, from)).review).toMatchObject({ status: 'PENDING' });
    expect((await desk.write({}, undefined, from)).error?.key).toBe('CAPTCHA_REQUIRED');
    const recaptchaToken = await solve(shop);
    expect((await desk.write({ recaptchaToken }, undefined, from)).review).not.toBeNull();
    expect((await desk.write({ recaptchaToken }, undefined, from)).error?.key).toBe('CAPTCHA_INVALID');
  });

  it('see and write none where reviews are closed', async () => {
    await desk.setting('product_reviews_enabled', '0');
    await expect.poll(async () => (await desk.product('P102000')).review_count, PATIENT).toBe(0);
    expect((await desk.product('P102000')).reviews.items).toEqual([]);
    expect((await desk.write({}, HUGO)).message).toBe('Les avis ne sont pas ouverts sur ce site.');
  });
});
