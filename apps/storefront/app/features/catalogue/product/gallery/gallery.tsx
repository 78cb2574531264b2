import { from } from '@nuancier/domain/site/breakpoints.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import { useId, useRef, useState } from 'react';
import { IconButton } from '@nuancier/ui/pieces/buttons/icon-button.tsx';
import { TintedPicture } from '@nuancier/ui/pieces/tinted-picture.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { galleryCopy } from './gallery-copy.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import { GalleryZoom } from './gallery-zoom.tsx';
import styles from './gallery.module.css';
import { useRetriedPictures } from './use-retried-pictures.ts';

type Props = { pictures: readonly GalleryPicture[] };

/** Pictures side by side in a strip that snaps: swiped, scrolled, or moved by thumbnails and arrows. */
export function Gallery({ pictures }: Props) {
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const scripted = useHydrated();
  useRetriedPictures();
  const shown = Math.min(at, pictures.length - 1);
  const current = pictures[shown];

  useAnnounced(galleryCopy.picture(shown + 1, pictures.length));

  function show(index: number): void {
    const target = strip.current?.children.item(index);
    if (!(target instanceof HTMLElement) || !strip.current) return;
    strip.current.scrollTo({ left: target.offsetLeft });
    setAt(index);
  }

  function follow(): void {
    const element = strip.current;
    if (element && element.clientWidth > 0) setAt(Math.round(element.scrollLeft / element.clientWidth));
  }

  return (
    <section aria-label={galleryCopy.gallery} className={styles.gallery}>
      <div className={styles.stage}>
        <ul
          ref={strip}
          className={styles.strip}
          onScroll={follow}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={galleryCopy.gallery}
        >
          {pictures.map(({ url, label, hex }, index) => (
            <li key={index} id={`${id}-${index + 1}`} className={styles.item}>
              <TintedPicture
                source={url}
                hex={hex}
                available={['320x400', '640x800', '1080x1340']}
                sizes={`${from('lg')} 560px, 100vw`}
                alt={label}
                eager={index === 0}
                className={styles.picture}
              />
            </li>
          ))}
        </ul>
        {scripted && current && (
          <div className={styles.tools}>
            <IconButton
              label={galleryCopy.zoom}
              icon={<ZoomIn aria-hidden="true" />}
              onClick={() => setZoomed(true)}
            />
            <span className={styles.count}>
              {shown + 1} / {pictures.length}
            </span>
            <IconButton
              label={galleryCopy.previous}
              icon={<ChevronLeft aria-hidden="true" />}
              disabled={shown === 0}
              onClick={() => show(shown - 1)}
            />
            <IconButton
              label={galleryCopy.next}
              icon={<ChevronRight aria-hidden="true" />}
              disabled={shown === pictures.length - 1}
              onClick={() => show(shown + 1)}
            />
          </div>
        )}
      </div>
      <GalleryThumbnails pictures={pictures} shown={shown} stripId={id} onShow={show} />
      {zoomed && current && (
        <GalleryZoom pictures={pictures} start={shown} onClose={() => setZoomed(false)} />
      )}
    </section>
  );
}
