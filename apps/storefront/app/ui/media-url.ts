import type { TintLayer } from '@nuancier/domain/catalogue/pictures/tint-layer.ts';

export type PictureFormat = 'avif' | 'webp';

/** Another size or format of a stored picture: only the last segment of its address changes. */
export function mediaUrl(source: string, size: string, format: PictureFormat): string {
  return source.replace(/[^/]*$/, `${size}.${format}`);
}

/** What lies over a tint, of a picture that the shop draws of an article; null for any other picture. */
export function layerUrl(source: string, layer: TintLayer): string | null {
  const drawn = /^(.*\/media\/article\/[^/]+\/[1-4]\/)([^/]+)$/.exec(source);
  return drawn ? `${drawn[1]}${layer}/${drawn[2]}` : null;
}

/** `320x400` -> its width and height. */
export function dimensionsOf(size: string): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}
