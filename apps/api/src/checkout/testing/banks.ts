// Fake banks for tests: their notifications, signatures and answers.
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lyraSignature } from '../../payments/lyra/lyra-signature.ts';
import type { LyraSetting, PaymentSetting } from '../../configuration/payment-setting.ts';
import { signNotice } from '../../payments/demo-bank/signed-notice.ts';
import { BANK_SECRET } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

export type News = 'paid' | 'refused' | 'abandoned' | 'refunded';
export type BankNews = { orderNumber: string; amountCents: number; currency: string; news: News };
export type Message = { payload: string; headers: Record<string, string> };

export type Bank = {
  payments: PaymentSetting;
  /** As the bank sends it; the same message may be sent again. */
  message(told: BankNews, now: Date): Message;
  /** What is not the bank's word. */
  forged(told: BankNews, now: Date): Message[];
  /** What the bank answers from now on when asked about the order. */
  knows(order: { number: string; cents: number; paymentId: string }, news: 'paid' | 'refused'): Promise<void>;
  /** From now on the server does not answer. */
  breakDown(): void;
  close(): Promise<void>;
};

export async function demoBankOfTests(shop: () => ShopApi): Promise<Bank> {
  return {
    payments: { kind: 'demo', secret: BANK_SECRET },
    message: (told, now) => signed(told, BANK_SECRET, now),
    forged: (told, now) => {
      const good = signed(told, BANK_SECRET, now);
      return [
        { ...good, headers: { 'content-type': 'application/json' } },
        { ...good, headers: { ...good.headers, 'x-banque-signature': 'abc' } },
        { ...good, payload: `${good.payload} ` },
        signed(told, 'autre', now),
        signed(told, BANK_SECRET, shifted(now, -3_600_000)),
        signed(told, BANK_SECRET, shifted(now, 301_000)),
      ];
    },
    async knows({ paymentId }, news) {
      await shop()
        .db.insertInto('demo_bank_payment')
        .values({ payment_id: paymentId, news, answered_at: new Date() })
        .execute();
    },
    breakDown: () => undefined,
    close: () => Promise.resolve(),
  };
}

function signed(told: BankNews, secret: string, at: Date): Message {
  const payload = JSON.stringify({ eventId: randomUUID(), ...told });
  return {
    payload,
    headers: { 'content-type': 'application/json', 'x-banque-signature': signNotice(payload, secret, at) },
  };
}

function shifted(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

const STATUSES = { paid: 'AUTHORISED', refused: 'REFUSED', abandoned: 'ABANDONED', refunded: 'CAPTURED' };

/** With a web service of its own on this machine, in the shape of Lyra's Order/Get. */
export async function lyraBankOfTests(): Promise<Bank & { payments: LyraSetting }> {
  const answers = new Map<string, object>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { orderId } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { orderId: string };
      const password = Buffer.from(`${SITE_ID}:${PASSWORD}`).toString('base64');
      const isOurs =
        request.url === '/api-payment/V4/Order/Get' && request.headers.authorization === `Basic ${password}`;
      response.writeHead(isOurs ? 200 : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ webService: 'Order/Get', ...(answers.get(orderId) ?? UNKNOWN) }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    payments: { ...LYRA, formUrl: `${url}/vads-payment/`, apiUrl: url },
    message: (told) => posted(lyraFields(told)),
    forged: (told) => {
      const fields = lyraFields(told);
      const { vads_hash: _, ...byBrowser } = fields;
      return [
        posted(fields, ''),
        posted(fields, 'abc'),
        posted(fields, lyraSignature(fields, 'cleDuneAutreBoutique')),
        posted({ ...fields, vads_amount: '1' }, lyraSignature(fields, KEY)),
        posted({ ...fields, vads_ctx_mode: 'PRODUCTION' }),
        posted({ ...fields, vads_site_id: '87654321' }),
        posted(byBrowser),
      ];
    },
    async knows({ number, cents }, news) {
      const status = news === 'paid' ? ['PAID', 'CAPTURED'] : ['UNPAID', 'REFUSED'];
      answers.set(number, orderAnswer(number, cents, status));
    },
    breakDown: () => server.close(() => undefined).closeAllConnections(),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const SITE_ID = '12345678';
const KEY = 'cleDesEssais1234';
const PASSWORD = 'testpassword_desEssais';
const LYRA = { kind: 'lyra', siteId: SITE_ID, key: KEY, mode: 'TEST', apiPassword: PASSWORD } as const;
const UNKNOWN = { status: 'ERROR', mode: 'TEST', answer: { errorCode: 'PSP_010' } };

function lyraFields({ orderNumber, amountCents, currency, news }: BankNews): Record<string, string> {
  return {
    vads_amount: String(amountCents),
    vads_auth_result: '00',
    vads_card_brand: 'CB',
    vads_card_number: '497010XXXXXX0055',
    vads_ctx_mode: 'TEST',
    vads_currency: currency === 'EUR' ? '978' : '840',
    vads_cust_email: 'jeanne+essai@exemple.fr',
    vads_effective_amount: String(amountCents),
    vads_ext_info_none: '',
    vads_hash: randomBytes(32).toString('hex'),
    vads_operation_type: news === 'refunded' ? 'CREDIT' : 'DEBIT',
    vads_order_id: orderNumber,
    vads_site_id: SITE_ID,
    vads_trans_status: STATUSES[news],
    vads_trans_uuid: randomUUID().replaceAll('-', ''),
    vads_url_check_src: 'PAY',
  };
}

function posted(fields: Record<string, string>, signature = lyraSignature(fields, KEY)): Message {
  return {
    payload: new URLSearchParams({ ...fields, signature }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
}

function orderAnswer(orderId: string, amount: number, [status, detailedStatus]: string[]): object {
  const refused = { detailedStatus: 'REFUSED', status: 'UNPAID', operationType: 'DEBIT' };
  const last = { detailedStatus, status, operationType: 'DEBIT' };
  const transactions = [refused, last].map((one) => ({
    ...one,
    amount,
    currency: 'EUR',
    uuid: randomUUID(),
  }));
  return { status: 'SUCCESS', mode: 'TEST', answer: { orderId, shopId: SITE_ID, transactions } };
}
