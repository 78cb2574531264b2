import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import outstanding from '@nuancier/demo/data/accounts/outstanding.json' with { type: 'json' };
import { fill, place, prepare, shopper } from '../checkout/testing/shopper.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const GWEN = 'gwen.lebihan@demo.valbrune.example';
const SOLENE = 'solene.riou@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const DIDIER = 'didier.vandamme@demo.valbrune.example';
const LUCIE = 'lucie.armand@demo.valbrune.example';
const PAINT = '10200102';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

type Shown = { number: string; type: string; state: string; state_label: string };
type List = {
  items: Shown[];
  total_count: number;
  page_info: { total_pages: number; current_page: number };
  totals: {
    excluding_tax: { value: number };
    including_tax: { value: number };
    balance: { value: number };
  } | null;
};

async function list(as: string, args = ''): Promise<List> {
  const call = args === '' ? 'customerInvoices' : `customerInvoices(${args})`;
  const { data, errors } = await shop.send(
    `{ ${call} { total_count page_info { total_pages current_page }
      totals { excluding_tax { value } including_tax { value } balance { value } }
      items { number type state state_label } } }`,
    {},
    { as },
  );
  if (errors !== undefined) throw new Error(errors[0]?.message);
  return data?.['customerInvoices'] as List;
}

const ONE = `query ($number: String!, $type: InvoiceType!) { customerInvoice(number: $number, type: $type, tokenId: "x") {
  number type state_label issued_on due_on order_number corrected_number reason pdf_url billing { name siret city }
  total_excluding_tax { value } total_tax { value } total_including_tax { value } balance { value }
  items { product_sku quantity unit_price { value } row_total { value } } } }`;

async function one(as: string, number: string, type: string) {
  const { data, errors } = await shop.send(ONE, { number, type }, { as });
  return {
    invoice: data?.['customerInvoice'],
    category: errors?.[0]?.extensions.category,
    message: errors?.[0]?.message,
  };
}

describe('INV-01 the invoices and credit notes of a company', () => {
  it('are those of the last twelve months, newest first, with their sums', async () => {
    const { items, total_count: count, totals } = await list(YANN);
    expect(count).toBe(11);
    expect(items.slice(0, 3).map(({ number, state_label: state }) => [number, state])).toEqual([
      ['A26300018', 'À déduire'],
      ['F26200021', 'À échoir'],
      ['F26200024', 'À échoir'],
    ]);
    expect(totals).toEqual({
      excluding_tax: { value: 4611.24 },
      including_tax: { value: 5533.48 },
      balance: { value: 5195.62 },
    });
    await shop.db
      .updateTable('invoice')
      .set({ issued_on: '2025-11-14' })
      .where('number', '=', 'F26200054')
      .execute();
    expect((await list(YANN)).total_count).toBe(10);
    expect((await one(YANN, 'F26200054', 'FACTURE')).invoice).toMatchObject({ issued_on: '2025-11-14' });
  });

  it('are found by type, state and period', async () => {
    const numbers = async (filter: string) =>
      (await list(YANN, `filter: ${filter}`)).items.map(({ number }) => number);
    expect(await numbers('{ type: AVOIR }')).toEqual(['A26300018']);
    expect(await numbers('{ state: ECHUE }')).toEqual(['F26200051']);
    expect(await numbers('{ state: REGLEE }')).toEqual([]);
    expect(await numbers('{ state: A_ECHOIR, period: { from: "2026-09-15", to: "2026-09-27" } }')).toEqual([
      'F26200045',
      'F26200048',
    ]);
    const bad = await shop.send(
      '{ customerInvoices(filter: { period: { from: "2026-02-31" } }) { total_count } }',
      {},
      { as: YANN },
    );
    expect(bad.errors?.[0]?.message).toContain('AAAA-MM-JJ');
  });

  it('come twenty to a page', async () => {
    const first = await list(DIDIER);
    expect([first.items.length, first.total_count, first.page_info.total_pages]).toEqual([20, 33, 2]);
    const last = await list(DIDIER, 'currentPage: 9');
    expect([last.items.length, last.page_info.current_page]).toEqual([13, 2]);
    expect(last.totals).toEqual(first.totals);
  });
});

describe('INV-02 one invoice', () => {
  it('is asked for by number, type and token', async () => {
    expect((await one(YANN, 'F26200021', 'FACTURE')).invoice).toMatchObject({
      issued_on: '2026-11-02',
      due_on: '2027-01-01',
      order_number: 'W26100049',
      total_excluding_tax: { value: 614.7 },
      total_including_tax: { value: 737.64 },
      pdf_url: '/documents/invoices/F26200021.pdf',
      billing: { name: 'Peintures Kermarrec SARL' },
    });
    expect((await one(YANN, 'A26300018', 'AVOIR')).invoice).toMatchObject({
      due_on: null,
      corrected_number: 'F26200024',
      reason: 'Retour de marchandise',
      total_including_tax: { value: -47.2 },
      items: [
        { product_sku: '10100002', quantity: 1, unit_price: { value: 39.33 }, row_total: { value: -39.33 } },
      ],
    });
  });

  it('B05 of another company, of another type and of nobody are answered alike', async () => {
    const answers = [
      await one(NADIA, 'F26200021', 'FACTURE'),
      await one(YANN, 'F26200021', 'AVOIR'),
      await one(YANN, 'F00000000', 'FACTURE'),
    ];
    expect(answers.map(({ category, message }) => [category, message])).toEqual(
      Array.from({ length: 3 }, () => ['graphql-no-such-entity', 'Ce document est introuvable.']),
    );
  });
});

describe('INV-03 the right to see invoices', () => {
  it('opens list and document; without it both are denied', async () => {
    expect((await one(GWEN, 'F26200021', 'FACTURE')).category).toBe('graphql-authorization');
    await expect(list(GWEN)).rejects.toThrow('pas autorisé');
    expect((await list(SOLENE)).total_count).toBeGreaterThan(0);
  });

  it('without the right to see prices shows no amount, and no document', async () => {
    await shop.db.updateTable('customer').set({ is_view_price: false }).where('email', '=', SOLENE).execute();
    expect((await list(SOLENE)).totals).toBeNull();
    const { invoice } = await one(SOLENE, 'F26200021', 'FACTURE');
    expect(JSON.stringify(invoice)).not.toContain('"value"');
    expect(invoice).toMatchObject({ pdf_url: null, number: 'F26200021' });
    await shop.db.updateTable('customer').set({ is_view_price: true }).where('email', '=', SOLENE).execute();
  });
});

const BALANCE = `{ customerOutstanding { used { value } authorised { value } available { value } overdue { value }
  orders_in_progress { value } next_due { due_on amount { value } } } }`;

describe('BAL-01 the outstanding balance', () => {
  it.each([
    ['C1', YANN],
    ['C2', NADIA],
    ['C4', DIDIER],
    ['C6', LUCIE],
  ])('of %s is what its open invoices and orders under way come to', async (company, as) => {
    const told = outstanding.find((one) => one.company === company);
    const { data } = await shop.send(BALANCE, {}, { as });
    expect(data?.['customerOutstanding']).toMatchObject({
      used: { value: told?.used },
      authorised: { value: told?.credit_limit },
      available: { value: told?.available },
      overdue: { value: told?.overdue_ttc },
      orders_in_progress: { value: told?.orders_in_progress_ttc },
    });
  });

  it('names the next days to pay, the nearest first', async () => {
    const { data } = await shop.send(BALANCE, {}, { as: YANN });
    const balance = data?.['customerOutstanding'] as { next_due: unknown[] } | undefined;
    expect(balance?.next_due).toHaveLength(5);
    expect(balance?.next_due[0]).toEqual({ due_on: '2026-11-18', amount: { value: 900.35 } });
  });

  it('needs is_view_outstanding', async () => {
    const denied = await shop.send(BALANCE, {}, { as: GWEN });
    expect(denied.errors?.[0]?.extensions.category).toBe('graphql-authorization');
    expect((await shop.send(BALANCE, {}, { as: SOLENE })).errors).toBeUndefined();
  });

  it('PAY-03 open invoices use up the credit: nothing above what is left is ordered on account', async () => {
    await shop.db
      .updateTable('stock')
      .set({ available: 1_000, statut_article_mag: 'P' })
      .where('article_sku', '=', PAINT)
      .execute();
    const who = await shopper(shop, { as: YANN });
    await fill(shop, who, [{ sku: PAINT, quantity: 1 }]);
    await prepare(shop, who, { payment: 'on_account' });
    const used = Math.round((outstanding[0]?.used ?? 0) * 100);
    const limit = (cents: number) =>
      shop.db
        .updateTable('company')
        .set({ credit_limit_cents: cents })
        .where('client_code', '=', '0351012')
        .execute();
    await limit(used + 1);
    expect((await place(shop, who)).key).toBe('CREDIT_EXCEEDED');
    await limit(used + 100_000);
    expect((await place(shop, who)).number).not.toBeNull();
  });
});
