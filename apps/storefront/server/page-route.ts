// The bridge between the HTTP host and React Router: one Request in, one Response out.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler } from 'react-router';
import type { contextFor } from '../app/backend/request-context.server.ts';
import type { Transport } from '../app/backend/transport.server.ts';
import { keepPage } from './kept-page.ts';
import type { KeptPage } from './kept-page.ts';
import type { ListFileReader } from './list-file-reader.ts';
import { comesFromOurPages, ownOriginsOf } from './own-origin.ts';
import type { PageCache } from './page-cache.ts';
import { publicVisit } from './public-visit.ts';
import { isBareFault, isKeepable, lastResort, sendFresh, sendKept } from './send-page.ts';
import {
  bareContentPolicy,
  contentPolicy,
  developmentPolicy,
  withoutInternalHeaders,
} from './security-headers.ts';

// Those without script nearly always get their prices in this time; with script they may come later.
const PATIENCE_MS = 300;

export type Pages = { handle: RequestHandler; contextFor: typeof contextFor };

export type PageParts = {
  pages: () => Promise<Pages>;
  transport: Transport;
  publicUrl: string;
  production: boolean;
  /** Pages come straight from the sources. */
  development?: boolean;
  /** Hosts that may serve pictures beside our own, such as those of a commerce API elsewhere. */
  pictureOrigins: readonly string[];
  /** Where the checkout's card form leads, when the bank's page is not our own. */
  bankOrigin?: string | null;
  /** Keeps whole pages of visitors without a session. */
  cache?: PageCache | null;
  /** The theme of the configuration; null leaves the choice to the site. */
  theme: string | null;
  /** How long a page waits for personal prices before it is sent without them. */
  patienceMs?: number;
};

export function pageRoute(parts: PageParts & { readListFile: ListFileReader['read'] }): FastifyPluginAsync {
  const ownOrigins = ownOriginsOf(parts.publicUrl, parts.production);
  const origin = new URL(parts.publicUrl).origin;
  const secureCookies = parts.production;
  const pictureOrigins = [origin, ...parts.pictureOrigins];
  const policyFor = (nonce: string, url: string) => {
    const forms = parts.bankOrigin && isCheckout(url) ? [parts.bankOrigin] : [];
    const policy = contentPolicy(nonce, { pictures: pictureOrigins, forms });
    return parts.development ? developmentPolicy(policy) : policy;
  };

  async function page(request: FastifyRequest, nonce: string): Promise<Response> {
    const { handle, contextFor: makeContext } = await parts.pages();
    const context = makeContext({
      transport: parts.transport,
      requestId: request.id,
      clientAddress: request.ip,
      cookieHeader: request.headers.cookie ?? null,
      path: pagePath(request.url),
      readListFile: (file) => parts.readListFile(file, request.ip),
      page: {
        nonce,
        origin,
        secureCookies,
        themeOverride: (parts.production ? null : themeAsked(request.url)) ?? parts.theme,
        userAgent: request.headers['user-agent'] ?? '',
        patienceMs: parts.patienceMs ?? PATIENCE_MS,
        reportFault: (error) => request.log.error({ err: error, path: pathOf(request.url) }, 'page failed'),
      },
    });
    return handle(toRequest(request, origin), context);
  }

  function freshly(request: FastifyRequest, nonce: string): Promise<Response> {
    return page(request, nonce).catch((error: unknown) => {
      request.log.error({ err: error, path: pathOf(request.url) }, 'page failed');
      return lastResort();
    });
  }

  /** The page from memory, or as it was made for this very visitor when it is not one to keep. */
  async function keptOrMade(
    cache: PageCache,
    key: string,
    request: FastifyRequest,
    nonce: string,
  ): Promise<KeptPage | Response> {
    let own: Response | null = null;
    const kept = await cache.page(key, async () => {
      const response = await freshly(request, nonce);
      own = response;
      if (!isKeepable(response)) return null;
      const html = await response.text();
      own = new Response(html, response);
      return keepPage(response, html, nonce);
    });
    return kept ?? own ?? freshly(request, nonce);
  }

  return async (app) => {
    // Actions read their own bodies; nothing is parsed on the way.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    app.all('/*', async (request, reply) => {
      const asked = {
        method: request.method,
        origin: request.headers.origin,
        fetchSite: headerText(request.headers['sec-fetch-site']),
      };
      if (!comesFromOurPages(asked, ownOrigins)) return refuseForeignForm(reply);

      const nonce = randomBytes(16).toString('base64url');
      const visit = parts.cache ? publicVisit(request) : null;
      const made =
        visit && parts.cache
          ? await keptOrMade(parts.cache, visit, request, nonce)
          : await freshly(request, nonce);
      if ('pieces' in made)
        return sendKept(request, reply, made, {
          policy: policyFor(nonce, request.url),
          nonce,
          secureCookies,
        });
      const response = made;
      return sendFresh(request, reply, isBareFault(response) ? lastResort() : response, {
        policy: policyFor(nonce, request.url),
        secureCookies,
      });
    });
  };
}

function toRequest(request: FastifyRequest, origin: string): Request {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const aborted = new AbortController();
  request.raw.once('close', () => {
    if (!request.raw.complete) aborted.abort();
  });
  return new Request(new URL(pathAndQuery(request.url), origin), {
    method: request.method,
    headers: withoutInternalHeaders(request.headers),
    signal: aborted.signal,
    ...(hasBody
      ? { body: Readable.toWeb(request.raw) as ReadableStream<Uint8Array> & BodyInit, duplex: 'half' }
      : {}),
  });
}

function refuseForeignForm(reply: FastifyReply): FastifyReply {
  return reply
    .code(403)
    .header('content-security-policy', bareContentPolicy)
    .type('text/plain; charset=utf-8')
    .send('Cette demande ne vient pas d’une page de la boutique : elle n’a pas été exécutée.\n');
}

function pathAndQuery(url: string): string {
  // Two leading slashes would make the path a host name.
  return url.replace(/^\/{2,}/, '/');
}

// Data requests of the client router ask for the page's address with `.data` behind it.
function pagePath(url: string): string {
  const { pathname, search } = new URL(pathAndQuery(url), 'http://shop.invalid');
  return pathname.replace(/\/_root\.data$/, '/').replace(/\.data$/, '') + search;
}

function isCheckout(url: string): boolean {
  return /^\/checkout(?:\/|$)/.test(pathOf(url));
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

function themeAsked(url: string): string | null {
  const query = url.split('?', 2)[1];
  return query ? new URLSearchParams(query).get('theme') : null;
}

function headerText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
