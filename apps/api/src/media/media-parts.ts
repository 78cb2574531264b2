import type { FastifyBaseLogger } from 'fastify';
import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import type { ProductPicture } from '@nuancier/pictures/picture.ts';
import type { QueueLimits } from '../concurrency/render-queue.ts';

// What the media routes ask of the house; they know no other capability.
export type MediaParts = {
  dataDir: string;
  factsOfProduct: (sku: string) => Promise<ProductPicture | null>;
  factsOfArticle: (sku: string) => Promise<PictureFacts | null>;
  categoryExists: (path: string) => Promise<boolean>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  mostCacheBytes?: number;
  limits?: QueueLimits;
  /** Whether pictures likely to be requested next are drawn while idle. */
  ahead?: boolean;
};
