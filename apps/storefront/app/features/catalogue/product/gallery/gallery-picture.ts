import { galleryCopy } from './gallery-copy.ts';

export type GalleryPicture = {
  url: string;
  label: string;
  /** The tint it is shown in. */
  hex: string | null;
};

type ShownTint = { hex: string; label: string };

type Offered = { url: string | null; label: string | null; disabled?: boolean | null };

/** The four drawn of every article, and as many photographs as anybody looks through. */
const MOST_PICTURES = 12;

/** A photograph comes from a file: its address holds the file's fingerprint. */
const PHOTOGRAPH = /\/p[0-9a-f]{32}\/[^/]*$/;

/**
 * Those that may be shown. Photographs take the place of what is drawn; in a tint, which no photograph shows, they stand
 * behind it and say nothing of the tint.
 */
export function galleryPictures(
  offered: readonly (Offered | null)[],
  name: string,
  tint: ShownTint | null,
): GalleryPicture[] {
  const all = offered.flatMap((picture) =>
    picture?.url && picture.disabled !== true
      ? [{ url: picture.url, label: picture.label ?? name, hex: null }]
      : [],
  );
  const photographs = all.filter(({ url }) => PHOTOGRAPH.test(url));
  const drawn = all.filter(({ url }) => !PHOTOGRAPH.test(url));
  const shown =
    tint === null
      ? photographs.length > 0
        ? photographs
        : drawn
      : [...drawn.map((picture) => inTint(picture, tint)), ...photographs];
  return shown.slice(0, MOST_PICTURES);
}

function inTint({ url, label }: GalleryPicture, { hex, label: tint }: ShownTint): GalleryPicture {
  return { url, label: [label, galleryCopy.inTint(tint)].join(', '), hex };
}
