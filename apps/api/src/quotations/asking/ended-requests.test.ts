// Requests for a quotation that nobody will answer, and the words in them that are one person's own.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartDesk } from '../../cart/testing/cart-desk.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { endRequest } from './asking-store.ts';
import { eraseCustomerInQuotations, personalDataInQuotations } from '../quotations.ts';
import { quotationDesk } from '../testing/quotation-desk.ts';

const customer = (name: string) => `${name}@demo.valbrune.example`;
const [YANN, GWEN, NADIA] = [
  customer('yann.kermarrec'),
  customer('gwen.lebihan'),
  customer('nadia.castellan'),
];
const staff = (name: string) => `${name}@equipe.valbrune.example`;
const [SOPHIE, JULIEN, CLAIRE] = [staff('sophie.delmas'), staff('julien.faure'), staff('claire.valbrune')];

let shop: ShopApi;
const customers = quotationDesk(() => shop);
beforeAll(async () => {
  shop = await shopApi();
  await sql`update stock set available = 1000`.execute(shop.db);
  // Two who follow the same companies.
  await sql`update staff set representative_id = (select representative_id from staff where email = ${SOPHIE})
    where email = ${JULIEN}`.execute(shop.db);
  await sql`update customer set is_view_price = true, is_view_quotations = true where email = ${GWEN}`.execute(
    shop.db,
  );
});
beforeEach(async () => {
  await sql`delete from cart`.execute(shop.db);
  await sql`delete from rate_counter`.execute(shop.db);
});
afterAll(() => shop.close());

async function asked(as = YANN, message = 'Avant mars'): Promise<string> {
  const cart = await customers.cartOf(as);
  await cartDesk(shop).add(cart.id, [{ sku: '10200211', quantity: 4 }], { as });
  const { answer, message: refused } = await customers.ask<{ quotation: { number: string } }>(
    as,
    `mutation ($cartId: String!, $message: String) {
      askForQuotation(cartId: $cartId, message: $message) { quotation { number } } }`,
    { cartId: cart.id, message },
  );
  if (answer === null) throw new Error(refused);
  await sql`delete from outbox`.execute(shop.db);
  return answer.quotation.number;
}

const withdraw = (as: string, number: string) =>
  customers.ask<{ quotation: object }>(
    as,
    `mutation ($number: String!) { withdrawQuotationRequest(number: $number) {
      quotation { status status_label request_end pdf_url total_excluding_tax { value } items { quantity } } } }`,
    { number },
  );

async function desk<Answer>(document: string, as = SOPHIE) {
  const { data, errors = [] } = await shop.sendAsStaff(as, document);
  const field = /\{\s*(\w+)/.exec(document)?.[1] ?? '';
  return { answer: (data?.[field] ?? null) as Answer | null, message: errors[0]?.message ?? null };
}
const decline = (number: string, reason = 'Hors de notre gamme', as = SOPHIE) =>
  desk<object>(
    `mutation { declineQuotationRequest(number: "${number}", reason: "${reason}") { status_label reason may } }`,
    as,
  );

const letters = async () =>
  (
    await sql<{ template: string; to: string }>`
      select payload->>'template' as template, payload->>'to' as to from outbox order by 1, 2`.execute(
      shop.db,
    )
  ).rows;

const ends = async (number: string) =>
  (
    await sql<{ end: string }>`
      select data->>'end' as end from event where type = 'quotation.request_ended'
        and subject = ${`quotation/${number}`}`.execute(shop.db)
  ).rows.map(({ end }) => end);

const logged = async (number: string) =>
  (
    await sql<{ event: string }>`
      select event from audit_entry where event like 'quotation-request-%'
        and details->>'number' = ${number}`.execute(shop.db)
  ).rows.map(({ event }) => event);

/** On the tile and in the list: one number, whoever counts. */
async function waiting(): Promise<number> {
  const tile = await desk<{ asked_quotations: { count: number } }>(
    '{ today { asked_quotations { count } } }',
  );
  const list = await desk<{ counts: { tab: string; count: number }[] }>(
    '{ shopQuotations(tab: a_repondre) { counts { tab count } } }',
  );
  const count = list.answer?.counts.find(({ tab }) => tab === 'a_repondre')?.count;
  expect(count).toBe(tile.answer?.asked_quotations.count);
  return count ?? -1;
}

describe('a request', () => {
  it('is withdrawn by its customer, once; who was to answer is told, and no price ever', async () => {
    const number = await asked();
    const before = await waiting();
    expect((await withdraw(NADIA, number)).message).toBe('Ce devis est introuvable.');
    const ended = {
      status: 'REFUSE',
      status_label: 'Demande retirée',
      request_end: 'withdrawn',
      pdf_url: null,
      total_excluding_tax: null,
      items: [{ quantity: 4 }],
    };
    expect((await withdraw(YANN, number)).answer).toEqual({ quotation: ended });
    expect((await withdraw(YANN, number)).answer).toEqual({ quotation: ended });
    expect(await waiting()).toBe(before - 1);
    expect(await letters()).toEqual([
      { template: 'quotation_request_withdrawn', to: JULIEN },
      { template: 'quotation_request_withdrawn', to: SOPHIE },
    ]);
    expect(await ends(number)).toEqual(['withdrawn']);
    expect(await logged(number)).toEqual(['quotation-request-withdrawn']);
    expect((await decline(number)).message).toBe('Cette demande n’attend plus de réponse.');
    const seen = await desk<object>(`{ shopQuotation(number: "${number}") { status_label may } }`);
    expect(seen.answer).toEqual({ status_label: 'Demande retirée', may: [] });
  });

  it('is declined by the shop with a reason, which its customer reads in a mail and on the page', async () => {
    const number = await asked(GWEN);
    const before = await waiting();
    expect((await decline(number, ' ')).message).not.toBeNull();
    expect((await decline(number)).answer).toEqual({
      status_label: 'Demande déclinée',
      reason: 'Hors de notre gamme',
      may: [],
    });
    expect(await waiting()).toBe(before - 1);
    expect(await letters()).toEqual([{ template: 'quotation_request_declined', to: GWEN }]);
    expect(await ends(number)).toEqual(['declined']);
    expect(await logged(number)).toEqual(['quotation-request-declined']);
    const entry = await sql<{ details: Record<string, { status?: string } | undefined> }>`
      select details from audit_entry where event = 'quotation-request-declined'
        and details->>'number' = ${number}`.execute(shop.db);
    const { before: stood, after: stands } = entry.rows[0]?.details ?? {};
    expect([stood?.status, stands?.status]).toEqual(['EN_COURS', 'REFUSE']);
    const { quotation } = await customers.read(GWEN, number);
    expect(quotation).toMatchObject({ status_label: 'Demande déclinée', reason: 'Hors de notre gamme' });
    expect((await withdraw(GWEN, number)).message).toMatch(/n’attend plus de réponse/);
    const list = await desk<{ rows: { number: string; reason: string }[] }>(
      '{ shopQuotations(tab: refuses) { rows { number reason } } }',
    );
    expect(list.answer?.rows).toContainEqual({ number, reason: 'Hors de notre gamme' });
  });

  it('is ended once where it is written, whoever asks at the same moment; what nobody asked for never', async () => {
    const number = await asked();
    const idOf = async (which: string) => {
      const found = await sql<{ id: number }>`select id from quotation where number = ${which}`.execute(
        shop.db,
      );
      return found.rows[0]?.id ?? 0;
    };
    const end = async (id: number, reason: string) =>
      endRequest(shop.db, id, { end: 'declined', reason, by: null, at: new Date('2026-11-17T09:00:00Z') });
    const id = await idOf(number);
    expect([await end(id, 'Hors gamme'), await end(id, 'Trop tard')]).toEqual([true, false]);
    const kept = await sql`select reason from quotation where id = ${id}`.execute(shop.db);
    expect(kept.rows).toEqual([{ reason: 'Hors gamme' }]);
    const open = await sql<{ id: number }>`
      select id from quotation where status = 'EN_COURS' and asked_at is null limit 1`.execute(shop.db);
    expect(open.rows).toHaveLength(1);
    expect(await end(open.rows[0]?.id ?? 0, 'Non')).toBe(false);
  });

  it('that has been answered is neither withdrawn nor declined', async () => {
    const number = await asked();
    await desk(`mutation { sendQuotation(number: "${number}", revision: 1) { number } }`);
    expect((await withdraw(YANN, number)).message).toMatch(/n’attend plus de réponse/);
    expect((await decline(number)).message).toMatch(/n’attend plus de réponse/);
  });

  it('that has run out counts neither on « today » nor in the list', async () => {
    const before = await waiting();
    const number = await asked();
    expect(await waiting()).toBe(before + 1);
    await sql`update quotation set created_on = '2026-01-01', valid_until = '2026-01-02' where number = ${number}`.execute(
      shop.db,
    );
    expect(await waiting()).toBe(before);
    expect((await withdraw(YANN, number)).message).toMatch(/expiré/);
  });

  it('is not what the merchant’s own systems are writing', async () => {
    const numbersIn = async (tab: string) =>
      (
        await desk<{ rows: { number: string }[] }>(
          `{ shopQuotations(tab: ${tab}, first: 100) { rows { number } } }`,
          CLAIRE,
        )
      ).answer?.rows.map(({ number }) => number);
    expect(await numbersIn('a_repondre')).not.toContain('D26400094');
    expect(await numbersIn('brouillons')).toContain('D26400094');
  });

  it('keeps its words when a colleague who declined the quotation is told of it, or forgotten', async () => {
    const number = await asked(GWEN, 'Le code du portail est 12');
    await desk(`mutation { sendQuotation(number: "${number}", revision: 1) { number } }`);
    await customers.reject(YANN, number, 'Trop cher');
    const idOf = async (email: string) =>
      (await sql<{ id: number }>`select id from customer where email = ${email}`.execute(shop.db)).rows[0]
        ?.id ?? 0;
    const [yann, gwen] = [await idOf(YANN), await idOf(GWEN)];
    const told = async (id: number) =>
      (await personalDataInQuotations(shop.db, id)).devis.find(
        (one) => (one as { number: string }).number === number,
      );
    expect(await told(yann)).toMatchObject({ asked_message: null, reason: 'Trop cher' });
    expect(await told(gwen)).toMatchObject({ asked_message: 'Le code du portail est 12', reason: null });
    await shop.db.transaction().execute((db) => eraseCustomerInQuotations(db, yann));
    expect(await told(gwen)).toMatchObject({ asked_message: 'Le code du portail est 12' });
    await shop.db.transaction().execute((db) => eraseCustomerInQuotations(db, gwen));
    expect(await told(gwen)).toMatchObject({ asked_message: null });
  });
});
