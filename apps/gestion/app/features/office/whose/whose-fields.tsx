import { whoseSaid } from './whose-address.ts';
import type { Whose } from './whose-address.ts';

/** What a search keeps of whose list it is. */
export function WhoseFields({ whose }: { whose: Whose }) {
  return Object.entries(whoseSaid(whose)).map(([name, id]) => (
    <input key={name} type="hidden" name={name} value={id} />
  ));
}
