// The commerce API: one contract, every capability, two doors (this process and HTTP) on one path.
import type { FastifyPluginAsync } from 'fastify';
import { schemaText } from '@nuancier/contract/schema.ts';
import type { ApiRequest, ApiResult } from './api-request.ts';
import { readForest } from './catalogue/catalogue.ts';
import { catalogueResolvers } from './catalogue/resolvers.ts';
import { watchChanges } from './changes.ts';
import { contentResolvers } from './content/resolvers.ts';
import { executableSchema } from './executable-schema.ts';
import { createExecution } from './execution.ts';
import { httpDoor } from './http-door.ts';
import { keep } from './kept.ts';
import { createFigures } from './metrics.ts';
import type { Parts } from './parts.ts';
import { readiness } from './readiness.ts';
import type { Readiness } from './readiness.ts';
import { readSites } from './site/site.ts';
import { siteResolvers } from './site/resolvers.ts';
import { storesResolvers } from './stores/resolvers.ts';

export type Api = {
  /** The in-process door: the same limits, context and masking as over HTTP. */
  execute(request: ApiRequest): Promise<ApiResult>;
  plugin: FastifyPluginAsync;
  ready(): Promise<Readiness>;
  /** From now on not ready: the process is about to leave and finishes what it has. */
  drain(): void;
  close(): Promise<void>;
};

const capabilities = [siteResolvers, contentResolvers, catalogueResolvers, storesResolvers];

export async function createApi(parts: Parts): Promise<Api> {
  const { db, databaseUrl, log, publicUrl } = parts;
  const onTrouble = (trouble: unknown) => log.warn({ err: trouble }, 'reading from the database failed');
  const sites = keep(() => readSites(db), onTrouble);
  const categories = keep(() => readForest(db, publicUrl), onTrouble);
  const changes = await watchChanges({
    databaseUrl,
    channels: ['catalogue_changed', 'site_changed'],
    onChange() {
      sites.forget();
      categories.forget();
    },
    onTrouble: (trouble) => log.warn({ err: trouble }, 'the connection that hears changes is in trouble'),
  });
  const figures = createFigures();
  const schema = executableSchema(schemaText, capabilities);
  const execution = createExecution({ ...parts, schema, sites, categories, figures });
  let draining = false;
  const ready = () => readiness(db, draining);

  return {
    execute: async (request) => (await execution(request)).result,
    plugin: httpDoor({ ...parts, execution, ready, figures }),
    ready,
    drain() {
      draining = true;
    },
    async close() {
      draining = true;
      figures.close();
      await changes.close();
    },
  };
}
