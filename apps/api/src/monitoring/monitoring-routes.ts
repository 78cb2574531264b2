// Health and metrics for the operator.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Figures } from './metrics.ts';
import type { Readiness } from './readiness.ts';

export type MonitoringParts = {
  production: boolean;
  metricsToken?: string | undefined;
  ready: () => Promise<Readiness>;
  figures: Figures;
  figuresOfAll?: (() => Promise<string>) | undefined;
};

export function monitoringRoutes({
  ready,
  figures,
  production,
  metricsToken,
  figuresOfAll = figures.text,
}: MonitoringParts): FastifyPluginAsync {
  return async (app) => {
    app.get('/healthz', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ alive: true }),
    );

    app.get('/readyz', async (_request, reply) => {
      const readiness = await ready();
      return reply
        .code(readiness.ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(readiness);
    });

    app.get('/readyz/write', async (_request, reply) => {
      const { can_write } = await ready();
      return reply
        .code(can_write ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ can_write });
    });

    app.get('/metrics', async (request, reply) => {
      const allowed =
        metricsToken === undefined ? !production && isFromHere(request) : bears(request, metricsToken);
      if (!allowed) return reply.callNotFound();
      return reply.type(figures.contentType).send(await figuresOfAll());
    });
  };
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

// Behind a proxy on this machine every stranger comes from the loopback address, but not without such a header.
function isFromHere(request: FastifyRequest): boolean {
  return (
    loopback.has(request.socket.remoteAddress ?? '') &&
    forwarded.every((name) => request.headers[name] === undefined)
  );
}

function bears(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
