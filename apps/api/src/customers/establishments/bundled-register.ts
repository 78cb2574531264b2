import type { Database } from '../../database/tables.ts';
import { selectEstablishment } from './establishments-store.ts';
import type { EstablishmentRegister } from './establishments.ts';

/** The establishments that were loaded into the shop's own database. */
export function bundledRegister(db: Database): EstablishmentRegister {
  return {
    async find(siret) {
      const establishment = await selectEstablishment(db, siret);
      return establishment === undefined ? { kind: 'unknown' } : { kind: 'found', establishment };
    },
  };
}
