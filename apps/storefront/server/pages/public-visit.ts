// A visit without anything personal: its page is made only from what the cache key holds.
import { isDeepStrictEqual } from 'node:util';
import { deviceClass } from '@nuancier/domain/site/device-class.ts';
import type { FastifyRequest } from 'fastify';
import { matchRoutes } from 'react-router';
import { publicCookies, readSession, TOKEN_PARAMETER } from '../../app/backend/session.server.ts';
import { routeTable } from '../../app/addresses/route-table.ts';
import { pageAddress, pagePath, pathOf } from './page-address.ts';
import type { PageVisit } from './page-visit.ts';

export type PublicVisit = PageVisit & { key: string };

/** Null when the visitor has anything personal, by the same reading of the cookies as the page's. */
export function publicVisit(request: FastifyRequest, origin: string): PublicVisit | null {
  if (request.method !== 'GET') return null;
  const session = readSession(request.headers.cookie ?? null);
  const cookieHeader = publicCookies(session);
  if (!isDeepStrictEqual(readSession(cookieHeader), session)) return null;
  const address = pageAddress(request.url);
  // A token in the address identifies its bearer, and each page handles it in its own way: never cached.
  if (new URL(address, origin).searchParams.has(TOKEN_PARAMETER)) return null;
  const device = deviceClass(request.headers['user-agent'] ?? '');
  return {
    key: [address, cookieHeader, device].join('\n'),
    address,
    cookieHeader,
    deviceClass: device,
    userAgent: '',
    wholeAtOnce: true,
    request: () => new Request(new URL(address, origin), { headers: { cookie: cookieHeader } }),
  };
}

const routes = routeTable.map(({ path, cached = false }) => ({ path, caseSensitive: true, handle: cached }));

/** Whether the page at this address shows public facts only. */
export function showsPublicFacts(address: string): boolean {
  return matchRoutes(routes, pathOf(pagePath(address)))?.at(-1)?.route.handle === true;
}
