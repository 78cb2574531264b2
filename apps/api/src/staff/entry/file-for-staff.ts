// A file at an address of its own, for whoever of the staff has the right to it: the session's cookie, the same rights
// and refusals as by the back office's contract.
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { Reads } from '../../database/connecting/open-replica.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { isForeign } from '../../http/foreign-origin.ts';
import { readGestionCookies } from '../../http/gestion-cookies.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import type { RefusalTable } from '../../refusals/refusal.ts';
import { isUnstorableText, saysUnstorable } from '../../refusals/unstorable-text.ts';
import { watchingStaff } from '../sessions/staff-of-token.ts';

export type StaffFileParts = {
  db: DatabasePool;
  /** for what stands in the file; who may have it is asked of the database itself */
  reads: Reads;
  now: () => Date;
  production: boolean;
  refusals: RefusalTable;
};

type Answer = (
  request: FastifyRequest<{ Params: Record<string, string>; Querystring: unknown }>,
  asker: { staff: Staff; reach: Reach },
  reply: FastifyReply,
) => Promise<FastifyReply>;

export function fileForStaff(
  parts: StaffFileParts,
  { url, right }: { url: string; right: StaffOperation },
  answer: Answer,
): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: Record<string, string>; Querystring: unknown }>(url, (request, reply) =>
      answeredForStaff(parts, { request, reply, right }, (asker) => answer(request, asker, reply)),
    );
  };
}

type Asked = { request: FastifyRequest; reply: FastifyReply; right: StaffOperation };

/** What has an address of its own, read or written. */
export async function answeredForStaff<T extends FastifyReply | undefined>(
  { db, now, production, refusals }: StaffFileParts,
  { request, reply, right }: Asked,
  answer: (asker: { staff: Staff; reach: Reach }) => Promise<T>,
): Promise<T | FastifyReply> {
  reply.header('cache-control', 'no-store');
  const { sessionToken: token } = readGestionCookies(request.headers.cookie);
  const staff = await watchingStaff(db, { token, now: now(), production });
  try {
    const asker = entitled(staff, right);
    if (saysUnstorable([request.params, request.query])) throw new Refusal('UNSTORABLE_TEXT');
    return await answer(asker);
  } catch (thrown) {
    const trouble = isUnstorableText(thrown) ? new Refusal('UNSTORABLE_TEXT') : thrown;
    if (trouble instanceof Denied) return reply.code(401).send();
    if (!(trouble instanceof Refusal)) throw trouble;
    const { category, message, status: told } = refusals[trouble.code];
    const status = STATUS[trouble.code] ?? told ?? (category === 'graphql-no-such-entity' ? 404 : 400);
    if (status === 429) reply.header('retry-after', RETRY_SECONDS);
    return reply.code(status).type('text/plain; charset=utf-8').send(message);
  }
}

/** Before a byte of a large body is read: whoever may not send it has it read by nobody. */
export function staffBeforeBody(
  parts: StaffFileParts & { publicUrl: string },
  right: StaffOperation,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (isForeign(request, parts.publicUrl)) return reply.code(403).send();
    return answeredForStaff(parts, { request, reply, right }, async () => undefined);
  };
}

/** As the sentences say. */
const RETRY_SECONDS = 60;

const STATUS: Readonly<Record<string, number>> = { ROLE_MAY_NOT: 403, FACTOR_FIRST: 403 };
