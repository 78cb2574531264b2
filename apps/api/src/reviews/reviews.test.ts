import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { reviewDesk } from './testing/review-desk.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const ELODIE = 'elodie.marchand@demo.valbrune.example';
const PATIENT = { timeout: 10_000 };
const SEEN = 'P102000';

let shop: ShopApi;
let desk: ReturnType<typeof reviewDesk>;
beforeAll(async () => {
  shop = await shopApi();
  desk = reviewDesk(shop);
});
afterAll(() => shop.close());

describe('reviews of a product', () => {
  it('REV-04 show nickname, date, rating, words, the breakdown "Rating" and the page size', async () => {
    const {
      review_count: count,
      rating_summary: summary,
      reviews,
    } = await desk.product(SEEN, '(pageSize: 5)');
    expect(count).toBe(11);
    expect(summary).toBeCloseTo(85.45, 2);
    expect(reviews.page_info).toEqual({ page_size: 5, current_page: 1, total_pages: 3 });
    expect(reviews.items).toHaveLength(5);
    expect(reviews.items[0]).toMatchObject({
      nickname: 'Yann K.',
      created_at: '2026-11-03T08:00:00.000Z',
      average_rating: 100,
      ratings_breakdown: [{ name: 'Rating', value: '5' }],
      product: { sku: SEEN },
    });
    expect(reviews.rating_counts).toEqual([
      { value: 5, count: 6 },
      { value: 4, count: 3 },
      { value: 3, count: 1 },
      { value: 2, count: 1 },
      { value: 1, count: 0 },
    ]);
  });

  it('pages follow one another, and one beyond the last shows the last', async () => {
    const page = async (at: number) =>
      (await desk.product(SEEN, `(pageSize: 5, currentPage: ${at})`)).reviews;
    const pages = [await page(1), await page(2), await page(3), await page(9)];
    expect(pages.map(({ page_info: info }) => info.current_page)).toEqual([1, 2, 3, 3]);
    const ids = pages.slice(0, 3).flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(11);
    const dates = pages.slice(0, 3).flatMap(({ items }) => items.map(({ created_at: at }) => at));
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('stand alike on an article of the product, and by their own name', async () => {
    const { data } = await shop.send(
      '{ productReview(sku: "10200001") { total_count items { product { sku } } } }',
    );
    const found = data?.['productReview'] as { total_count: number; items: { product: { sku: string } }[] };
    expect(found.total_count).toBe(11);
    expect(found.items[0]?.product.sku).toBe(SEEN);
  });

  it('of all products of an answer are each its own', async () => {
    const { data } = await shop.send(
      '{ products(filter: { sku: { in: ["P102000", "P205004", "P101000"] } }) { items { sku reviews(pageSize: 3) { items { product { sku } } } } } }',
    );
    const found = data?.['products'] as {
      items: { sku: string; reviews: { items: { product: { sku: string } }[] } }[];
    };
    const skus = found.items.map(({ sku, reviews }) => [
      sku,
      reviews.items.map(({ product }) => product.sku),
    ]);
    expect(Object.fromEntries(skus)).toEqual({
      P102000: [SEEN, SEEN, SEEN],
      P205004: ['P205004', 'P205004', 'P205004'],
      P101000: [],
    });
  });

  it('REV-03 are rated from one to five', async () => {
    const { data } = await shop.send(
      '{ productReviewRatingsMetadata { items { id name values { value_id value } } } }',
    );
    expect(data?.['productReviewRatingsMetadata']).toEqual({
      items: [
        {
          id: 'MQ==',
          name: 'Rating',
          values: ['MQ==', 'Mg==', 'Mw==', 'NA==', 'NQ=='].map((value_id, at) => ({
            value_id,
            value: String(at + 1),
          })),
        },
      ],
    });
  });
});

describe('from writing to showing', () => {
  it('REV-01 a new review waits: its author sees it, nobody else does until it is approved', async () => {
    const { review } = await desk.write({}, YANN);
    expect(review).toMatchObject({
      status: 'PENDING',
      nickname: 'Léa',
      average_rating: 80,
      product: { sku: 'P101000' },
    });
    expect(await desk.product('P101000')).toMatchObject({ review_count: 0, reviews: { items: [] } });
    expect((await desk.own(YANN)).items[0]).toMatchObject({ id: review?.id, status: 'PENDING' });

    expect(await desk.judge(Number(review?.id), 'APPROVED')).toMatchObject({ ok: true });
    await expect
      .poll(() => desk.product('P101000'), PATIENT)
      .toMatchObject({
        review_count: 1,
        rating_summary: 80,
        reviews: { items: [{ id: review?.id, status: 'APPROVED' }] },
      });

    expect(await desk.judge(Number(review?.id), 'REJECTED')).toMatchObject({ ok: true });
    await expect.poll(() => desk.product('P101000'), PATIENT).toMatchObject({ review_count: 0 });
    const entries = shop.db.selectFrom('audit_entry').select('details').where('event', '=', 'review-judged');
    expect((await entries.execute()).map(({ details }) => details)).toMatchObject([
      { from: 'PENDING', to: 'APPROVED', author: 'essai' },
      { from: 'APPROVED', to: 'REJECTED', author: 'essai' },
    ]);
  });

  it('what is already so, or is not there, is told to the operator', async () => {
    const shown = (await desk.product(SEEN)).reviews.items[0];
    expect(await desk.judge(Number(shown?.id), 'APPROVED')).toEqual({ ok: false, refusal: 'ALREADY_SO' });
    expect(await desk.judge(999_999, 'APPROVED')).toEqual({ ok: false, refusal: 'UNKNOWN_REVIEW' });
  });

  it('one per customer and product: written anew until it is published, then refused', async () => {
    const first = await desk.write({ sku: 'P103000', summary: 'Premier jet' }, NADIA);
    const second = await desk.write({ sku: 'P103000', summary: 'Relu' }, NADIA);
    expect(second.review?.id).toBe(first.review?.id);
    const own = (await desk.own(NADIA)).items.filter(({ product }) => product.sku === 'P103000');
    expect(own.map(({ summary }) => summary)).toEqual(['Relu']);
    await desk.judge(Number(first.review?.id), 'APPROVED');
    expect(await desk.write({ sku: 'P103000' }, NADIA)).toMatchObject({
      review: null,
      error: { category: 'graphql-already-exists' },
    });
  });

  it('at the same moment from two places is one review', async () => {
    await Promise.all(Array.from({ length: 4 }, () => desk.write({ sku: 'P103001' }, NADIA)));
    const own = (await desk.own(NADIA)).items.filter(({ product }) => product.sku === 'P103001');
    expect(own).toHaveLength(1);
  });

  it('a review of a product that has left the catalogue stays with its author', async () => {
    await shop.db
      .updateTable('product_review')
      .set({ product_sku: 'P000000', product_name: 'Ancien produit' })
      .where('customer_id', 'is not', null)
      .where('product_sku', '=', 'P103001')
      .execute();
    expect((await desk.own(NADIA)).items.map(({ product }) => product.name)).toContain('Ancien produit');
  });
});

describe('one’s own reviews', () => {
  it('REV-02 come with their state, the newest first, and as Magento’s customer.reviews', async () => {
    const own = await desk.own(ELODIE, '(pageSize: 1)');
    expect(own).toMatchObject({
      total_count: 2,
      page_info: { total_pages: 2 },
      items: [{ status: 'PENDING', product: { sku: 'P301006' } }],
    });
    const { data } = await shop.send(
      '{ customer { reviews(currentPage: 2, pageSize: 1) { items { summary } } } }',
      {},
      { as: ELODIE },
    );
    expect(data).toEqual({ customer: { reviews: { items: [{ summary: 'Très pratique' }] } } });
  });

  it('B05 somebody else’s waiting review is nowhere to be read', async () => {
    const waiting = (await desk.own(ELODIE)).items.find(({ status }) => status === 'PENDING');
    const others = await desk.own(YANN, '(pageSize: 100)');
    const shown = await desk.product('P301006', '(pageSize: 100)');
    expect(waiting).toBeDefined();
    expect([...others.items, ...shown.reviews.items].map(({ id }) => id)).not.toContain(waiting?.id);
    const stranger = await shop.send('{ customerProductReview { items { id } } }');
    expect(stranger.errors?.[0]?.extensions.category).toBe('graphql-authorization');
  });
});
