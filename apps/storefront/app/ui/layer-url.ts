import type { TintLayer } from '@nuancier/domain/catalogue/pictures/tint-layer.ts';

/** What lies over a tint, of a picture that the shop draws of an article; null for any other picture. */
export function layerUrl(source: string, layer: TintLayer): string | null {
  const drawn = /^(.*\/media\/article\/[^/]+\/[1-4]\/)([^/]+)$/.exec(source);
  return drawn ? `${drawn[1]}${layer}/${drawn[2]}` : null;
}
