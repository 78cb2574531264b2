import { useState } from 'react';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { BASE, paths } from '../../../addresses/paths.ts';
import { hasPasskeys, signInWithPasskey } from '../../../backend/browser-passkeys.ts';
import { passkeyCopy as copy } from './passkey-copy.ts';

/** One press instead of a password and a code, where the browser holds a key. */
export function PasskeySignIn({ back, onEntered }: { back: string | null; onEntered?: () => void }) {
  const hydrated = useHydrated();
  const [state, setState] = useState<'idle' | 'waiting' | { told: string }>('idle');
  if (!hydrated || !hasPasskeys()) return null;
  const enter = async () => {
    if (state === 'waiting') return;
    setState('waiting');
    const became = await signInWithPasskey();
    // The session has changed: a page of its own, not the next of this one.
    if (became.ok && onEntered) onEntered();
    else if (became.ok) window.location.assign(`${BASE}${paths.home(back)}`);
    else setState({ told: became.told ?? copy.failed });
  };
  return (
    <div role="group">
      <Button look="secondary" wide disabled={state === 'waiting'} onClick={() => void enter()}>
        {state === 'waiting' ? copy.waiting : copy.enter}
      </Button>
      <div role="alert">{typeof state === 'object' && <ErrorMessage>{state.told}</ErrorMessage>}</div>
    </div>
  );
}
