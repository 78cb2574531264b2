import { useEffect, useRef, useState } from 'react';
import type SignaturePad from 'signature_pad';
import { signatureText } from '@nuancier/domain/orders/hand-over/signature.ts';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { fetchPad } from './fetch-pad.ts';
import { handOverCopy as copy } from './hand-over-copy.ts';
import styles from './signature.module.css';

/** After each stroke the whole of it is told, as it may be sent. */
export function SignatureSheet({ onDrawn }: { onDrawn: (text: string) => void }) {
  const sheet = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const [isShut, setShut] = useState(false);
  useAnnounced(isShut ? copy.cannotSign : '');
  useEffect(() => {
    const canvas = sheet.current;
    let isGone = false;
    const open = async () => {
      const opened = canvas === null ? null : await openPad(canvas, onDrawn);
      if (isGone) return opened?.off();
      pad.current = opened;
      setShut(opened === null);
    };
    void open();
    return () => {
      isGone = true;
      pad.current?.off();
    };
  }, [onDrawn]);
  // Of a sheet that takes no stroke nobody believes to have signed it.
  if (isShut) return <p>{copy.cannotSign}</p>;
  return (
    <>
      <p aria-hidden="true">{copy.signHere}</p>
      <canvas ref={sheet} role="img" aria-label={copy.signHere} className={styles.sheet} />
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
