// How old this version of the shop is for the database it finds (decisions/0062).
import { sql } from 'kysely';
import { DatabaseUnavailable } from '../embedded/database-unavailable.ts';
import { appliedMigrations } from './migrations-store.ts';
import { migrationNames, OUR_MIGRATIONS } from './migration-files.ts';
import type { Database } from '../tables.ts';

export type SchemaAge = {
  /** Of ours, those that are not applied. */
  pending: string[];
  /** Applied, and made after all of ours: by a newer version of the shop. */
  newer: string[];
  /** The tables have lost what this version needs; named is the migration that a version must know to work on them. */
  outgrownBy: string | undefined;
};

export async function schemaAge(db: Database, folder: string = OUR_MIGRATIONS): Promise<SchemaAge> {
  const names = await migrationNames(folder);
  const applied = new Set(await appliedMigrations(db));
  const last = names.at(-1) ?? '';
  const floor = await schemaFloor(db);
  return {
    pending: names.filter((name) => !applied.has(name)),
    newer: [...applied].filter((name) => name > last).toSorted(),
    outgrownBy: floor !== undefined && floor > last ? floor : undefined,
  };
}

export class SchemaOutgrown extends DatabaseUnavailable {
  override name = 'SchemaOutgrown';
}

export function refuseOutgrown({ outgrownBy }: SchemaAge): void {
  if (outgrownBy === undefined) return;
  throw new SchemaOutgrown(
    `Cette version de la boutique est trop ancienne pour sa base, qui demande de connaître «\u00A0${outgrownBy}\u00A0». ` +
      'Démarrez une version plus récente, ou restaurez une sauvegarde d’avant la mise à jour.',
  );
}

async function schemaFloor(db: Database): Promise<string | undefined> {
  const known = await sql<{ found: boolean }>`
    select to_regclass('schema_floor') is not null as found`.execute(db);
  if (known.rows[0]?.found !== true) return undefined;
  const floor = await sql<{ least: string }>`select least from schema_floor`.execute(db);
  return floor.rows[0]?.least;
}
