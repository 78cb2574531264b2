import type { TintLayer } from '@nuancier/domain/catalogue/pictures/tint-layer.ts';

/**
 * What lies over a tint, of a picture of an article: of the view drawn, or of the packshot for a photograph, which shows
 * one colour only. Null for any other picture.
 */
export function layerUrl(source: string, layer: TintLayer): string | null {
  const [, article, view = '', file] =
    /^(.*\/media\/article\/[^/]+\/)([1-4]|p\w+)\/([^/]+)$/.exec(source) ?? [];
  return article ? `${article}${view.length > 1 ? 1 : view}/${layer}/${file}` : null;
}
