import type { Database } from '../../database/tables.ts';
import { newToken, tokenHash } from '../../request/secret-token.ts';
import type { Visit } from '../representatives/connect-as-store.ts';
import { noteDevice } from './devices-store.ts';
import type { SeenDevice } from './devices-store.ts';
import { insertSession } from './sessions-store.ts';
import type { NewSession } from './sessions-store.ts';

/** The customer's own, on no device that is known. */
export const NOBODY = {
  representativeId: null,
  staffId: null,
  staffSessionHash: null,
  persistentHash: null,
  deviceHash: null,
};

export type Entering = { customerId: number; device: SeenDevice | null };

/** A new session; the token is known to the caller alone. */
export async function openSession(
  db: Database,
  customerId: number,
  now: Date,
  representativeId: number | null = null,
): Promise<string> {
  return beginSession(db, { ...NOBODY, customerId, representativeId }, now);
}

/** Somebody else's, in the customer's name. */
export function openVisit(db: Database, visit: Visit, now: Date): Promise<string> {
  return beginSession(db, { ...NOBODY, ...visit }, now);
}

/** The first session of an account just made, on the device it was made on. */
export async function openFirstSession(
  db: Database,
  { customerId, device }: Entering,
  now: Date,
): Promise<string> {
  const deviceHash = device?.hash ?? null;
  if (device !== null) await noteDevice(db, customerId, device, now);
  return beginSession(db, { ...NOBODY, customerId, deviceHash }, now);
}

type Opening = Omit<NewSession, 'hash' | 'now'>;

export async function beginSession(db: Database, opening: Opening, now: Date): Promise<string> {
  const token = newToken();
  await insertSession(db, { ...opening, hash: tokenHash(token), now });
  return token;
}
