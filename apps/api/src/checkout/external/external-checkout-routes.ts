// Where the server of an external checkout exchanges the code a browser brought for a token and the cart's id.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { allow, hitsOf } from '../../rate-limit/rate-limit.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { exchangeCode } from './external-checkout-codes.ts';

export const EXCHANGE_PATH = '/checkout-externe/echange';

export type ExchangeParts = { db: DatabasePool; now: () => Date; secret: string; production: boolean };

const MOST_REFUSED = 20;
const Asked = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ code: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
);

export function externalCheckoutRoutes({ db, now, secret, production }: ExchangeParts): FastifyPluginAsync {
  async function refuse(request: FastifyRequest, reply: FastifyReply, status: 400 | 401) {
    await allow(db, { ...refusedBy(request), most: MOST_REFUSED, perMs: MINUTE_MS }, now());
    return answer(reply, status, { error: status === 401 ? 'unauthorized' : 'invalid_code' });
  }

  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    app.post(EXCHANGE_PATH, { bodyLimit: 1_024 }, async (request, reply) => {
      if ((await hitsOf(db, refusedBy(request), now())) >= MOST_REFUSED)
        return answer(reply, 429, { error: 'too_many_attempts' });
      if (!bears(request, secret)) return refuse(request, reply, 401);
      const asked = v.safeParse(Asked, request.body);
      if (!asked.success) return refuse(request, reply, 400);
      const taken = await db.transaction().execute(async (transaction) => {
        const exchanged = await exchangeCode(transaction, asked.output.code, { now: now(), production });
        if (exchanged !== null) await note(request, exchanged, transaction);
        return exchanged;
      });
      if (taken === null) return refuse(request, reply, 400);
      return answer(reply, 200, { customer_token: taken.customerToken, cart_id: taken.cartId });
    });
  };

  function note(
    request: FastifyRequest,
    { customerId }: { customerId: number | null },
    transaction: Parameters<typeof recordAudit>[0],
  ): Promise<void> {
    const place = {
      viewer: { kind: 'visitor' },
      clientAddress: request.ip,
      requestId: request.id,
      now,
    } as const;
    return recordAudit(transaction, place, { event: 'external-checkout', customerId });
  }
}

function refusedBy({ ip }: FastifyRequest) {
  return { name: 'external-checkout-refused', key: ip };
}

function answer(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

/** Hashes are compared, so that neither time nor length leaks anything about the secret. */
function bears(request: FastifyRequest, secret: string): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(tokenHash(given), tokenHash(secret));
}
