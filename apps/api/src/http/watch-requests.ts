// Every request over HTTP, at its end: counted, its span closed, a line in the access log. Nothing of it is personal:
// no address of a client, no query, no number of an account or an order.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Figures } from '../monitoring/metrics.ts';
import { maskedPath } from '../monitoring/mask-secrets.ts';
import { openRequestSpan } from '../tracing/spans.ts';
import type { RequestSpan } from '../tracing/spans.ts';

export type RequestWatch = {
  countRequest: Figures['countRequest'];
  /** The class of an address: there are a dozen of them. */
  routeOf: (path: string, method: string) => string;
  /** Whether each request gets a line in the log. */
  accessLog: boolean;
};

const CLIENT_GONE = 499;
/** Asked every few seconds by machines: they would be all there is to read. */
const UNTOLD = new Set(['health']);

/** Hooks run in the order in which they are given: call it before what makes requests wait, and `afterWaiting` behind. */
export function watchRequests(
  app: FastifyInstance,
  { countRequest, routeOf, accessLog }: RequestWatch,
): { afterWaiting: () => void } {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();

  app.addHook('onRequest', (request, reply, done) => {
    const begun = performance.now();
    const path = maskedPath(request.url);
    const route = routeOf(path, request.method);
    const span = UNTOLD.has(route)
      ? undefined
      : openRequestSpan(`${request.method} ${route}`, request.headers);
    if (span) spans.set(request, span);
    reply.raw.once('close', () => {
      const seconds = (performance.now() - begun) / 1_000;
      const status = statusOf(reply);
      countRequest({ route, status, seconds });
      span?.end(
        { 'http.request.method': request.method, 'http.route': route, 'http.response.status_code': status },
        status >= 500,
      );
      if (!accessLog || UNTOLD.has(route)) return;
      request.log.info(
        {
          method: request.method,
          path: impersonal(path),
          route,
          status,
          ms: Math.round(seconds * 1_000),
          ...(span === undefined ? {} : { traceId: span.traceId }),
        },
        'request',
      );
    });
    done();
  });

  return {
    // A request that waited to be let in goes on in the turn of whoever made room: its span is entered again.
    afterWaiting: () =>
      app.addHook('preHandler', (request, _reply, done) => {
        const span = spans.get(request);
        if (span) span.within(done);
        else done();
      }),
  };
}

function statusOf({ raw }: FastifyReply): number {
  return raw.writableEnded ? raw.statusCode : CLIENT_GONE;
}

/** Where people are served by name: the numbers in such addresses are theirs. */
const OF_PEOPLE = /^\/(?:gestion|customer|integration|sales|dev|documents|approval-confirmation)\//;

export function impersonal(path: string): string {
  const hidden = OF_PEOPLE.test(path) ? /[\d@%]/ : /@/;
  return path
    .split('/')
    .map((part) => (hidden.test(part) ? ':' : part))
    .join('/');
}
