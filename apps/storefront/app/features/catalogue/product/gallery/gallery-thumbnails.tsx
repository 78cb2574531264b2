import { TintedPicture } from '@nuancier/ui/pieces/tinted-picture.tsx';
import { galleryCopy } from './gallery-copy.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import styles from './gallery.module.css';

type Props = {
  pictures: readonly GalleryPicture[];
  shown: number;
  stripId: string;
  onShow: (index: number) => void;
};

/** Links to the pictures of the strip: without script the browser scrolls there by itself. */
export function GalleryThumbnails({ pictures, shown, stripId, onShow }: Props) {
  if (pictures.length < 2) return null;
  return (
    <ul className={styles.thumbnails}>
      {pictures.map(({ url, hex }, index) => (
        <li key={index}>
          <a
            href={`#${stripId}-${index + 1}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onShow(index);
            }}
            className={styles.thumbnail}
          >
            <TintedPicture
              source={url}
              hex={hex}
              available={['160x160']}
              alt={galleryCopy.show(index + 1, pictures.length)}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
