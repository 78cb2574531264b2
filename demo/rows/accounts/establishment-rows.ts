import type { Establishment } from '@nuancier/api/customers/establishments/establishments.ts';
import establishments from '../../data/accounts/establishments.json' with { type: 'json' };

/** Whether an establishment has an account is not in the register. */
export function establishmentRows(): Establishment[] {
  return establishments.map(({ isAlreadyUsed: _used, ...establishment }) => establishment);
}
