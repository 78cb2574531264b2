import { galleryCopy } from './gallery-copy.ts';

export type GalleryPicture = {
  url: string;
  label: string;
  /** The tint it is shown in. */
  hex: string | null;
};

type ShownTint = { hex: string; label: string };

type Offered = { url: string | null; label: string | null; disabled?: boolean | null };

/** How many pictures a product has by default. */
export const GALLERY_PICTURES = 4;

/** Those that may be shown, at most four. */
export function galleryPictures(
  offered: readonly (Offered | null)[],
  name: string,
  tint: ShownTint | null,
): GalleryPicture[] {
  return offered
    .flatMap((picture) =>
      picture?.url && picture.disabled !== true
        ? [
            {
              url: picture.url,
              label: [picture.label ?? name, tint && galleryCopy.inTint(tint.label)]
                .filter(Boolean)
                .join(', '),
              hex: tint?.hex ?? null,
            },
          ]
        : [],
    )
    .slice(0, GALLERY_PICTURES);
}
