import { BASE, paths } from '../../../addresses/paths.ts';
import { AddPasskey } from './add-passkey.tsx';

/** At the first entry: a key of this device instead of an application. */
export function PasskeyInstead() {
  return <AddPasskey asksPassword={false} onAdded={() => window.location.assign(`${BASE}${paths.home()}`)} />;
}
