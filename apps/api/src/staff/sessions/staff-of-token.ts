import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import type { StaffViewer } from '@nuancier/domain/staff/roles.ts';
import type { Database } from '../../database/tables.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { selectStaffSession, touchStaffSession } from './staff-sessions-store.ts';
import type { SessionRecord } from './staff-sessions-store.ts';

// Written at most once a minute: a screen of several requests is one visit.
const TOUCH_MS = MINUTE_MS;

/** `production`: where the demonstration's people have no session. */
export type Judging = { now: Date; production: boolean };
type Asked = Judging & { token: string | undefined };

/** The living session of this token. A customer's token is none: both are looked for in tables of their own. */
export async function staffSessionOf(
  db: Database,
  { token, now, production }: Asked,
): Promise<SessionRecord | undefined> {
  if (token === undefined) return undefined;
  const hash = tokenHash(token);
  const record = await selectStaffSession(db, hash, { now, production });
  if (!record?.proven_at || now.getTime() - record.last_seen_at.getTime() <= TOUCH_MS) return record;
  await touchStaffSession(db, hash, now);
  // Whoever asks when it ends is told of this very use.
  return { ...record, last_seen_at: now };
}

/** Who it is, without this being a visit: what a screen asks by itself keeps no session alive. */
export async function watchingStaff(db: Database, { token, now, production }: Asked): Promise<StaffViewer> {
  if (token === undefined) return { kind: 'stranger' };
  return staffOfSession(db, tokenHash(token), { now, production });
}

/** The same of a session that is known by its hash alone, for what was opened out of it. */
export async function staffOfSession(db: Database, hash: Buffer, judging: Judging): Promise<StaffViewer> {
  return staffViewerOf(await selectStaffSession(db, hash, judging), judging.production);
}

export function staffViewerOf(record: SessionRecord | undefined, production: boolean): StaffViewer {
  if (record === undefined) return { kind: 'stranger' };
  const {
    staff_id: staffId,
    firstname,
    lastname,
    role,
    stores,
    representative_id: representativeId,
  } = record;
  if (record.proven_at === null)
    return { kind: 'half-in', staffId, owes: waysOf(record, production).length > 0 ? 'factor' : 'enrolment' };
  return {
    kind: 'staff',
    staffId,
    name: `${firstname} ${lastname}`,
    role,
    storeCodes: stores.map(({ code }) => code),
    representativeId,
  };
}

/** By what the second factor may be shown; in the demonstration by a known code. */
export function waysOf(
  { has_totp, has_passkey, is_demo }: Pick<SessionRecord, 'has_totp' | 'has_passkey' | 'is_demo'>,
  production: boolean,
): ('totp' | 'passkey')[] {
  const hasCode = has_totp || (is_demo && !production);
  return [...(hasCode ? (['totp'] as const) : []), ...(has_passkey ? (['passkey'] as const) : [])];
}
