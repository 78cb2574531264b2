// With least rights one role makes the tables and another, the shop's, reads and writes them. What would keep either from
// it is said before a row is loaded.
import { migratingRole } from '../../database/migrating/migrations-store.ts';
import { rolesCommand, selectRole, sharesWith } from '../../database/rights/role-rights-store.ts';
import type { Database } from '../../database/tables.ts';
import { BackupRefused } from '../backup-refused.ts';

export async function refuseLackingRights(db: Database, role: string): Promise<void> {
  const { role: owner, mayMigrate } = await migratingRole(db);
  const { database } = await selectRole(db);
  if (!mayMigrate)
    throw new BackupRefused(
      `Le rôle «\u00A0${owner}\u00A0» n’a pas le droit de créer les tables dans la base «\u00A0${database}\u00A0»\u00A0; ` +
        `lancez, en administrateur de PostgreSQL, ${rolesCommand(database)}, puis recommencez avec l’adresse de nuancier_owner dans DATABASE_OWNER_URL.`,
    );
  if (await sharesWith(db, role)) return;
  throw new BackupRefused(
    `Le rôle «\u00A0${role}\u00A0» n’aurait pas le droit de lire et d’écrire les tables que «\u00A0${owner}\u00A0» créera dans la base «\u00A0${database}\u00A0»\u00A0; ` +
      `lancez d’abord, en administrateur de PostgreSQL, ${rolesCommand(database)}, puis recommencez.`,
  );
}
