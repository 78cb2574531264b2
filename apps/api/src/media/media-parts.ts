import type { FastifyBaseLogger } from 'fastify';
import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import type { ProductPicture } from '@nuancier/pictures/picture.ts';
import type { QueueLimits } from '../concurrency/render-queue.ts';
import type { MediaStore } from './stored/media-store.ts';

/** A tint of the charts; on a façade only where it may go there. */
export type DrawnTint = { code: string; name: string; hex: string; facadeOk: boolean };

// What the media routes ask of the house; they know no other capability.
export type MediaParts = {
  dataDir: string;
  factsOfProduct: (sku: string) => Promise<ProductPicture | null>;
  factsOfArticle: (sku: string) => Promise<PictureFacts | null>;
  /** By its code as addresses write it. */
  factsOfTint: (code: string) => Promise<DrawnTint | null>;
  categoryExists: (path: string) => Promise<boolean>;
  /** Pictures that came in by files. */
  stored: Pick<MediaStore, 'find'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  mostCacheBytes?: number;
  limits?: QueueLimits;
  /** Whether pictures likely to be requested next are drawn while idle. */
  ahead?: boolean;
};
