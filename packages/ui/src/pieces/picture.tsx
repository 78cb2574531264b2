import { dimensionsOf, mediaUrl } from './media-url.ts';
import type { PictureFormat } from './media-url.ts';

type Props = {
  /** Address of any one size: `…/media/<id>/<size>.webp`. */
  source: string;
  alt: string;
  /** Stored sizes of one shape, smallest first: `['320x400', '640x800']`. */
  available: readonly [string, ...string[]];
  /** How wide it is drawn, for the browser's choice; one size needs none. */
  sizes?: string;
  /** Above the fold: fetched at once. Everything else waits until it comes near. */
  eager?: boolean;
  /** A colour that shows through where the picture lets it. */
  beneath?: string | undefined;
  className?: string | undefined;
};

export function Picture({ source, alt, available, sizes, eager = false, beneath, className }: Props) {
  const largest = available.at(-1) ?? available[0];
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sourceSet(source, available, 'avif')} sizes={sizes} />
      <img
        src={mediaUrl(source, largest, 'webp')}
        srcSet={sourceSet(source, available, 'webp')}
        sizes={sizes}
        alt={alt}
        {...dimensionsOf(largest)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        // Beside a picture that is fitted into its place the colour would be seen on its own.
        style={beneath === undefined ? undefined : { backgroundColor: beneath, objectFit: 'cover' }}
      />
    </picture>
  );
}

function sourceSet(source: string, available: readonly string[], format: PictureFormat): string {
  return available.map((size) => `${mediaUrl(source, size, format)} ${dimensionsOf(size).width}w`).join(', ');
}
