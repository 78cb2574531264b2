// A file at an address of its own, for whoever of the staff has the right to it: the session's cookie, the same rights
// and refusals as by the back office's contract.
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { readGestionCookies } from '../../http/gestion-cookies.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import type { RefusalTable } from '../../refusals/refusal.ts';
import { watchingStaff } from '../sessions/staff-of-token.ts';

export type StaffFileParts = {
  db: DatabasePool;
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

type Asked = { request: Pick<FastifyRequest, 'headers'>; reply: FastifyReply; right: StaffOperation };

/** What has an address of its own, read or written. */
export async function answeredForStaff(
  { db, now, production, refusals }: StaffFileParts,
  { request, reply, right }: Asked,
  answer: (asker: { staff: Staff; reach: Reach }) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const { sessionToken: token } = readGestionCookies(request.headers.cookie);
  const staff = await watchingStaff(db, { token, now: now(), production });
  try {
    return await answer(entitled(staff, right));
  } catch (trouble) {
    if (trouble instanceof Denied) return reply.code(401).send();
    if (!(trouble instanceof Refusal)) throw trouble;
    const { category, message } = refusals[trouble.code];
    const status = STATUS[trouble.code] ?? (category === 'graphql-no-such-entity' ? 404 : 400);
    return reply.code(status).type('text/plain; charset=utf-8').send(message);
  }
}

const STATUS: Readonly<Record<string, number>> = { ROLE_MAY_NOT: 403, FACTOR_FIRST: 403 };
