// A media route on a folder of its own, with one product, one article and one category behind it.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import type { MediaParts } from '../media-parts.ts';
import { fileMediaStore } from '../stored/file-media-store.ts';
import { mediaRoutes, WAITS_FOR_DRAWING } from '../media-routes.ts';

export const paint: PictureFacts = {
  container: 'tin',
  brand: 'Valbrune',
  line: 'Expert',
  name: 'Peinture murs et plafonds',
  finish: 'mat',
  sizeLabel: '3 L',
  packQuantity: 3,
  unit: 'L',
  colourName: 'Vert sauge',
  colourHex: '#8fa487',
  scene: 'room',
  priceGroup: 'PEINT',
  seed: 7,
};
const bucket: PictureFacts = { ...paint, container: 'bucket', sizeLabel: '10 L', packQuantity: 10 };

const ARTICLES: Readonly<Record<string, PictureFacts>> = {
  '10200002': paint,
  '10200003': { ...paint, colourName: 'Base TR (transparente)', colourHex: '#c9c5bc' },
};

export type MediaShop = {
  dataDir: string;
  app: FastifyInstance;
  reopen: (changes?: Partial<MediaParts>) => Promise<FastifyInstance>;
  /** How many requests had to wait for a drawing. */
  waited: () => number;
  close: () => Promise<void>;
};

export async function mediaShop(): Promise<MediaShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nuancier-media-'));
  const opened: FastifyInstance[] = [];
  let waited = 0;
  const reopen = async (changes: Partial<MediaParts> = {}): Promise<FastifyInstance> => {
    const app = Fastify();
    opened.push(app);
    app.addHook('onRequest', async (_request, reply) => {
      reply.raw.once(WAITS_FOR_DRAWING, () => {
        waited += 1;
      });
    });
    await app.register(
      mediaRoutes({
        dataDir,
        factsOfProduct: async (sku) => (sku === 'P102000' ? { main: paint, range: [paint, bucket] } : null),
        factsOfArticle: async (sku) => ARTICLES[sku] ?? null,
        factsOfTint: async () => null,
        categoryExists: async (path) => path === 'peinture-interieure/murs-et-plafonds',
        stored: fileMediaStore(join(dataDir, 'pictures')),
        log: app.log,
        ...changes,
      }),
    );
    return app;
  };
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((app) => app.close()));
    await rm(dataDir, { recursive: true, force: true });
  };
  return { dataDir, app: await reopen(), reopen, waited: () => waited, close };
}
