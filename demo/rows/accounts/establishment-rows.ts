import type { Establishment } from '@nuancier/api/customers/establishments/establishments.ts';
import establishments from '../../data/accounts/establishments.json' with { type: 'json' };

/** Whether somebody has an account for one is not the register's to say. */
export function establishmentRows(): Establishment[] {
  return establishments.map(({ isAlreadyUsed: _used, ...establishment }) => establishment);
}
