import Pipette from 'lucide-react/icons/pipette';
import { useSyncExternalStore } from 'react';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { finderCopy } from './finder-copy.ts';

type Dropper = { open: () => Promise<{ sRGBHex: string }> };
type WithDropper = { EyeDropper?: new () => Dropper };

const never = () => () => undefined;
const browser = globalThis as WithDropper;

/** Where the browser can pick a colour from anywhere on the screen. */
export function EyeDropper({ onPicked }: { onPicked: (hex: string) => void }) {
  const isThere = useSyncExternalStore(
    never,
    () => browser.EyeDropper !== undefined,
    () => false,
  );
  if (!isThere) return null;
  return (
    <Button
      look="secondary"
      onClick={async () => {
        const Known = browser.EyeDropper;
        // Leaving with Escape is no fault.
        const picked = Known ? await new Known().open().catch(() => null) : null;
        if (picked) onPicked(picked.sRGBHex.slice(1).toUpperCase());
      }}
    >
      <Pipette aria-hidden="true" size={18} /> {finderCopy.eyeDropper}
    </Button>
  );
}
