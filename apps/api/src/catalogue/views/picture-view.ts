// The one place that says which pictures show a product or an article: its photographs, or what the shop draws of it.
import type { ProductImage } from '@nuancier/contract/api-types.ts';
import { photosOfArticle, photosOfProduct } from '@nuancier/domain/catalogue/pictures/shown-photos.ts';
import type { Article } from '../snapshot/article-columns.ts';
import { articlesOf, articleTraitsOf } from '../snapshot/catalogue-snapshot.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import type { Photo } from '../snapshot/photos-store.ts';

const GALLERY = [1, 2, 3, 4] as const;

const SIZES = { image: '1080x1340', small: '320x400', thumbnail: '160x160' } as const;

export type PictureView = ProductImage & { __typename: 'ProductImage' };

export type Pictured = {
  publicUrl: string;
  kind: 'product' | 'article';
  sku: string;
  label: string;
  photos: readonly Photo[];
  /** made to any tint at the machine: its drawings can be painted, its photographs cannot */
  tintable: boolean;
};

export function picturedProduct(catalogue: Catalogue, product: number): Pictured {
  const { sku = '', name: label = '' } = catalogue.products[product] ?? {};
  const { publicUrl } = catalogue;
  return {
    publicUrl,
    kind: 'product',
    sku,
    label,
    photos: productPhotos(catalogue, product, sku),
    tintable: false,
  };
}

export function picturedArticle(
  catalogue: Catalogue,
  product: number,
  { sku, tintable }: Pick<Article, 'sku' | 'tintable'>,
  label: string,
): Pictured {
  const { publicUrl } = catalogue;
  const photos = articlePhotos(catalogue, product, sku);
  return { publicUrl, kind: 'article', sku, label, photos, tintable };
}

function productPhotos(catalogue: Catalogue, product: number, sku: string): readonly Photo[] {
  const { photos } = catalogue;
  if (photos.size === 0) return NO_PHOTOS;
  const own = photos.get(sku) ?? NO_PHOTOS;
  if (own.length > 0) return own;
  const articles = articlesOf(catalogue, product);
  return photosOfProduct(
    own,
    articles.map((article) => photos.get(article.sku) ?? NO_PHOTOS),
  );
}

function articlePhotos(catalogue: Catalogue, product: number, sku: string): readonly Photo[] {
  const { photos, products } = catalogue;
  if (photos.size === 0) return NO_PHOTOS;
  const own = photos.get(sku) ?? NO_PHOTOS;
  const ofProduct = photos.get(products[product]?.sku ?? '') ?? NO_PHOTOS;
  // Mostly there is nothing to weigh.
  if (own.length > 0 || ofProduct.length === 0) return own;
  return photosOfArticle(own, ofProduct, articleTraitsOf(catalogue, product));
}

const NO_PHOTOS: readonly Photo[] = [];

export function pictureView(pictured: Pictured, size: keyof typeof SIZES): PictureView {
  const [photo] = pictured.photos;
  return photo === undefined ? drawnView(pictured, size, 1) : photoView(pictured, size, photo, 1);
}

/** Packshot, range, scene, close-up; or photographs, and behind those of a base what can be painted in its tint. */
export function galleryView(pictured: Pictured): PictureView[] {
  const photos = pictured.photos.map((photo, at) => photoView(pictured, 'image', photo, at + 1));
  if (photos.length > 0 && !pictured.tintable) return photos;
  const drawn = GALLERY.map((view) =>
    drawnView({ ...pictured, label: `${pictured.label}${SHOWN[view]}` }, 'image', view),
  );
  return [...photos, ...drawn.map((picture, at) => ({ ...picture, position: photos.length + at + 1 }))];
}

/** The reference stands before the fingerprint, so that a client can come from a photograph to the drawing. */
function photoView(
  { publicUrl, kind, sku, label }: Pictured,
  size: keyof typeof SIZES,
  { picture, alt }: Photo,
  position: number,
): PictureView {
  return {
    __typename: 'ProductImage',
    url: `${publicUrl}/media/${kind}/${sku}/p${picture}/${SIZES[size]}.webp`,
    label: alt ?? (position === 1 ? label : `${label}, vue ${position}`),
    position,
    disabled: false,
  };
}

function drawnView(
  { publicUrl, kind, sku, label }: Pictured,
  size: keyof typeof SIZES,
  view: number,
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
