import type { Database } from '../../database/tables.ts';
import {
  selectOwnAccount,
  selectOwnAddresses,
  selectOwnOptins,
  selectOwnNewsletter,
  selectOwnConditions,
  selectOwnClaim,
  selectOwnMessages,
  selectOwnSessions,
  selectOwnPersistentLogins,
  selectOwnDevices,
} from './personal-data-store.ts';

/** What the accounts hold about one customer, by section of the export file. */
export async function personalDataInCustomers(db: Database, customerId: number) {
  const read = await Promise.all([
    selectOwnAccount(db, customerId),
    selectOwnAddresses(db, customerId),
    selectOwnOptins(db, customerId),
    selectOwnNewsletter(db, customerId),
    selectOwnConditions(db, customerId),
    selectOwnClaim(db, customerId),
    selectOwnMessages(db, customerId),
    selectOwnSessions(db, customerId),
    selectOwnPersistentLogins(db, customerId),
    selectOwnDevices(db, customerId),
  ] as const);
  return {
    compte: read[0],
    adresses: read[1],
    consentements: read[2],
    lettre_d_information: read[3],
    conditions_generales: read[4],
    rattachement_a_une_entreprise: read[5],
    messages: read[6],
    connexions: read[7],
    connexions_durables: read[8],
    appareils: read[9],
  };
}
