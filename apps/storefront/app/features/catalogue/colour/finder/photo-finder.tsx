import { useState } from 'react';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { photoCopy } from '../photo/photo-copy.ts';
import { PhotoInput } from '../photo/photo-input.tsx';
import { PhotoStage } from '../photo/photo-stage.tsx';
import type { StagePoint } from '../photo/photo-stage.tsx';
import { finderCopy } from './finder-copy.ts';
import styles from './finder.module.css';
import type { useFinder } from './use-finder.ts';

type Props = { finder: ReturnType<typeof useFinder>; onPicked: (hex: string) => void };

const MODES = ['colour', 'white'] as const;

/** The photograph, what is touched in it, and what the white of it corrects. */
export function PhotoFinder({ finder, onPicked }: Props) {
  const { photo, white } = finder;
  const [mode, setMode] = useState<(typeof MODES)[number]>('colour');
  const [last, setLast] = useState<StagePoint | null>(null);
  const trouble =
    (finder.hasFailed && photoCopy.failed) ||
    (photo.kind === 'refused' && photoCopy.refusals[photo.reason]) ||
    (white !== null && white !== 'set' && finderCopy.whiteRefusals[white]) ||
    null;
  useAnnounced(trouble ?? (white === 'set' ? finderCopy.whiteSet : null));

  async function take(point: StagePoint) {
    if (mode === 'colour') return pick(point);
    if (!(await finder.touchWhite(point))) return;
    setMode('colour');
    if (last) await pick(last);
  }

  async function pick(point: StagePoint) {
    setLast(point);
    const hex = await finder.pick(point);
    if (hex) onPicked(hex);
  }

  return (
    <section className={styles.section} aria-labelledby="d-apres-une-photo">
      <h2 id="d-apres-une-photo">{finderCopy.photoTitle}</h2>
      <p>
        {finderCopy.photoHelp} {photoCopy.stays}
      </p>
      <PhotoInput
        onFile={(file) => {
          setMode('colour');
          setLast(null);
          void finder.open(file);
        }}
      />
      {photo.kind === 'opening' && <p role="status">{photoCopy.opening}</p>}
      {trouble && <ErrorMessage>{trouble}</ErrorMessage>}
      {photo.kind === 'open' && (
        <>
          <fieldset className={styles.modes}>
            <legend>{finderCopy.mode}</legend>
            {MODES.map((known) => (
              <label key={known} className={styles.mode}>
                <input type="radio" name="toucher" checked={mode === known} onChange={() => setMode(known)} />
                {finderCopy.modes[known]}
              </label>
            ))}
          </fieldset>
          <PhotoStage
            label={finderCopy.stage}
            pixels={photo.pixels}
            onTake={([point]) => point && void take(point)}
          />
          {white === 'set' ? (
            <p>
              {finderCopy.whiteSet}{' '}
              <Button
                look="quiet"
                size="small"
                onClick={async () => {
                  await finder.touchWhite(null);
                  if (last) await pick(last);
                }}
              >
                {finderCopy.whiteDrop}
              </Button>
            </p>
          ) : (
            <p className={styles.soft}>{finderCopy.whiteHelp}</p>
          )}
        </>
      )}
    </section>
  );
}
