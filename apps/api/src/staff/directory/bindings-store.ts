// Who of the directory somebody of the staff is.
import { sql } from 'kysely';
import type { DirectoryPerson } from '@nuancier/domain/staff/directory.ts';
import type { Database } from '../../database/tables.ts';

export type Binding = { issuer: string; subject: string };

/** Whoever is bound to this subject or bears the address, locked until the transaction ends. */
export async function lockDirectoryPeople(
  db: Database,
  { issuer, subject, email, production }: Binding & { email: string | null; production: boolean },
): Promise<DirectoryPerson[]> {
  const found = await sql<DirectoryPerson>`
    select id, disabled_at is not null or (is_demo and ${production}) as "isClosed",
      case when directory_subject is null then 'to-nobody'
        when directory_issuer = ${issuer} and directory_subject = ${subject} then 'to-them'
        else 'to-another' end as bound
    from staff
    where (directory_issuer = ${issuer} and directory_subject = ${subject}) or email = ${email}::citext
    order by id for update`.execute(db);
  return found.rows;
}

/** Null: of nobody any more. */
export async function writeBinding(db: Database, staffId: number, binding: Binding | null): Promise<void> {
  await db
    .updateTable('staff')
    .set({ directory_issuer: binding?.issuer ?? null, directory_subject: binding?.subject ?? null })
    .where('id', '=', staffId)
    .execute();
}
