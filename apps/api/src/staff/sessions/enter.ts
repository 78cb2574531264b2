// The ways into a session of the staff: half, by a password or the directory; whole, once a second factor was shown.
import type { CurrentStaff } from '@nuancier/contract/gestion-types.ts';
import { networkOf } from '@nuancier/domain/site/network-of.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Database } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { Denied } from '../../refusals/refusal.ts';
import { newToken, tokenHash } from '../../request/secret-token.ts';
import type { StaffContext } from '../staff-context.ts';
import { selectStaff } from '../accounts/staff-store.ts';
import { currentStaffView } from './current-staff-view.ts';
import { noteStaffDevice } from './staff-devices-store.ts';
import { staffSessionOf } from './staff-of-token.ts';
import { insertStaffSession, proveStaffSession } from './staff-sessions-store.ts';

type Entering = Pick<
  StaffContext,
  | 'requestId'
  | 'now'
  | 'viewer'
  | 'clientAddress'
  | 'device'
  | 'sessionToken'
  | 'session'
  | 'site'
  | 'production'
>;

/** The first proof was right: a session that owes its second factor. */
export async function enterHalf(db: Database, context: Entering, staffId: number): Promise<CurrentStaff> {
  const { now, device, clientAddress } = context;
  const token = newToken();
  const address = networkOf(clientAddress);
  const opened = { hash: tokenHash(token), staffId, provenAt: null, device, address, now: now() };
  await insertStaffSession(db, opened);
  return opens(db, context, token);
}

export type Factor = 'totp' | 'passkey' | 'directory' | 'demo';

/** Nothing has to come before these. */
const PROVES_BOTH: ReadonlySet<Factor> = new Set<Factor>(['passkey', 'directory']);

/**
 * The second factor was shown: the half-open session goes on under another token. What proves both opens one where there
 * is none. The owner of the account hears of a device that it does not know.
 */
export async function enterWhole(
  db: Database,
  context: Entering,
  { staffId, factor }: { staffId: number; factor: Factor },
): Promise<CurrentStaff> {
  const { sessionToken, device, clientAddress } = context;
  const now = context.now();
  const token = newToken();
  const newHash = tokenHash(token);
  const hash = tokenHash(sessionToken ?? '');
  if (!(await proveStaffSession(db, { hash, newHash, staffId, now }))) {
    // Two codes sent at once: the first has taken the session along.
    if (!PROVES_BOTH.has(factor)) throw new Denied();
    const address = networkOf(clientAddress);
    await insertStaffSession(db, { hash: newHash, staffId, provenAt: now, device, address, now });
  }
  await recordAudit(db, { ...context, staffId }, { event: 'staff-sign-in', details: { factor } });
  if (device !== null && (await noteStaffDevice(db, staffId, device, now)))
    await notifyNewDevice(db, context, staffId, device.name);
  return opens(db, context, token);
}

async function opens(db: Database, context: Entering, token: string): Promise<CurrentStaff> {
  const { production, session } = context;
  session.change = { kind: 'opened', token };
  const record = await staffSessionOf(db, { token, now: context.now(), production });
  return currentStaffView(record, production);
}

async function notifyNewDevice(
  db: Database,
  { now, site, clientAddress }: Pick<Entering, 'now' | 'site' | 'clientAddress'>,
  staffId: number,
  device: string,
): Promise<void> {
  const account = await selectStaff(db, staffId);
  if (account === undefined) return;
  const { email, firstname, lastname } = account;
  const at = now().toISOString();
  const variables = { civility: null, firstname, lastname, device, address: networkOf(clientAddress), at };
  await queueMail(db, { template: 'staff_new_device', to: email, variables, site: site.code }, now());
}
