// Whatever leaves the back office as a file stands in the log: who, which, by which filter.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../../audit/audit.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { readGestionCookies } from '../../http/gestion-cookies.ts';
import { watchingStaff } from '../sessions/staff-of-token.ts';

const FILES = '/gestion/fichiers/';

type Parts = { db: DatabasePool; now: () => Date; production: boolean };

/** Before the first byte goes out: what cannot be noted is not sent. */
export function noteStaffFiles({ db, now, production }: Parts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // By the route that matched: an address may be written in many ways.
    const { url: route = '' } = request.routeOptions;
    if (request.method !== 'GET' || !route.startsWith(FILES) || reply.statusCode !== 200) return;
    const [path = '', filter = ''] = request.url.split('?');
    const file = decodeURI(path).slice(FILES.length);
    const { sessionToken: token } = readGestionCookies(request.headers.cookie);
    const staff = await watchingStaff(db, { token, now: now(), production });
    const place = {
      viewer: { kind: 'visitor' },
      staffId: staff.kind === 'staff' ? staff.staffId : null,
      clientAddress: request.ip,
      requestId: request.id,
      now,
    } as const;
    const details = { file, filter: filter.slice(0, 500) };
    await recordAudit(db, place, { event: 'export', customerId: null, details });
  };
}
