// How a page of the back office, or a view of the shop in it, asks in the name of whoever sent the request.
import type { GestionApi } from '@nuancier/api/gestion-api.ts';
import { deviceCookies, readGestionCookies, sessionCookies } from '@nuancier/api/http/gestion-cookies.ts';
import { newToken } from '@nuancier/api/request/secret-token.ts';
import type { FastifyRequest } from 'fastify';
import type { Transport } from '../../../gestion/app/backend/transport.server.ts';

type StaffParts = { api: Pick<GestionApi, 'executeForStaff'>; production: boolean };

/** Whoever enters while a page is made is in for the rest of it. */
export function staffTransport(
  request: FastifyRequest,
  { api, production }: StaffParts,
  cookies: string[],
): Transport {
  const known = readGestionCookies(request.headers.cookie);
  const deviceToken = known.deviceToken ?? newToken();
  let { sessionToken } = known;
  return async ({ document, variables, idempotencyKey }) => {
    const { result, session } = await api.executeForStaff({
      document,
      variables,
      requestId: request.id,
      clientAddress: request.ip,
      sessionToken,
      deviceToken,
      userAgent: request.headers['user-agent'],
      idempotencyKey,
    });
    if (session.kind === 'opened') sessionToken = session.token;
    if (session.kind === 'ended') sessionToken = undefined;
    const options = { secure: production };
    cookies.push(...deviceCookies(session, deviceToken, options), ...sessionCookies(session, options));
    return result;
  };
}
