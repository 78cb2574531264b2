import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { uiCopy } from '@nuancier/ui/pieces/copy.ts';
import { IconButton } from '@nuancier/ui/pieces/buttons/icon-button.tsx';
import { Modal } from '@nuancier/ui/pieces/dialog/modal.tsx';
import { TintedPicture } from '@nuancier/ui/pieces/tinted-picture.tsx';
import { galleryCopy } from './gallery-copy.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import styles from './gallery-zoom.module.css';

type Props = { pictures: readonly GalleryPicture[]; start: number; onClose: () => void };

/** One picture as large as the window allows, or in full size to move about in. Arrow keys turn the pages. */
export function GalleryZoom({ pictures, start, onClose }: Props) {
  const titleId = useId();
  const [at, setAt] = useState(start);
  const [full, setFull] = useState(false);
  const picture = pictures[at];
  const turn = (step: number) => setAt((now) => Math.min(Math.max(now + step, 0), pictures.length - 1));

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (full) return;
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  }

  return (
    <Modal labelledBy={titleId} className={styles.zoom ?? ''} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons inside do the same */}
      <div className={styles.frame} onKeyDown={onKeyDown}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {galleryCopy.picture(at + 1, pictures.length)}
          </h2>
          <IconButton
            label={full ? galleryCopy.fit : galleryCopy.fullSize}
            icon={full ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
            onClick={() => setFull(!full)}
          />
          <IconButton
            label={galleryCopy.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={at === 0}
            onClick={() => turn(-1)}
          />
          <IconButton
            label={galleryCopy.next}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={at === pictures.length - 1}
            onClick={() => turn(1)}
          />
          <IconButton label={uiCopy.close} icon={<X aria-hidden="true" />} onClick={onClose} />
        </header>
        {picture && (
          <div
            className={full ? styles.full : styles.fit}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
            tabIndex={full ? 0 : undefined}
          >
            <TintedPicture
              source={picture.url}
              hex={picture.hex}
              available={['1080x1340']}
              alt={picture.label}
              eager
            />
          </div>
        )}
      </div>
    </Modal>
  );
}
