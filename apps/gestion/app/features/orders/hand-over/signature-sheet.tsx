import { useEffect, useRef } from 'react';
import type SignaturePad from 'signature_pad';
import { signatureText } from '@nuancier/domain/orders/hand-over/signature.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { handOverCopy as copy } from './hand-over-copy.ts';
import styles from './signature.module.css';

/** After each stroke the whole of it is told, as it may be sent. */
export function SignatureSheet({ onDrawn }: { onDrawn: (text: string) => void }) {
  const sheet = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  useEffect(() => {
    const canvas = sheet.current;
    let isGone = false;
    const open = async () => {
      const opened = canvas === null ? null : await openPad(canvas, onDrawn);
      if (isGone) opened?.off();
      else pad.current = opened;
    };
    void open();
    return () => {
      isGone = true;
      pad.current?.off();
    };
  }, [onDrawn]);
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

/** Fetched when somebody is to sign, and not with every page. */
async function openPad(canvas: HTMLCanvasElement, onDrawn: (text: string) => void): Promise<SignaturePad> {
  const { default: Pad } = await import('signature_pad');
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
