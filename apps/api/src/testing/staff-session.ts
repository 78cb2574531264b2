import type { Database } from '../database/tables.ts';
import { newToken, tokenHash } from '../request/secret-token.ts';
import { insertStaffSession } from '../staff/sessions/staff-sessions-store.ts';

/** An open session of one of the staff, for tests whose subject is not entering: its token. */
export async function staffSession(db: Database, email: string, now: Date): Promise<string> {
  const person = await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst();
  if (person === undefined) throw new Error(`Nobody of the staff has the address ${email}`);
  const token = newToken();
  const opened = { hash: tokenHash(token), staffId: person.id, provenAt: now, device: null };
  await insertStaffSession(db, { ...opened, address: 'essai', now });
  return token;
}
