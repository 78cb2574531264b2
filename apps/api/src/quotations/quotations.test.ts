import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { importQuotations } from './operations/import-quotations.ts';
import { quotationDesk } from './testing/quotation-desk.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const ELODIE = 'elodie.marchand@demo.valbrune.example';
const OPEN = 'D26400090';

let shop: ShopApi;
const desk = quotationDesk(() => shop);
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

describe('the quotations of a company', () => {
  it('QUO-01 are listed, newest first, with what they come to', async () => {
    const { items, total_count: count } = await desk.list(YANN);
    expect(count).toBe(items.length);
    expect(items.map(({ number, status }) => [number, status])).toEqual([
      ['D26400094', 'EN_COURS'],
      [OPEN, 'A_VALIDER'],
      ['D26400091', 'ACCEPTE'],
      ['D26400093', 'REFUSE'],
      ['D26400092', 'EXPIRE'],
    ]);
    expect(items[1]).toMatchObject({
      status_label: 'À valider',
      created_on: '2026-11-11',
      valid_until: '2026-12-11',
      is_open: true,
      total_excluding_tax: { value: 159.13 },
      total_including_tax: { value: 190.96 },
    });
  });

  it('are found by state, by number, by label, and page by page', async () => {
    expect(await desk.numbers(YANN, 'filter: { status: A_VALIDER }')).toEqual([OPEN]);
    expect(await desk.numbers(YANN, 'filter: { search: "ravalement" }')).toEqual(['D26400091']);
    expect(await desk.numbers(YANN, 'filter: { search: "400093" }')).toEqual(['D26400093']);
    expect(await desk.numbers(YANN, 'pageSize: 2, currentPage: 2')).toEqual(['D26400091', 'D26400093']);
    expect(await desk.numbers(YANN, 'pageSize: 2, currentPage: 99')).toEqual(['D26400092']);
    expect(await desk.list(YANN, 'pageSize: 1')).toMatchObject({ items: { length: 1 }, total_count: 5 });
    expect(
      (await desk.ask(YANN, '{ customerQuotations(pageSize: 1000) { total_count } }')).errors,
    ).toHaveLength(1);
  });

  it('QUO-01 one is read with its articles', async () => {
    const { quotation } = await desk.read(YANN, OPEN);
    expect(quotation?.items.map(({ product_sku: sku, quantity }) => [sku, quantity])).toEqual([
      ['82400101', 4],
      ['90100204', 9],
      ['82300104', 1],
      ['11100001', 8],
    ]);
    expect(quotation?.items[0]).toMatchObject({
      color: '1 × 10 m',
      unit_price: { value: 12.1 },
      row_total: { value: 48.4 },
    });
  });

  it('B05 B08 of another company are answered like those that do not exist', async () => {
    for (const number of [OPEN, 'D99999999']) {
      const answers = [
        await desk.read(NADIA, number),
        await desk.reject(NADIA, number),
        await desk.convert(NADIA, number),
        await desk.read(ELODIE, number),
        await desk.pdf(NADIA, number),
      ];
      expect(answers.map(({ category }) => category)).toEqual(
        Array.from({ length: 5 }, () => 'graphql-no-such-entity'),
      );
      expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(['Ce devis est introuvable.']));
    }
    expect((await desk.read(YANN, OPEN)).quotation?.status).toBe('A_VALIDER');
  });

  it('QUO-05 need the right to see them', async () => {
    const refused = [
      await desk.read(ALI, OPEN),
      await desk.reject(ALI, OPEN),
      await desk.convert(ALI, OPEN),
      await desk.pdf(ALI, OPEN),
      await desk.ask(ALI, '{ customerQuotations { total_count } }'),
    ];
    expect(refused.map(({ category }) => category)).toEqual(
      Array.from({ length: 5 }, () => 'graphql-authorization'),
    );
    expect((await desk.read(GWEN, OPEN)).quotation?.number).toBe(OPEN);
  });

  it('QUO-05 show no amount to whoever may not see prices', async () => {
    await shop.db
      .updateTable('customer')
      .set({ is_view_quotations: true })
      .where('email', '=', ALI)
      .execute();
    const { quotation } = await desk.read(ALI, OPEN);
    expect(JSON.stringify(quotation)).not.toContain('"value"');
    expect(quotation?.items).toHaveLength(4);
  });
});

describe('a quotation of the store’s own system', () => {
  it.each([
    ['D26400501', null, '2026-12-31'],
    ['D26400502', '2026-12-04', '2026-12-04'],
  ])('%s holds for thirty days unless its store says otherwise', async (number, validUntil, shown) => {
    const row = {
      number,
      client_code: '0351012',
      label: null,
      seller: null,
      status: 'A_VALIDER' as const,
      created_on: '2026-12-01',
      valid_until: validUntil,
      lines: [
        {
          sku: '10100001',
          parent_sku: 'P101000',
          name: 'Peinture mate',
          conditioning: null,
          color: null,
          quantity: 1,
          unit_ht_cents: 1_000,
        },
      ],
    };
    const report = await shop.db.transaction().execute((part) => importQuotations(part, [row]));
    expect(report).toEqual({ ok: true, lines: 1, changed: 1, added: 1 });
    expect((await desk.read(YANN, number)).quotation).toMatchObject({ valid_until: shown });
  });
});

describe('QUO-03 declining a quotation', () => {
  const DECLINED = 'D26400200';

  it('needs a customer token', async () => {
    const { data, errors } = await shop.send(
      `mutation { updateQuoteRejected(quoteId: "${DECLINED}") { quotation { status } } }`,
    );
    expect([data?.['updateQuoteRejected'], errors?.[0]?.extensions.category]).toEqual([
      null,
      'graphql-authorization',
    ]);
  });

  it('keeps the reason, once, and leaves a trace', async () => {
    expect((await desk.reject(NADIA, DECLINED, 'x'.repeat(251))).message).toBe(
      'Le motif compte au plus 250 caractères.',
    );
    expect((await desk.reject(NADIA, DECLINED, 'Reporté\u202e')).message).toContain('pas autorisés');
    const { quotation } = await desk.reject(NADIA, DECLINED, '  Chantier reporté ');
    expect(quotation).toMatchObject({ status: 'REFUSE', reason: 'Chantier reporté', is_open: false });
    expect((await desk.reject(NADIA, DECLINED)).key).toBe('QUOTATION_ENDED');
    const traces = shop.db
      .selectFrom('audit_entry')
      .select('details')
      .where('event', '=', 'quotation-declined');
    expect(await traces.execute()).toEqual([{ details: { number: DECLINED } }]);
  });

  it('tells before it is accepted what the cart will then say of each line, and that a waiting cart takes nothing', async () => {
    const number = 'D26400400';
    const didier = 'didier.vandamme@demo.valbrune.example';
    const told = async () =>
      (
        await desk.ask<{
          acceptance: { is_orderable: boolean; reason: string | null; quantity: number }[] | null;
        }>(
          didier,
          `{ customerQuotation(number: "${number}") { acceptance { is_orderable reason quantity } } }`,
        )
      ).answer?.acceptance;
    const foreseen = await told();
    const { quotation } = await desk.read(didier, number);
    expect(foreseen?.map(({ quantity }) => quantity)).toEqual(
      quotation?.items.map(({ quantity }) => quantity),
    );
    expect(foreseen?.some(({ reason }) => reason === 'INSUFFICIENT_STOCK')).toBe(true);
    await desk.convert(didier, number);
    const { items } = await desk.cartOf(didier);
    expect(foreseen?.map(({ is_orderable }) => is_orderable)).toEqual(
      items.map(({ errors }) => (errors ?? []).length === 0),
    );
    // What is in the cart already is not counted twice.
    expect(await told()).toEqual(foreseen);
    await shop.db.updateTable('cart').set({ state: 'frozen' }).execute();
    expect((await told())?.map(({ reason }) => reason)).toEqual(items.map(() => 'REORDER_NOT_AVAILABLE'));
    expect((await desk.convert(didier, number)).key).toBe('CART_FROZEN');
    await shop.db.deleteFrom('cart').execute();
    expect(
      (
        await desk.ask<{ acceptance: null }>(
          YANN,
          '{ customerQuotation(number: "D26400092") { acceptance { sku } } }',
        )
      ).answer,
    ).toEqual({ acceptance: null });
  });

  it('stops carts that hold its articles until they are changed', async () => {
    const number = 'D26400400';
    const didier = 'didier.vandamme@demo.valbrune.example';
    const { cart } = await desk.convert(didier, number);
    await desk.reject(didier, number);
    const read = await desk.cartOf(didier);
    expect(read.is_orderable).toBe(false);
    expect(read.items.map(({ errors }) => errors?.[0]?.message.slice(0, 47))).toEqual(
      cart?.items.map(() => 'Le devis de cet article a été accepté, refusé o'),
    );
  });

  it('D13 is not possible before the store has finished, nor after the last day', async () => {
    expect((await desk.reject(YANN, 'D26400094')).key).toBe('QUOTATION_IN_PREPARATION');
    expect((await desk.reject(YANN, 'D26400092')).key).toBe('QUOTATION_EXPIRED');
  });
});

describe('QUO-02 the document', () => {
  it('has an address, unless the store is still preparing the quotation', async () => {
    expect((await desk.pdf(YANN, OPEN)).file).toEqual({
      file_name: `devis-${OPEN}.pdf`,
      url: `/documents/quotations/${OPEN}.pdf`,
    });
    expect((await desk.pdf(YANN, 'D26400094')).key).toBe('QUOTATION_IN_PREPARATION');
  });
});
