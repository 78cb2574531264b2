// The API over HTTP: /graphql, and the routes that watch over the process.
import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import type { Execution } from '../execution/execution.ts';
import type { RefusalTable } from '../refusals/refusal.ts';
import { monitoringRoutes } from '../monitoring/monitoring-routes.ts';
import type { MonitoringParts } from '../monitoring/monitoring-routes.ts';
import { graphqlRoutes } from './graphql-routes.ts';

export type DoorParts = MonitoringParts & {
  publicUrl: string;
  log: Logger;
  execution: Execution<object>;
  refusals: RefusalTable;
};

export function httpDoor(parts: DoorParts): FastifyPluginAsync {
  const { execution } = parts;
  return async (app) => {
    await app.register(monitoringRoutes(parts));
    await app.register(
      graphqlRoutes({
        ...parts,
        path: '/graphql',
        answer: (asked, { headers }, options) => execution.write({ ...asked, headers }, options),
      }),
    );
  };
}
