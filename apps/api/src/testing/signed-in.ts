import { openSession } from '../customers/customers.ts';
import type { Database } from '../database/tables.ts';

/** Sessions for tests whose subject is not signing in: one per customer and test shop. */
export function signedIn(db: Database, now: () => Date): { of(email: string): Promise<string> } {
  const tokens = new Map<string, Promise<string>>();
  async function open(email: string): Promise<string> {
    const customer = await db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (customer === undefined) throw new Error(`No customer has the address ${email}`);
    return openSession(db, customer.id, now());
  }
  return {
    of(email) {
      const token = tokens.get(email) ?? open(email);
      tokens.set(email, token);
      // One that could not be opened is tried again the next time.
      token.catch(() => tokens.delete(email));
      return token;
    },
  };
}
