// The page of the demonstration's bank: what a card page answers, to be tried out by hand. Never in production.
import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { DatabasePool } from '../../database/tables.ts';
import { DEMO_BANK_PATH, SIGNATURE_HEADER } from './demo-bank.ts';
import { bankPage, secureCodePage } from './demo-bank-pages.ts';
import { insertAnswer, selectAnswer, selectBankPayment } from './demo-bank-store.ts';
import type { BankPayment } from './demo-bank-store.ts';
import { signNotice } from './signed-notice.ts';

export type DemoBankParts = {
  db: DatabasePool;
  now: () => Date;
  publicUrl: string;
  secret: string;
  /** The bank's server-to-server notification. */
  deliver: (body: string, headers: Record<string, string>) => Promise<{ status: number }>;
};

const Params = v.object({ id: v.pipe(v.string(), v.uuid()) });
const Form = v.object({
  retour: v.optional(v.string(), ''),
  reponse: v.optional(
    v.picklist(['payer', '3ds', 'refuser', 'abandonner', 'payer-tard', 'payer-trois-fois']),
  ),
});
const LATE_MS = 20_000;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

export function demoBankRoutes(parts: DemoBankParts): FastifyPluginAsync {
  const { db, now, publicUrl, secret, deliver } = parts;
  const late = new Set<NodeJS.Timeout>();

  async function notify(payment: BankPayment, news: string, times = 1): Promise<void> {
    const { orderNumber, amountCents, currency } = payment;
    const body = JSON.stringify({ eventId: randomUUID(), orderNumber, amountCents, currency, news });
    for (let at = 0; at < times; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the same message, again and again
      await deliver(body, { [SIGNATURE_HEADER]: signNotice(body, secret, now()) });
    }
  }

  function notifyLate(payment: BankPayment): void {
    const timer = setTimeout(() => {
      late.delete(timer);
      // Not awaited; a lost notification is reconciled later.
      void notify(payment, 'paid').catch(() => undefined);
    }, LATE_MS).unref();
    late.add(timer);
  }

  async function answer(id: string, payment: BankPayment, reponse: string): Promise<void> {
    const news = reponse === 'refuser' ? 'refused' : reponse === 'abandonner' ? 'abandoned' : 'paid';
    if (!(await insertAnswer(db, id, news, now()))) return;
    if (reponse === 'payer-tard') notifyLate(payment);
    else await notify(payment, news, reponse === 'payer-trois-fois' ? 3 : 1);
  }

  return async (app) => {
    app.addHook('onClose', async () => {
      for (const timer of late) clearTimeout(timer);
    });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4_096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.get(`${DEMO_BANK_PATH}/:id`, async (request, reply) => {
      const [params, query] = [v.safeParse(Params, request.params), v.safeParse(Form, request.query)];
      const payment = params.success ? await selectBankPayment(db, params.output.id) : undefined;
      if (!params.success || !query.success || payment === undefined) return missing(reply);
      const { retour } = query.output;
      // A payment is answered once: after that the shop shows its outcome.
      const isAnswered = (await selectAnswer(db, params.output.id)) !== undefined;
      if (isAnswered || payment.isOver) return back(reply, retour, publicUrl);
      return page(reply, bankPage(payment, retour));
    });
    app.post(`${DEMO_BANK_PATH}/:id`, async (request, reply) => {
      const [params, form] = [v.safeParse(Params, request.params), v.safeParse(Form, request.body ?? {})];
      const payment = params.success ? await selectBankPayment(db, params.output.id) : undefined;
      if (!params.success || !form.success || payment === undefined) return missing(reply);
      const { reponse, retour } = form.output;
      // Redirects to an address of its own, so that going back does not resubmit the form.
      if (reponse === undefined) {
        const query = new URLSearchParams({ retour });
        return reply.redirect(`${DEMO_BANK_PATH}/${params.output.id}?${query}`, 303);
      }
      if (reponse === '3ds') return page(reply, secureCodePage(payment, retour));
      await answer(params.output.id, payment, reponse);
      return back(reply, retour, publicUrl);
    });
  };
}

function back(reply: FastifyReply, given: string, publicUrl: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(wayBack(given, publicUrl), 303);
}

/** Nowhere but the shop. */
function wayBack(given: string, publicUrl: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  return url?.origin === new URL(publicUrl).origin ? url.href : `${publicUrl}/`;
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Paiement introuvable.\n');
}

function page(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
}
