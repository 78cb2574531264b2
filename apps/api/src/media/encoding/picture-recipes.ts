// What is made of a picture that comes in: sizes and formats by what it is for. Another recipe gives other addresses.
import { createHash } from 'node:crypto';

export type PicturePurpose = 'product' | 'logo' | 'banner' | 'page';
export type StoredFormat = 'avif' | 'webp' | 'jpg' | 'png';

export type Variant = {
  width: number;
  height: number;
  /** contain: whole, on its own ground; cover: cut to the shape; inside: as large as fits */
  fit: 'contain' | 'cover' | 'inside';
  formats: readonly StoredFormat[];
};

type Recipe = {
  /** shorter and longer side, in pixels */
  least: { short: number; long: number };
  variants: readonly Variant[];
};

/** Changed with anything that makes other bytes of the same source. */
const RECIPE_VERSION = 1;

const contained = (width: number, height: number, formats: readonly StoredFormat[]): Variant => ({
  width,
  height,
  fit: 'contain',
  formats,
});
const cut = (width: number, height: number): Variant => ({
  width,
  height,
  fit: 'cover',
  formats: ['avif', 'webp', 'jpg'],
});

// The shapes in which the shop draws, so that a page needs no others. JPEG for previews, mails and papers.
export const RECIPES: Readonly<Record<PicturePurpose, Recipe>> = {
  product: {
    least: { short: 150, long: 400 },
    variants: [
      contained(50, 50, ['avif', 'webp']),
      contained(100, 100, ['avif', 'webp']),
      contained(160, 160, ['avif', 'webp', 'jpg']),
      contained(320, 400, ['avif', 'webp', 'jpg']),
      contained(640, 800, ['avif', 'webp']),
      contained(1080, 1340, ['avif', 'webp', 'jpg']),
    ],
  },
  logo: {
    least: { short: 34, long: 100 },
    // It may lie on any ground: with transparency.
    variants: [{ width: 480, height: 136, fit: 'inside', formats: ['png'] }],
  },
  banner: { least: { short: 400, long: 800 }, variants: [cut(780, 780), cut(800, 450), cut(1600, 600)] },
  // In its own shape, as large as a column or a whole page has room for.
  page: {
    least: { short: 100, long: 300 },
    variants: [800, 1600].map((side) => ({ width: side, height: side, fit: 'inside', formats: ['webp'] })),
  },
};

export function pictureName(purpose: PicturePurpose, contentSha256: string): string {
  return createHash('sha256')
    .update(`${RECIPE_VERSION}/${purpose}/${contentSha256}`)
    .digest('hex')
    .slice(0, 32);
}

export function variantFiles(purpose: PicturePurpose): string[] {
  return RECIPES[purpose].variants.flatMap(({ width, height, formats }) =>
    formats.map((format) => `${width}x${height}.${format}`),
  );
}
