import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type SignaturePad from 'signature_pad';
import { signatureText } from '@nuancier/domain/orders/hand-over/signature.ts';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { takeFocus } from '@nuancier/ui/pieces/focus/take-focus.ts';
import { fetchPad } from './fetch-pad.ts';
import { handOverCopy as copy } from './hand-over-copy.ts';
import styles from './signature.module.css';

type Props = {
  isDrawn: boolean;
  /** after each stroke, the whole of it as it may be sent */
  onDrawn: (text: string) => void;
  onKeep: () => void;
  onLeave: () => void;
};

/** It opens on its own words: whoever cannot draw reads that nobody has to, and closes it. */
export function SignatureSheet({ isDrawn, onDrawn, onKeep, onLeave }: Props) {
  const words = useId();
  const tell = useEffectEvent(onDrawn);
  const sheet = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const [isShut, setShut] = useState(false);
  useAnnounced(isShut ? copy.cannotSign : '');
  useEffect(() => {
    const canvas = sheet.current;
    let isGone = false;
    const open = async () => {
      const opened = canvas === null ? null : await openPad(canvas, (text) => tell(text));
      if (isGone) return opened?.off();
      pad.current = opened;
      setShut(opened === null);
    };
    void open();
    return () => {
      isGone = true;
      pad.current?.off();
    };
  }, []);
  return (
    <div role="group" aria-labelledby={words} ref={takeFocus} tabIndex={-1} className={styles.field}>
      <p id={words}>{copy.sheet}</p>
      {/* Of a sheet that takes no stroke nobody believes to have signed it. */}
      {isShut ? (
        <p>{copy.cannotSign}</p>
      ) : (
        <>
          <p aria-hidden="true">{copy.signHere}</p>
          <canvas ref={sheet} role="img" aria-label={copy.signHere} className={styles.sheet} />
        </>
      )}
      <div className={styles.ways}>
        {isDrawn && (
          <>
            <Button type="button" look="secondary" onClick={onKeep}>
              {copy.keep}
            </Button>
            <Button
              type="button"
              look="quiet"
              onClick={() => {
                pad.current?.clear();
                onDrawn('');
              }}
            >
              {copy.clear}
            </Button>
          </>
        )}
        <Button type="button" look="quiet" onClick={onLeave}>
          {copy.leave}
        </Button>
      </div>
    </div>
  );
}

async function openPad(
  canvas: HTMLCanvasElement,
  onDrawn: (text: string) => void,
): Promise<SignaturePad | null> {
  const Pad = await fetchPad();
  if (Pad === null) return null;
  const { width, height } = canvas.getBoundingClientRect();
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  canvas.getContext('2d')?.scale(devicePixelRatio, devicePixelRatio);
  const pad = new Pad(canvas, { penColor: getComputedStyle(canvas).color });
  pad.addEventListener('endStroke', () => {
    onDrawn(
      signatureText(
        pad.toData().map(({ points }) => points),
        { width, height },
      ),
    );
  });
  return pad;
}
