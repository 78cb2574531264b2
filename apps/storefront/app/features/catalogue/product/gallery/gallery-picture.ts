export type GalleryPicture = { url: string; label: string };

type Offered = { url: string | null; label: string | null; disabled?: boolean | null };

/** How many pictures a product has by default. */
export const GALLERY_PICTURES = 4;

/** Those that may be shown, at most four. */
export function galleryPictures(offered: readonly (Offered | null)[], name: string): GalleryPicture[] {
  return offered
    .flatMap((picture) =>
      picture?.url && picture.disabled !== true ? [{ url: picture.url, label: picture.label ?? name }] : [],
    )
    .slice(0, GALLERY_PICTURES);
}
