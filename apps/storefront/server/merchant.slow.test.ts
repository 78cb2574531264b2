// A merchant opens, fills and runs a shop with its own files and its own software: nothing here is the demonstration's.
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fill, place, prepare, shopper } from '@nuancier/api/checkout/testing/shopper.ts';
import { smtpServer } from '@nuancier/api/mail/testing/smtp-server.ts';
import type { SmtpServer } from '@nuancier/api/mail/testing/smtp-server.ts';
import { MERCHANT } from '@nuancier/operator/opening/testing/merchant.ts';
import { productionShop } from '../testing/production-shop.ts';
import type { ProductionShop } from '../testing/production-shop.ts';

const CHAIN = path.join(import.meta.dirname, '..', 'testing', 'chain');
/** In the order in which one names the other. */
const KINDS = [
  'stores',
  'categories',
  'colours',
  'tint-supplements',
  'products',
  'articles',
  'links',
  'prices',
  'price-lists',
  'companies',
  'conditions',
  'customers',
  'sub-accounts',
  'stock',
  'redirects',
  'coupons',
] as const;
const LOIC = 'loic@cancalais.example';
const PASSWORD = 'Ravalement-35!';
const TEN_LITRES = '10011';

let post: SmtpServer;
let shop: ProductionShop;
beforeAll(async () => {
  post = await smtpServer();
  shop = await productionShop({ SMTP_URL: post.url });
}, 120_000);
afterAll(async () => {
  await shop.close();
  await post.close();
});

let token = '';
let number = '';
let key = '';

async function graphql(query: string, variables: Record<string, unknown> = {}, headers = {}) {
  const { body } = await shop.graphql(query, variables, headers);
  if (body.data === undefined) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

/** As the shop's own clients ask: whoever is named has signed in. */
const client: Parameters<typeof shopper>[0] = {
  async send(document, variables, { headers = {}, as } = {}) {
    const identity = as === undefined ? {} : { authorization: `Bearer ${token}` };
    const { status, body } = await shop.graphql(document, variables, { ...identity, ...headers });
    return { status, headers: {}, ...body } as Awaited<ReturnType<(typeof client)['send']>>;
  },
};

async function erp(method: string, address: string, body?: object) {
  const answer = await shop.visit(`/integration/v1${address}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** The mail to this address about this, once it has come. */
async function mailTo(address: string, about: RegExp) {
  const found = () =>
    post.mails.find(
      ({ recipients, headers }) => recipients.includes(address) && about.test(headers['subject'] ?? ''),
    );
  await expect.poll(found).toBeDefined();
  return plain(found()?.text ?? '');
}
const asLoic = () => ({ headers: { cookie: `vsf-customer=${token}` } });
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('a chain of its own', () => {
  it('opens with its name and fills itself from its files', async () => {
    const opening = { ...MERCHANT, enseigne: 'Peintures de l’Estran', theme: 'valbrune' };
    const file = path.join(shop.folder, 'boutique.json');
    await writeFile(file, JSON.stringify(opening));
    const opened = await shop.operate('init', '--file', file);
    expect([opened.code, opened.said]).toEqual([0, expect.stringContaining('Peintures de l’Estran')]);
    for (const kind of KINDS) {
      const text = await readFile(path.join(CHAIN, `${kind}.csv`), 'utf8');
      // As French Excel writes it: its own line ends, and its own letters where the file allows them.
      const lines = text.replaceAll('\n', '\r\n');
      const bytes =
        kind === 'customers' ? Buffer.from(lines, 'latin1') : Buffer.from(`\uFEFF${lines}`, 'utf8');
      const named = path.join(shop.folder, `${kind}.csv`);
      await writeFile(named, bytes);
      const { code, said } = await shop.command('import', kind, named);
      expect([kind, code, said]).toEqual([kind, 0, expect.stringContaining('Import terminé')]);
    }
  }, 180_000);

  it('a visitor finds its products at public prices, in its own stores', async () => {
    await expect
      .poll(async () => (await shop.page('/catalogue/peinture-interieure/murs-et-plafonds')).words, {
        timeout: 20_000,
      })
      .toContain('Mat de l’Estran');
    const product = await shop.page('/produit/mat-de-l-estran');
    expect(plain(product.words)).toContain('82,80 €');
    expect((await shop.page('/magasins')).words).toContain('Estran Saint-Malo');
    expect((await shop.visit('/ancien/mat.html')).headers.get('location')).toContain(
      '/produit/mat-de-l-estran',
    );
    expect((await shop.page('/')).words).not.toMatch(/Valbrune/);
  });
});

describe('its first customer', () => {
  it('chooses a password by mail and signs in', async () => {
    await graphql('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email: LOIC });
    const link = /[?&]token=([^&\s"]+)/.exec(await mailTo(LOIC, /mot de passe/i))?.[1] ?? '';
    const variables = { email: LOIC, token: decodeURIComponent(link), password: PASSWORD };
    await graphql(
      `
        mutation ($email: String!, $token: String!, $password: String!) {
          resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password)
        }
      `,
      variables,
    );
    const signed = await graphql(
      `
        mutation ($email: String!, $password: String!) {
          generateCustomerToken(email: $email, password: $password) {
            token
          }
        }
      `,
      { email: LOIC, password: PASSWORD },
    );
    ({ token } = signed['generateCustomerToken'] as { token: string });
    expect(token).not.toBe('');
  });

  it('sees the price of its contract, and orders at it on account', async () => {
    const page = await shop.page('/produit/mat-de-l-estran', asLoic());
    expect(plain(page.words)).toContain('50,00 €');
    const who = await shopper(client, { as: LOIC, shopCode: 'ES01' });
    await fill(client, who, [{ sku: TEN_LITRES, quantity: 2 }]);
    await prepare(client, who, { payment: 'purchaseorder', ref: 'La Houle' });
    const placed = await place(client, who);
    expect(placed.result.errors).toBeUndefined();
    number = placed.number ?? '';
    expect(number).toMatch(/^W\d+$/);
  });

  it('has its confirmation, and its store has what to prepare', async () => {
    await mailTo(LOIC, new RegExp(`Confirmation.*${number}`));
    expect(await mailTo('saint-malo@estran.example', new RegExp(`préparer.*${number}`))).toMatch(
      /Mat de l’Estran – Blanc – 10 L \(Réf\. 10011\) × 2\b.*La Houle/s,
    );
    expect((await shop.command('order', 'list', '--store', 'ES01')).said).toContain(number);
  });
});

describe('its own software', () => {
  const before = new Date(Date.now() - 60_000).toISOString();
  let bookedAt = '';

  it('reads what happened and the order in full, with a key of its own', async () => {
    const made = await shop.command(
      'key',
      'create',
      '--name',
      'ERP',
      '--scope',
      'events:read,orders:read,orders:write,stock:write,imports:write',
    );
    key = /nk_\S+|[A-Za-z0-9_-]{40,}/.exec(made.said)?.[0] ?? '';
    const { status, body } = await erp('GET', '/events');
    expect(status).toBe(200);
    const events = body['events'] as { type: string; data: Record<string, unknown> }[];
    expect(events.map(({ type }) => type)).toContain('order.placed');
    const placed = events.find(({ type }) => type === 'order.placed');
    expect(placed?.data).toMatchObject({
      order_number: number,
      client_code: 'ES-0042',
      total_ht_cents: 10_000,
    });
    const order = await erp('GET', `/orders/${number}`);
    expect(JSON.stringify(order.body)).toContain(TEN_LITRES);
    expect((await erp('GET', `/events?after=${String(body['next'])}`)).body['events']).toEqual([]);
  });

  it('acknowledges it; a stock file from before does not give the sold packs back to the shelf', async () => {
    bookedAt = new Date().toISOString();
    expect(await erp('POST', `/orders/${number}/acknowledgements`, { booked_at: bookedAt })).toMatchObject({
      status: 200,
    });
    await count(6, before);
    expect(await sellable()).toBe(4);
    const later = new Date(Date.parse(bookedAt) + 1_000).toISOString();
    await expect.poll(() => Date.now() > Date.parse(later)).toBe(true);
    await count(4, later);
    expect(await sellable()).toBe(4);
  });

  it('moves it to the counter, hands it over and invoices it', async () => {
    const moves = [
      ['status', { status: 'EN_PREPARATION' }],
      ['shipments', { kind: 'PREPARED' }],
      ['shipments', { kind: 'HANDED_OVER' }],
      [
        'invoices',
        {
          type: 'FACTURE',
          number: 'F2600001',
          issued_on: '2026-11-17',
          due_on: '2026-12-31',
          balance_ttc_cents: 12_000,
          lines: [{ sku: TEN_LITRES, name: 'Mat de l’Estran 10 L', quantity: 2, unit_ht_cents: 5_000 }],
        },
      ],
    ] as const;
    for (const [what, body] of moves) {
      const answer = await erp('POST', `/orders/${number}/${what}`, body);
      expect([what, answer.status, answer.body['detail']]).toEqual([what, 200, undefined]);
    }
  });

  async function count(packs: number, at: string): Promise<void> {
    const file = path.join(shop.folder, 'late.csv');
    const lines = ['magasin;article;disponible;statut;livraison', `ES01;${TEN_LITRES};${packs};P;oui`];
    await writeFile(file, lines.join('\r\n'));
    const { code, said } = await shop.command('import', 'stock', file, '--at', at);
    expect([code, said]).toEqual([0, expect.stringContaining('Import terminé')]);
  }

  async function sellable(): Promise<number> {
    const { said } = await shop.command('stock', TEN_LITRES, '--store', 'ES01');
    return Number(/Vendable\s+(\d+)/.exec(said)?.[1]);
  }
});

describe('the customer in the end', () => {
  it('sees the order fetched, its mails, and its invoice as a PDF', async () => {
    const order = await shop.page(`/customer/order-history/${number}`, asLoic());
    expect(order.words).toContain('Retirée');
    await mailTo(LOIC, new RegExp(`${number}.*(attend|remis)`));
    const invoices = await shop.page('/customer/my-invoices-and-credit-notes', asLoic());
    expect(plain(invoices.words)).toMatch(/F2600001.*120,00 €/s);
    expect(invoices.html).toContain('href="/documents/invoices/F2600001.pdf"');
    const paper = await shop.visit('/documents/invoices/F2600001.pdf', asLoic());
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });
});
