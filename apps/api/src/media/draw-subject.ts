// From the subject of an address to its facts, and from facts to a drawing.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import {
  bannerPicture,
  categoryPicture,
  isTintable,
  logoPicture,
  productPicture,
  tintCard,
  tintedPicture,
  tintPicture,
  trialPicture,
} from '@nuancier/pictures/picture.ts';
import type { ProductPicture } from '@nuancier/pictures/picture.ts';
import type { MediaSubject, StoredSubject } from './media-address.ts';
import type { DrawnTint, MediaParts } from './media-parts.ts';
import { TINT_PROBES } from './render-layer.ts';
import type { ProbedDrawing } from './render-layer.ts';

/** What the shop draws by itself. */
export type DrawnSubject = Exclude<MediaSubject, StoredSubject>;

export type SubjectFacts = { subject: DrawnSubject; product: ProductPicture | null; tint?: DrawnTint };

export async function factsOfSubject(parts: MediaParts, subject: DrawnSubject): Promise<SubjectFacts | null> {
  switch (subject.kind) {
    case 'product': {
      const product = await parts.factsOfProduct(subject.sku);
      return product === null ? null : { subject, product };
    }
    case 'article': {
      const article = await parts.factsOfArticle(subject.sku);
      const product = article === null ? null : alone(article);
      if (product === null || (subject.layer !== undefined && !isTintable(product))) return null;
      return { subject, product };
    }
    case 'category':
      return (await parts.categoryExists(subject.path)) ? { subject, product: null } : null;
    case 'tint':
    case 'tint-card': {
      const tint = await parts.factsOfTint(subject.code);
      const isShown = subject.kind === 'tint-card' || subject.view !== 'facade' || tint?.facadeOk;
      return tint !== null && isShown ? { subject, product: null, tint } : null;
    }
    default:
      return { subject, product: null };
  }
}

type Size = { width: number; height: number };

/** Of what any tint may lie beneath: the drawing in each probe of its layer. */
export function drawProbes({ subject, product }: SubjectFacts, size: Size): readonly ProbedDrawing[] | null {
  if (subject.kind !== 'article' || subject.layer === undefined || product === null) return null;
  return TINT_PROBES[subject.layer].map((hex) => ({
    hex,
    svg: tintedPicture(product, subject.view, size, hex),
  }));
}

export function drawSubject({ subject, product, tint }: SubjectFacts, size: Size): string {
  switch (subject.kind) {
    case 'product':
    case 'article':
      if (product === null) throw new Error(`No picture facts came with ${subject.kind} ${subject.sku}.`);
      return productPicture(product, subject.view, size);
    case 'category':
      return categoryPicture(subject.path, size);
    case 'tint':
    case 'tint-card':
      if (tint === undefined) throw new Error(`No facts came with the tint ${subject.code}.`);
      return subject.kind === 'tint' ? tintPicture(tint.hex, subject.view, size) : tintCard(tint, size);
    case 'banner':
      return bannerPicture(subject.name, size);
    case 'trial':
      return trialPicture(subject.place, size);
    case 'logo':
      return logoPicture(subject.theme, size);
  }
}

const alone = (article: PictureFacts): ProductPicture => ({ main: article, range: [article] });
