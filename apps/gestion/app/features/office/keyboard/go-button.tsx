import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { keyboardCopy as copy } from './keyboard-copy.ts';

/** For those who have no keys, or do not know them. Without script there is nothing to open. */
export function GoButton({ onGo }: { onGo: () => void }) {
  return useHydrated() ? (
    <Button look="quiet" onClick={onGo} title={copy.openHint}>
      {copy.open}
    </Button>
  ) : null;
}
