// What an operator sees of accounts.
import type { Role } from '@nuancier/domain/customers/rights/permissions.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type ListedUser = {
  id: number;
  email: string;
  role: Role | null;
  client_code: string | null;
  is_active: boolean;
  is_confirmed: boolean;
  last_seen_at: Date | null;
};

/** By address, name of the person or company, or client code; accents make no difference. */
export async function selectUsers(db: Database, words: string, most: number): Promise<ListedUser[]> {
  const like = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await sql<ListedUser>`
    select customer.id, customer.email::text as email, customer.role, company.client_code, customer.is_active,
      customer.is_confirmed, customer.last_seen_at
    from customer left join company on company.id = customer.company_id
    where customer.erased_at is null and (customer.email like ${like}::citext or plain_words(company.name) like plain_words(${like})
      or company.client_code like ${like} or plain_words(customer.lastname) like plain_words(${like}))
    order by customer.email limit ${most}`.execute(db);
  return found.rows;
}
