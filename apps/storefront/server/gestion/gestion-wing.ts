// The back office under /gestion: one Request in, one Response out. It knows no cookie of the shop, and the shop none
// of its own.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { personCookie, readGestionCookies } from '@nuancier/api/http/gestion-cookies.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isClientDisconnect } from '../pages/client-disconnect.ts';
import { pageAddress, pagePath } from '../pages/page-address.ts';
import { ownVisit } from '../pages/page-visit.ts';
import { comesFromOurPages, otherLoopbackHosts } from '../security/own-origin.ts';
import { bareContentPolicy, contentPolicy, developmentPolicy } from '../security/security-headers.ts';
import type { GestionSource } from './gestion-pages.ts';
import { contentView } from './preview/content-view.ts';
import { productView } from './preview/product-view.ts';
import type { ShopViewParts } from './preview/shop-view.ts';
import { staffTransport } from './staff-transport.ts';

export type GestionWing = ShopViewParts & {
  pages: GestionSource;
  /** the site's, asked anew each time: a merchant may change it */
  theme: () => Promise<string | null>;
};

export function gestionWing(parts: GestionWing): FastifyPluginAsync {
  const origin = new URL(parts.publicUrl).origin;
  const otherHosts = otherLoopbackHosts(parts.publicUrl, parts.production);
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (otherHosts.has(request.headers.host ?? '') && request.method !== 'POST')
      return reply.redirect(origin + pageAddress(request.url), 307);
    if (!isOurOwn(request, origin)) return refuseForeignForm(reply);
    return send(reply, await made(request, parts, origin));
  };
  return async (app) => {
    await app.register(parts.pages.files);
    app.get('/gestion/vue/contenu/:kind/:identifier', contentView(parts));
    app.get('/gestion/vue/produits/:sku', productView(parts));
    await app.register(async (own) => {
      // Actions read their own bodies; nothing is parsed on the way.
      own.removeAllContentTypeParsers();
      own.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
      for (const url of ['/gestion', '/gestion/*'])
        own.route({ method: ['GET', 'HEAD', 'POST'], url, handler });
    });
  };
}

type Made = { response: Response; cookies: readonly string[]; policy: string };

async function made(request: FastifyRequest, parts: GestionWing, origin: string): Promise<Made> {
  const nonce = randomBytes(16).toString('base64url');
  const cookies: string[] = [];
  const path = pagePath(pageAddress(request.url)).replace(/^\/gestion\/?/, '/');
  const reportFault = (error: unknown) => {
    if (isClientDisconnect(error)) request.log.debug({ err: error }, 'client went away');
    else request.log.error({ err: error, path }, 'page of the back office failed');
  };
  const { person: lastPerson = null } = readGestionCookies(request.headers.cookie);
  const remember = (person: string) => {
    if (person !== lastPerson) cookies.push(personCookie(person, { secure: parts.production }));
  };
  const { handle, contextFor } = await parts.pages.load();
  const context = contextFor(staffTransport(request, parts, cookies), {
    nonce,
    theme: await parts.theme(),
    path,
    lastPerson,
    remember,
    reportFault,
  });
  const response = await handle(ownVisit(request, origin).request(), context);
  const policy = contentPolicy(nonce, { pictures: [origin], forms: [] });
  return { response, cookies, policy: parts.development ? developmentPolicy(policy) : policy };
}

function send(reply: FastifyReply, { response, cookies, policy }: Made): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  reply.header('content-security-policy', isPage ? policy : bareContentPolicy);
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-store');
  if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
  return response.body ? reply.send(Readable.fromWeb(response.body as ReadableStream)) : reply.send();
}

function isOurOwn({ method, headers }: FastifyRequest, origin: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  return comesFromOurPages(
    { method, origin: headers.origin, fetchSite: Array.isArray(fetchSite) ? fetchSite[0] : fetchSite },
    origin,
  );
}

function refuseForeignForm(reply: FastifyReply): FastifyReply {
  return reply
    .code(403)
    .header('content-security-policy', bareContentPolicy)
    .type('text/plain; charset=utf-8')
    .send('Cette demande ne vient pas d’une page de la gestion\u00A0: elle n’a pas été exécutée.\n');
}
