// The bridge between the HTTP host and React Router: one Request in, one Response out.
import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { arrivedAt } from '@nuancier/api/http/arrival.ts';
import { withinTime } from '@nuancier/api/concurrency/within-time.ts';
import { unknownMethodPage } from './fallback-page.ts';
import { cachePage } from './cached-page.ts';
import type { CachedPage } from './cached-page.ts';
import { comesFromOurPages, otherLoopbackHosts } from '../security/own-origin.ts';
import { pageAddress, pathOf } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { pageMaker } from './page-maker.ts';
import type { PageRouteParts } from './page-parts.ts';
import { ownVisit } from './page-visit.ts';
import { publicVisit, showsPublicFacts } from './public-visit.ts';
import type { PublicVisit } from './public-visit.ts';
import { isBareFault, isCacheable, lastResort, sendFresh, sendCached, tooLate } from './send-page.ts';
import { watchSearches } from './search-watch.ts';
import { bareContentPolicy, contentPolicy, developmentPolicy } from '../security/security-headers.ts';

/** All that a page asks for has nine seconds; with drawing it is answered within ten. */
const PAGE_MS = 9_500;
const AWAY = 503;

export function pageRoute(parts: PageRouteParts): FastifyPluginAsync {
  const otherHosts = otherLoopbackHosts(parts.publicUrl, parts.production);
  const origin = new URL(parts.publicUrl).origin;
  const secureCookies = parts.production;
  const pictureOrigins = [origin, ...parts.pictureOrigins];
  const make = pageMaker(parts, origin);
  const watch = watchSearches(parts.searches ?? null, origin);
  const policyFor = (nonce: string, url: string) => {
    const forms = parts.bankOrigin && isCheckout(url) ? [parts.bankOrigin] : [];
    const policy = contentPolicy(nonce, { pictures: pictureOrigins, forms });
    return parts.development ? developmentPolicy(policy) : policy;
  };

  async function freshly(request: FastifyRequest, nonce: string): Promise<Response> {
    const { response, searched } = await make(ownVisit(request, origin), request, nonce);
    watch.madePage(request, searched());
    return response;
  }

  async function keptOrFresh(request: FastifyRequest, nonce: string): Promise<CachedPage | Response> {
    const { cache } = parts;
    const visit = cache ? publicVisit(request, origin) : null;
    if (!cache || !visit) return freshly(request, nonce);
    const cached = cache.get(visit.key);
    if (cached) return cached;
    return showsPublicFacts(visit.address)
      ? keptOrMade(cache, visit, request, nonce)
      : freshly(request, nonce);
  }

  /** The page from memory, or as it was made for this very visitor when it is not one to keep. */
  async function keptOrMade(
    cache: PageCache,
    visit: PublicVisit,
    request: FastifyRequest,
    nonce: string,
  ): Promise<CachedPage | Response> {
    const made: { own: Response | null } = { own: null };
    const cached = await cache.page(visit.key, async () => {
      const { response, wentWell, hasKnownAddress, searched } = await make(visit, request, nonce);
      watch.madePage(request, searched());
      made.own = response;
      if (!isCacheable(response) || !hasKnownAddress()) return null;
      const html = await response.text();
      made.own = new Response(html, response);
      return wentWell() ? cachePage(response, html, nonce) : null;
    });
    if (cached) return cached;
    const own = made.own ?? (await freshly(request, nonce));
    // What only the database knows is shown as it was before it went away.
    return own.status === AWAY ? (cache.last(visit.key) ?? own) : own;
  }

  /** What reads alone is not waited for without end: it goes on being made, and is there for whoever comes back. */
  async function inItsTime(
    request: FastifyRequest,
    making: Promise<CachedPage | Response>,
  ): Promise<CachedPage | Response> {
    const came = arrivedAt(request);
    if (request.method === 'POST' || came === undefined) return making;
    const outcome = await withinTime(came + (parts.pageMs ?? PAGE_MS) - performance.now(), making);
    if (outcome.kind === 'failed') throw outcome.trouble;
    return outcome.kind === 'done' ? outcome.value : tooLate();
  }

  return async (app) => {
    // Actions read their own bodies; nothing is parsed on the way.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    app.all('/*', async (request, reply) => {
      if (!pageMethods.has(request.method)) return refuseMethod(request, reply);
      const asked = {
        method: request.method,
        origin: request.headers.origin,
        fetchSite: headerText(request.headers['sec-fetch-site']),
      };
      // Cookies and forms belong to one origin: another host name is redirected to it first.
      if (otherHosts.has(request.headers.host ?? '') && request.method !== 'POST')
        return reply.redirect(origin + pageAddress(request.url), 307);
      if (!comesFromOurPages(asked, origin)) return refuseForeignForm(reply);
      // React Router asks once more and knows the origin only by this header.
      if (asked.method === 'POST' && asked.origin === 'null') request.headers.origin = origin;

      watch.asked(request);
      const nonce = randomBytes(16).toString('base64url');
      const made = await inItsTime(request, keptOrFresh(request, nonce));
      const policy = policyFor(nonce, pageAddress(request.url));
      if ('pieces' in made) return sendCached(request, reply, made, { policy, nonce, secureCookies });
      return sendFresh(request, reply, isBareFault(made) ? lastResort() : made, { policy, secureCookies });
    });
  };
}

// React Router decides whether a page accepts forms.
const pageMethods = new Set(['GET', 'HEAD', 'POST']);

function refuseMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply
    .header('allow', [...pageMethods, 'OPTIONS'].join(', '))
    .header('content-security-policy', bareContentPolicy);
  if (request.method === 'OPTIONS') return reply.code(204).send();
  return reply.code(405).type('text/html; charset=utf-8').send(unknownMethodPage);
}

function refuseForeignForm(reply: FastifyReply): FastifyReply {
  return reply
    .code(403)
    .header('content-security-policy', bareContentPolicy)
    .type('text/plain; charset=utf-8')
    .send('Cette demande ne vient pas d’une page de la boutique : elle n’a pas été exécutée.\n');
}

/** Where forms lead to the bank, the page of an order that waits for its card included. */
function isCheckout(address: string): boolean {
  return /^\/(?:checkout(?:\/|$)|thankcb-you$)/.test(pathOf(address));
}

function headerText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
