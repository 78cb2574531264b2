import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { developmentMailer } from '../sending/mailer.ts';
import { mailboxRoutes } from './mailbox-routes.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { ORDER_SECRET } from '../../testing/mail-room.ts';
import { PUBLIC_URL, shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { sampleMails } from '../testing/sample-mails.ts';

let shop: ShopApi;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await shopApi({ mailer: developmentMailer() });
  app = fastify();
  await app.register(mailboxRoutes({ db: shop.db, publicUrl: PUBLIC_URL, orderSecret: ORDER_SECRET }));
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

it('without a mail server, what was queued is sent to the mailbox and can be read there', async () => {
  const variables = sampleMails.contact_message;
  await queueMail(shop.db, { template: 'contact_message', to: 'a@b.example', variables }, DEMO_DAY);
  const sent = () =>
    shop.db.selectFrom('outbox').select(['id', 'sent_at']).where('sent_at', 'is not', null).execute();
  await expect.poll(sent).toHaveLength(1);
  const [row] = await sent();

  const list = await app.inject('/dev/mails');
  expect(list.body).toContain(`href="/dev/mails/${row?.id}"`);
  const one = await app.inject(`/dev/mails/${row?.id}`);
  expect(one.body).toContain('<iframe sandbox');
  expect(one.body).toContain('&lt;script&gt;alert(1)');
  const html = await app.inject(`/dev/mails/${row?.id}/html`);
  expect(html.body).toContain('L’équipe Valbrune');
  expect(html.headers['content-security-policy']).toContain('sandbox');
});

it.each(['/dev/mails/x', '/dev/mails/0190a0b0-0000-4000-8000-000000000001/html'])(
  '%s is not there',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);
