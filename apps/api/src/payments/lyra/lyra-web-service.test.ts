import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askLyra } from './lyra-web-service.ts';
import type { LyraSetting } from '../../configuration/payment-setting.ts';

// In the shape of the gateway's web service Order/Get.
let reply: { status: number; body: unknown };
const server = createServer((_request, response) => {
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
});
let setting: LyraSetting;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  setting = {
    kind: 'lyra',
    siteId: '12345678',
    key: 'cleDesEssais1234',
    mode: 'TEST',
    formUrl: `${apiUrl}/vads-payment/`,
    apiUrl,
    apiPassword: 'x',
  };
});
afterAll(() => server.close());

const debit = (detailedStatus: string, amount = 4_990) => ({
  uuid: `uuid-${detailedStatus}`,
  detailedStatus,
  operationType: 'DEBIT',
  amount,
  currency: 'EUR',
});
const found = (transactions: unknown[], more: object = {}) => ({
  status: 'SUCCESS',
  mode: 'TEST',
  answer: { orderId: 'W26000001', shopId: '12345678', transactions, ...more },
});

function ask(body: unknown, status = 200) {
  reply = { status, body };
  return askLyra(setting, 'W26000001');
}

it.each([
  [['CAPTURED'], 'paid'],
  [['REFUSED', 'AUTHORISED'], 'paid'],
  [['AUTHORISED', 'REFUSED'], 'paid'],
  [['REFUSED', 'WAITING_AUTHORISATION'], 'pending'],
  [['REFUSED', 'ABANDONED'], 'abandoned'],
  [['REFUSED', 'REFUSED', 'ABANDONED'], 'abandoned'],
])('transactions %o mean %s', async (statuses, news) => {
  const told = await ask(found(statuses.map((status) => debit(status))));
  expect(told).toMatchObject({ news, orderNumber: 'W26000001', amountCents: 4_990, currency: 'EUR' });
});

it('money given back is not the order’s payment', async () => {
  const back = { ...debit('CAPTURED'), operationType: 'CREDIT' };
  expect(await ask(found([back]))).toBeNull();
  expect(await ask(found([debit('REFUSED'), back]))).toMatchObject({ news: 'refused' });
});

const ELSE = 'about something else';

it('asked again, the same answer is the same event', async () => {
  const body = found([debit('WAITING_AUTHORISATION')]);
  expect((await ask(body))?.eventId).toBe((await ask(body))?.eventId);
});

it('does not know an order whose form was never sent', async () => {
  expect(await ask({ status: 'ERROR', answer: { errorCode: 'PSP_010' } })).toBeNull();
  expect(await ask(found([]))).toBeNull();
});

it.each([
  ['a wrong password', { status: 'ERROR', answer: { errorCode: 'INT_905' } }, 200, 'INT_905'],
  ['trouble there', {}, 503, 'The bank answered 503'],
  ['a redirection', {}, 302, 'fetch failed'],
  ['an answer about another order', found([debit('CAPTURED')], { orderId: 'W26000002' }), 200, ELSE],
  ['an answer of another shop', found([debit('CAPTURED')], { shopId: '87654321' }), 200, ELSE],
  ['an answer of the other mode', { ...found([debit('CAPTURED')]), mode: 'PRODUCTION' }, 200, ELSE],
  ['something else', { hello: 'world' }, 200, 'Invalid'],
])('%s is no answer', async (_, body, status, reason) => {
  await expect(ask(body, status)).rejects.toThrow(reason);
});
