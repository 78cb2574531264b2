import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../../testing/browser.ts';
import { wordsOf } from '../../../../testing/drawn-listing.ts';
import { testShop } from '../../../../testing/visit.ts';
import type { TestShop } from '../../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const COMPANY = 'office@kermarrec.example';
const PLACE = '/customer/mon-entreprise';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

/** Linked by a client code alone, as after a registration. */
async function awaitingProof(companyEmail: string | null): Promise<void> {
  const { id, company_id } = await shop.db
    .updateTable('customer')
    .set({ is_proven: false, role: 'Dirigeant' })
    .where('email', '=', YANN)
    .returning(['id', 'company_id'])
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('company').set({ email: companyEmail }).where('id', '=', company_id).execute();
  await shop.db.deleteFrom('company_proof').execute();
  await shop.db.deleteFrom('rate_counter').execute();
  await shop.db.deleteFrom('outbox').execute();
  await shop.db
    .insertInto('company_proof')
    .values({ customer_id: id, asked_at: new Date(), token_hash: null, site_code: null })
    .execute();
}
const mails = async () =>
  (await shop.db.selectFrom('outbox').select('payload').execute()).map(({ payload }) => payload);
const isProven = async () =>
  (await shop.db.selectFrom('customer').select('is_proven').where('email', '=', YANN).executeTakeFirst())
    ?.is_proven;

/** The address of the page in the mail that was asked for on the account's page. */
async function linkOfMail(): Promise<string> {
  await awaitingProof(COMPANY);
  expect((await openBrowser(shop, YANN).send(PLACE, {})).status).toBe(200);
  const path = /"proofPath":"([^"]+)"/.exec(JSON.stringify(await mails()))?.[1];
  expect(path).toMatch(/^\/preuve-entreprise\?key=/);
  return path ?? '';
}

it('D72 the account’s page says what waits, for what, and sends the mail again', async () => {
  await awaitingProof(COMPANY);
  const { status, html } = await openBrowser(shop, YANN).see(PLACE);
  expect(status).toBe(200);
  const words = wordsOf(html);
  expect(words).toContain('Confirmation de mon entreprise');
  expect(words).toContain('Votre magasin peut aussi confirmer votre accès');
  // The code alone must not reveal the address.
  expect(html.includes(COMPANY)).toBe(false);
  const sent = await openBrowser(shop, YANN).send(PLACE, {});
  expect(wordsOf(sent.html)).toContain('Le message est parti.');
  expect(await mails()).toMatchObject([{ template: 'company_proof', to: COMPANY }]);
});

it('D72 without an address of the company only the store can confirm', async () => {
  await awaitingProof(null);
  const { html } = await openBrowser(shop, YANN).see(PLACE);
  expect(wordsOf(html)).toContain('Nous n’avons pas d’adresse e-mail pour cette entreprise.');
  expect(html.includes('Envoyer à nouveau le message')).toBe(false);
});

it('D72 what was sent too often is refused in words', async () => {
  await awaitingProof(COMPANY);
  const browser = openBrowser(shop, YANN);
  const asked = [];
  for (let at = 0; at < 7; at += 1) asked.push(await browser.send(PLACE, {}));
  expect(asked.at(-1)?.status).toBe(422);
  expect(wordsOf(asked.at(-1)?.html ?? '')).toContain('Trop de tentatives.');
});

it('D72 nobody else finds the page', async () => {
  expect((await openBrowser(shop).see(PLACE)).status).toBe(302);
  await shop.db.updateTable('customer').set({ is_proven: true }).where('email', '=', YANN).execute();
  const { status, headers } = await openBrowser(shop, YANN).see(PLACE);
  expect([status, headers['location']]).toEqual([302, '/customer/dashboard']);
});

it('D72 opening the link answers nothing; a press does, once', async () => {
  const path = await linkOfMail();
  const stranger = openBrowser(shop);
  const page = await stranger.see(path);
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  expect(page.headers['cache-control']).toContain('no-store');
  expect(await isProven()).toBe(false);
  const key = path.split('key=')[1] ?? '';
  const done = await stranger.send(path, { key, answer: 'accept' });
  expect(wordsOf(done.html)).toContain('est confirmé. Merci.');
  expect(await isProven()).toBe(true);
  const again = await stranger.send(path, { key, answer: 'refuse' });
  expect(again.status).toBe(422);
  expect(await isProven()).toBe(true);
});

it.each([
  ['refuse', 200, 'est refusée. Merci de nous l’avoir signalé.', 0],
  ['', 422, 'Choisissez une réponse', 1],
  ['peut-être', 422, 'Choisissez une réponse', 1],
])('D72 the answer « %s » is heard as it is', async (answer, status, words, left) => {
  const path = await linkOfMail();
  const done = await openBrowser(shop).send(path, { key: path.split('key=')[1] ?? '', answer });
  expect(done.status).toBe(status);
  expect(wordsOf(done.html)).toContain(words);
  const waiting = shop.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', YANN)
    .where('company_id', 'is not', null);
  expect(await waiting.execute()).toHaveLength(left);
  if (left === 0) await giveBack();
});

async function giveBack(): Promise<void> {
  const company = shop.db.selectFrom('company').select('id').where('client_code', '=', '0351012');
  await shop.db
    .updateTable('customer')
    .set({ company_id: (await company.executeTakeFirstOrThrow()).id })
    .where('email', '=', YANN)
    .execute();
}
