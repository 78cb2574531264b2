// The HTTP host of the shop: API, pictures, built files and pages under one roof.
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify';
import { constants } from 'node:zlib';
import { admitRequests } from './admission/admit-requests.ts';
import type { Lanes } from './admission/lanes.ts';
import { openListFileReader } from './uploads/list-file-reader.ts';
import type { ListFileBounds } from './uploads/list-file-reader.ts';
import { isClientDisconnect } from './pages/client-disconnect.ts';
import { pageRoute } from './pages/page-route.ts';
import type { PageParts } from './pages/page-parts.ts';
import { isDatabaseAway } from '@nuancier/api/database/is-database-away.ts';
import { noteArrivals } from '@nuancier/api/http/arrival.ts';
import { watchRequests } from '@nuancier/api/http/watch-requests.ts';
import type { RequestWatch } from '@nuancier/api/http/watch-requests.ts';
import { BODY_MS, cutLateBodies } from '@nuancier/api/http/late-bodies.ts';
import { SERVER_OPTIONS } from '@nuancier/api/http/leaving.ts';
import { refuseSecondHost } from './security/one-host.ts';
import { bareContentPolicy, securityHeaders } from './security/security-headers.ts';

const RETRY_SECONDS = 10;

export type StorefrontParts = PageParts & {
  log: FastifyBaseLogger;
  trustedProxies: readonly string[];
  /** Routes besides the pages: the API, the pictures, the built files. */
  wings: readonly FastifyPluginAsync[];
  listFiles?: ListFileBounds;
  /** Admission under load; without it, every request is served at once. */
  lanes?: Lanes | null;
  /** Figures, spans and the access log; without it requests pass unwatched. */
  watch?: RequestWatch;
};

export async function createStorefront(parts: StorefrontParts): Promise<FastifyInstance> {
  const headers = securityHeaders({ production: parts.production });
  const app = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    ...SERVER_OPTIONS,
    connectionTimeout: BODY_MS,
    trustProxy: parts.trustedProxies.length > 0 ? [...parts.trustedProxies] : false,
    routerOptions: { maxParamLength: 500 },
    // An address that cannot even be read never reaches the hooks below.
    frameworkErrors: (error, _request, reply) => {
      const status = error.statusCode ?? 400;
      reply.raw
        .writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
        .end(plainAnswer(status));
    },
  });
  cutLateBodies(app.server);
  // First to begin, so that the wait for admission counts.
  noteArrivals(app);
  refuseSecondHost(app);
  const watched = parts.watch ? watchRequests(app, parts.watch) : null;
  if (parts.lanes) admitRequests(app, parts.lanes, headers);
  watched?.afterWaiting();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', bareContentPolicy);
    return payload;
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? (isDatabaseAway(error) ? 503 : 500);
    if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS);
    if (isClientDisconnect(error)) request.log.debug({ err: error }, 'client went away');
    else if (status >= 500) request.log.error({ err: error }, 'request failed');
    return reply.code(status).type('text/plain; charset=utf-8').send(plainAnswer(status));
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { level: 5, flush: constants.Z_SYNC_FLUSH },
  });
  for (const wing of parts.wings) app.register(wing);
  const listFiles = openListFileReader({ log: parts.log, now: Date.now, ...parts.listFiles });
  app.addHook('onClose', () => listFiles.close());
  app.register(pageRoute({ ...parts, readListFile: listFiles.read }));
  await app.ready();
  return app;
}

function plainAnswer(status: number): string {
  if (status === 404) return 'Page introuvable.\n';
  if (status === 413) return 'La demande est trop volumineuse.\n';
  if (status < 500) return 'La demande n’a pas été comprise.\n';
  return 'Un incident technique est survenu. Merci de réessayer dans quelques instants.\n';
}
