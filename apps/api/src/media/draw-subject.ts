// From the subject of an address to its facts, and from facts to a drawing.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import {
  bannerPicture,
  categoryPicture,
  logoPicture,
  productPicture,
  trialPicture,
} from '@nuancier/pictures/picture.ts';
import type { ProductPicture } from '@nuancier/pictures/picture.ts';
import type { MediaSubject } from './media-address.ts';
import type { MediaParts } from './media-parts.ts';

export type SubjectFacts = { subject: MediaSubject; product: ProductPicture | null };

export async function factsOfSubject(parts: MediaParts, subject: MediaSubject): Promise<SubjectFacts | null> {
  switch (subject.kind) {
    case 'product': {
      const product = await parts.factsOfProduct(subject.sku);
      return product === null ? null : { subject, product };
    }
    case 'article': {
      const article = await parts.factsOfArticle(subject.sku);
      return article === null ? null : { subject, product: alone(article) };
    }
    case 'category':
      return (await parts.categoryExists(subject.path)) ? { subject, product: null } : null;
    default:
      return { subject, product: null };
  }
}

export function drawSubject(
  { subject, product }: SubjectFacts,
  size: { width: number; height: number },
): string {
  switch (subject.kind) {
    case 'product':
    case 'article':
      if (product === null) throw new Error(`No picture facts came with ${subject.kind} ${subject.sku}.`);
      return productPicture(product, subject.view, size);
    case 'category':
      return categoryPicture(subject.path, size);
    case 'banner':
      return bannerPicture(subject.name, size);
    case 'trial':
      return trialPicture(subject.place, size);
    case 'logo':
      return logoPicture(subject.theme, size);
  }
}

const alone = (article: PictureFacts): ProductPicture => ({ main: article, range: [article] });
