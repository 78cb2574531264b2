// How a page leaves the house: fresh from React Router, or from memory.
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dropCookie, missingCookies, readSession } from '../../app/backend/session.server.ts';
import { fallbackPage, latePage } from './fallback-page.ts';
import { gzippedPage, plainPage } from './cached-page.ts';
import type { CachedPage } from './cached-page.ts';
import { bareContentPolicy } from '../security/security-headers.ts';

export function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  { policy, secureCookies }: { policy: string; secureCookies: boolean },
): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  reply.header('content-security-policy', isPage ? policy : bareContentPolicy);
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-store');
  const wait = waitSeconds[response.status];
  if (wait !== undefined) reply.header('retry-after', wait);
  // The rest of what was too much is not waited for.
  if (response.status === 413) reply.header('connection', 'close');
  // Only a form sent to a page that takes none gets this far.
  if (response.status === 405) reply.header('allow', 'GET, HEAD, OPTIONS');
  const cookies = response.headers.getSetCookie();
  if (isPage) {
    const asked = request.headers.cookie ?? null;
    cookies.push(...missingCookies(asked, { secure: secureCookies }));
    // A message is shown on one page only.
    if (readSession(asked).message !== null)
      cookies.push(dropCookie('vsf-message', { secure: secureCookies }));
  }
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return response.body ? reply.send(Readable.fromWeb(response.body as ReadableStream)) : reply.send();
}

// Retry-After of these statuses, whichever screen is shown.
const waitSeconds: Readonly<Record<number, string>> = { 429: '60', 503: '10' };

export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { policy, nonce, secureCookies }: { policy: string; nonce: string; secureCookies: boolean },
): FastifyReply {
  reply.code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'private, no-store')
    .header('vary', 'accept-encoding');
  const cookies = missingCookies(request.headers.cookie ?? null, { secure: secureCookies });
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  const zipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (zipped) reply.header('content-encoding', 'gzip');
  return reply.send(zipped ? gzippedPage(page, nonce) : plainPage(page, nonce));
}

export function isCacheable(response: Response): boolean {
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return response.status === 200 && isPage && response.headers.getSetCookie().length === 0;
}

// React Router's own answer when the error page fails too: plain text instead of a page.
export function isBareFault(response: Response): boolean {
  return response.status === 500 && (response.headers.get('content-type') ?? '').startsWith('text/plain');
}

/** Nobody knows when the page will be there: `sendFresh` says when to come back. */
export function tooLate(): Response {
  return new Response(latePage, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

export function lastResort(): Response {
  return new Response(fallbackPage, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
