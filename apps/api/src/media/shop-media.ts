// The shop's pictures: what the catalogue knows of an article becomes a drawing.
import { isTooDarkOutside, USUAL_FACADE_LIMIT } from '@nuancier/domain/catalogue/colour/facade-limit.ts';
import { pictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import type { ProductPicture } from '@nuancier/pictures/picture.ts';
import type { FastifyPluginAsync } from 'fastify';
import {
  categoryExists,
  findPicturedArticle,
  findPicturedProduct,
  findPicturedTint,
} from '../catalogue/catalogue.ts';
import type { Pictured } from '../catalogue/catalogue.ts';
import type { Database } from '../database/tables.ts';
import { readSites } from '../site/site.ts';
import type { DrawnTint, MediaParts } from './media-parts.ts';
import { mediaRoutes } from './media-routes.ts';

export function shopMedia(
  db: Database,
  parts: Pick<MediaParts, 'dataDir' | 'log' | 'stored' | 'ahead'>,
): FastifyPluginAsync {
  return mediaRoutes({
    ...parts,
    factsOfProduct: async (sku) => productPictureOf(await findPicturedProduct(db, sku)),
    factsOfArticle: async (sku) => articlePictureOf(await findPicturedArticle(db, sku)),
    factsOfTint: (code) => drawnTint(db, code),
    categoryExists: (path) => categoryExists(db, path),
  });
}

async function drawnTint(db: Database, code: string): Promise<DrawnTint | null> {
  const tint = await findPicturedTint(db, code);
  if (tint === null) return null;
  const site = (await readSites(db)).find(({ isDefault }) => isDefault);
  const limit = site?.settings.facade_luminance_min ?? USUAL_FACADE_LIMIT;
  return { ...tint, facadeOk: !isTooDarkOutside(tint, limit) };
}

function productPictureOf(pictured: Pictured | null): ProductPicture | null {
  if (!pictured) return null;
  const facts = pictured.articles.map((article) => pictureFacts(pictured.product, article));
  // One of each pack, in its first colour: a product is shown white before it is shown as a tinting base.
  const range = facts.filter(
    (one, index) => facts.findIndex((other) => other.sizeLabel === one.sizeLabel) === index,
  );
  // The smallest pack: the « from » price shown beside the pictures is its price.
  const [main] = range;
  return main ? { main, range } : null;
}

function articlePictureOf(pictured: Pictured | null): PictureFacts | null {
  const [article] = pictured?.articles ?? [];
  return pictured && article ? pictureFacts(pictured.product, article) : null;
}
