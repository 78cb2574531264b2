import type { ProductImage } from '@nuancier/contract/api-types.ts';

const GALLERY = [1, 2, 3, 4] as const;

const SIZES = { image: '1080x1340', small: '320x400', thumbnail: '160x160' } as const;

export type PictureView = ProductImage & { __typename: 'ProductImage' };

export type Pictured = { publicUrl: string; kind: 'product' | 'article'; sku: string; label: string };

export function pictureView(
  { publicUrl, kind, sku, label }: Pictured,
  size: keyof typeof SIZES,
  view: number = 1,
): PictureView {
  return {
    __typename: 'ProductImage',
    url: `${publicUrl}/media/${kind}/${sku}/${view}/${SIZES[size]}.webp`,
    label,
    position: view,
    disabled: false,
  };
}

/** What each picture shows, so that each has its own alternative text. */
const SHOWN = { 1: '', 2: ', la gamme', 3: ', en situation', 4: ', en gros plan' } as const;

/** Packshot, range, scene, close-up. */
export function galleryView(pictured: Pictured): PictureView[] {
  return GALLERY.map((view) =>
    pictureView({ ...pictured, label: `${pictured.label}${SHOWN[view]}` }, 'image', view),
  );
}
