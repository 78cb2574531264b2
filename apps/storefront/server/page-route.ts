// The bridge between the HTTP host and React Router: one Request in, one Response out.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler } from 'react-router';
import { dropCookie, missingCookies } from '../app/backend/session.server.ts';
import type { contextFor } from '../app/backend/request-context.server.ts';
import type { Transport } from '../app/backend/transport.server.ts';
import { fallbackPage } from './fallback-page.ts';
import { comesFromOurPages, ownOriginsOf } from './own-origin.ts';
import { bareContentPolicy, contentPolicy, developmentPolicy, withoutInternalHeaders } from './security-headers.ts';

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
  /** The theme of the configuration; null leaves the choice to the site. */
  theme: string | null;
};

export function pageRoute(parts: PageParts): FastifyPluginAsync {
  const ownOrigins = ownOriginsOf(parts.publicUrl, parts.production);
  const origin = new URL(parts.publicUrl).origin;
  const secureCookies = parts.production;
  const pictureOrigins = [origin, ...parts.pictureOrigins];
  const policyFor = (nonce: string) => {
    const policy = contentPolicy(nonce, pictureOrigins);
    return parts.development ? developmentPolicy(policy) : policy;
  };

  async function page(request: FastifyRequest, nonce: string): Promise<Response> {
    const { handle, contextFor: makeContext } = await parts.pages();
    const context = makeContext({
      transport: parts.transport,
      requestId: request.id,
      cookieHeader: request.headers.cookie ?? null,
      path: pagePath(request.url),
      page: {
        nonce,
        origin,
        secureCookies,
        themeOverride: (parts.production ? null : themeAsked(request.url)) ?? parts.theme,
        userAgent: request.headers['user-agent'] ?? '',
        reportFault: (error) => request.log.error({ err: error, path: pathOf(request.url) }, 'page failed'),
      },
    });
    return handle(toRequest(request, origin), context);
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
      const response = await page(request, nonce).catch((error: unknown) => {
        request.log.error({ err: error, path: pathOf(request.url) }, 'page failed');
        return lastResort();
      });
      return answer(request, reply, isBareFault(response) ? lastResort() : response, {
        policy: policyFor(nonce),
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
    ...(hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream<Uint8Array> & BodyInit, duplex: 'half' } : {}),
  });
}

function answer(
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
  const cookies = response.headers.getSetCookie();
  if (isPage) {
    const asked = request.headers.cookie ?? null;
    cookies.push(...missingCookies(asked, { secure: secureCookies }));
    // A message is shown on one page only.
    if (asked?.includes('vsf-message=')) cookies.push(dropCookie('vsf-message', { secure: secureCookies }));
  }
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : null);
}

// React Router's own answer when the error page fails too: plain text instead of a page.
function isBareFault(response: Response): boolean {
  return response.status === 500 && (response.headers.get('content-type') ?? '').startsWith('text/plain');
}

function lastResort(): Response {
  return new Response(fallbackPage, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
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
