import { useEffect, useState } from 'react';
import { readSignature, signaturePath } from '@nuancier/domain/orders/hand-over/signature.ts';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { DrawnSignature } from './drawn-signature.tsx';
import { fetchPad } from './fetch-pad.ts';
import { handOverCopy as copy } from './hand-over-copy.ts';
import { SignatureSheet } from './signature-sheet.tsx';
import styles from './signature.module.css';

type Props = {
  name: string;
  /** of a form that came back */
  kept: string;
  /** of which order, where several are signed for on one page */
  number?: string | undefined;
};

/** Drawing needs script; the name is proof enough without it. */
export function SignatureField({ name, kept, number }: Props) {
  const hydrated = useHydrated();
  const [drawn, setDrawn] = useState(kept);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void fetchPad(), []);
  const strokes = drawn === '' ? null : readSignature(drawn);
  const press = drawn === '' ? copy.sign : copy.again;
  const take = (text: string) => {
    // Said with the first stroke of it, and when it is gone.
    if ((text === '') !== (drawn === '')) announce(text === '' ? copy.cleared : copy.taken);
    setDrawn(text);
  };
  const close = (said: string) => {
    announce(said);
    setOpen(false);
  };
  return (
    <div className={styles.field}>
      <input type="hidden" name={name} value={drawn} />
      {isOpen && (
        <SignatureSheet
          isDrawn={strokes !== null}
          onDrawn={take}
          onKeep={() => close(copy.kept)}
          onLeave={() => {
            setDrawn('');
            close(copy.left);
          }}
        />
      )}
      {strokes !== null && <p>{copy.taken}</p>}
      {!isOpen && strokes !== null && <DrawnSignature path={signaturePath(strokes)} />}
      {hydrated && !isOpen && (
        <Button
          type="button"
          look="secondary"
          aria-label={number === undefined ? undefined : copy.ofOrder(press, number)}
          onClick={() => {
            setDrawn('');
            setOpen(true);
          }}
        >
          {press}
        </Button>
      )}
    </div>
  );
}
