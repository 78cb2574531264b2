import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
beforeEach(async () => {
  await shop.db.deleteFrom('outbox').execute();
  await shop.db.deleteFrom('contact_message').execute();
  await shop.db.deleteFrom('rate_counter').execute();
});
afterAll(() => shop.close());

const input = {
  name: 'Zoé D’Écully',
  email: 'zoe@chantier.example',
  telephone: '06 12.34 56 78',
  reason: 'Livraison sur chantier',
  comment: 'Bonjour,\nà quelle heure ?',
};

async function send(
  changed: Record<string, string> = {},
  options: { as?: string; clientAddress?: string } = {},
) {
  const text = 'mutation($i: ContactEmailInput!) { sendContactEmail(input: $i) { status } }';
  const { data, errors } = await shop.send(text, { i: { ...input, ...changed } }, options);
  return errors?.[0] ?? data?.['sendContactEmail'];
}

async function mails() {
  const rows = await shop.db.selectFrom('outbox').select('payload').execute();
  return rows
    .map((row) => row.payload as { template: string; to: string; variables: object })
    .toSorted((a, b) => b.template.localeCompare(a.template));
}
const stored = () => shop.db.selectFrom('contact_message').selectAll().execute();

describe('NWS-03 the contact form', () => {
  it('keeps the message, sends it to the shop and acknowledges it', async () => {
    expect(await send()).toEqual({ status: true });
    const said = {
      name: 'Zoé D’Écully',
      email: 'zoe@chantier.example',
      telephone: '0612345678',
      reason: 'Livraison sur chantier',
      message: 'Bonjour,\nà quelle heure ?',
    };
    expect(await stored()).toMatchObject([{ ...said, customer_id: null, shop_code: null }]);
    expect(await mails()).toMatchObject([
      {
        template: 'contact_message',
        to: 'service.client@valbrune.example',
        replyTo: 'zoe@chantier.example',
        variables: said,
      },
      { template: 'contact_ack', to: 'zoe@chantier.example' },
    ]);
  });

  it('goes to the store concerned', async () => {
    await send({ shop_code: 'VB001' });
    expect((await mails())[0]).toMatchObject({ to: 'vb001@valbrune.example' });
    await send({ shop_code: 'VB999' });
    expect((await stored()).map((row) => row.shop_code).toSorted()).toEqual(['VB001', null]);
  });

  it('H16 the text is shown again to the owner of the address only', async () => {
    await send();
    expect((await mails())[1]?.variables).toMatchObject({ message: null });
    await shop.db.deleteFrom('outbox').execute();
    const customer = await shop.db.selectFrom('customer').select('email').executeTakeFirstOrThrow();
    await send({ email: customer.email }, { as: customer.email });
    expect((await mails())[1]?.variables).toMatchObject({ message: input.comment });
  });

  it('takes Magento’s contactUs, without telephone and reason', async () => {
    const { data } = await shop.send(
      `mutation { contactUs(input: { email: "a@b.example", name: "Luc", comment: "Bonjour" }) { status } }`,
    );
    expect(data).toEqual({ contactUs: { status: true } });
    expect(await stored()).toMatchObject([{ reason: 'Autre demande', telephone: null }]);
  });

  it.each([
    [{ name: 'Z' }, 'Le nom doit comporter'],
    [{ name: 'Zoé\r\nBcc: tous@chantier.example' }, 'Le nom doit comporter'],
    [{ name: '<b>Zoé</b>' }, 'Le nom doit comporter'],
    [{ email: 'zoe@chantier.example\r\nBcc: a@b.example' }, 'L’adresse e-mail n’est pas valide.'],
    [{ telephone: '12' }, 'Le numéro de téléphone doit comporter 10 chiffres.'],
    [{ reason: 'Gagner un million' }, 'Choisissez l’un des motifs proposés.'],
    [{ comment: 'Oui' }, 'Le message doit comporter'],
    [{ comment: 'a'.repeat(4001) }, 'Le message doit comporter'],
  ])('H16 refuses %j in French and sends nothing', async (changed, words) => {
    expect(await send(changed)).toMatchObject({
      message: expect.stringContaining(words),
      extensions: { category: 'graphql-input' },
    });
    expect(await mails()).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('H16 is limited: ten an hour from one place, five a day under one address', async () => {
    for (let at = 0; at < 10; at += 1)
      expect(await send({ email: `n${at}@chantier.example` }, { clientAddress: '203.0.113.7' })).toEqual({
        status: true,
      });
    const tooOften = { extensions: { category: 'rate-limit' } };
    const eleventh = await send({ email: 'onze@chantier.example' }, { clientAddress: '203.0.113.7' });
    expect(eleventh).toMatchObject(tooOften);
    for (let at = 0; at < 5; at += 1) await send({}, { clientAddress: `198.51.100.${at}` });
    expect(await send({}, { clientAddress: '198.51.100.99' })).toMatchObject(tooOften);
    expect(await stored()).toHaveLength(15);
  });
});
