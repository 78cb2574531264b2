import type { StoresQuery } from '../../../addresses/paths.ts';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { storesCopy } from '../copy.ts';
import styles from './store-locator.module.css';

type State = 'idle' | 'asking' | 'refused' | 'unavailable';

// For privacy: three decimals are a street, not a house.
const DECIMALS = 3;
const TIMEOUT_MS = 10_000;

/** `onLook` gets the query of the stores' address. */
export function LocateButton({ onLook }: { onLook: (search: StoresQuery) => void }) {
  const [state, setState] = useState<State>('idle');
  const locate = () => {
    if (!('geolocation' in navigator)) {
      // oxlint-disable-next-line no-console -- the specification wants it logged and nothing more
      console.info('geolocation is not supported by this browser');
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        const position = `${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`;
        onLook(`?${new URLSearchParams({ position })}`);
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  };
  return (
    <div className={styles.locate}>
      <Button look="secondary" onClick={locate} aria-disabled={state === 'asking'}>
        <LocateFixed aria-hidden="true" size={18} />
        {state === 'asking' ? storesCopy.locating : storesCopy.locate}
      </Button>
      <p role="status" className={styles.trouble}>
        {state === 'refused' && storesCopy.locationRefused}
        {state === 'unavailable' && storesCopy.locationUnavailable}
      </p>
    </div>
  );
}
