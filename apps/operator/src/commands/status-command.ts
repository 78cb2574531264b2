import { lastBackup } from '@nuancier/api/backups/backups.ts';
import { databaseSummary } from '@nuancier/api/database/database-summary.ts';
import { changedMigrations } from '@nuancier/api/database/migrating/migrate.ts';
import { schemaAge } from '@nuancier/api/database/migrating/schema-age.ts';
import type { OpenDatabase } from '@nuancier/api/database/open-database.ts';
import type { Command, Terminal } from '../command.ts';
import { frenchMoment } from '../french-moment.ts';
import { openAsTool } from '../open-as-tool.ts';
import { shopGaps } from '../opening/shop-gaps.ts';

export const statusCommand: Command = {
  name: 'status',
  takes: '',
  summary: 'décrit la base, ses migrations et le catalogue',
  run: (_args, configuration, terminal) =>
    openAsTool(configuration, async (database) => {
      const place =
        database.embeddedIn === undefined ? 'celle de DATABASE_URL' : `embarquée, ${database.embeddedIn}`;
      const { pending, newer } = await schemaAge(database.db);
      const changed = await changedMigrations(database.db);
      terminal.print(entry('Mode', configuration.mode === 'production' ? 'production' : 'démonstration'));
      terminal.print(entry('Base', place));
      for (const state of migrationStates(pending, changed, newer))
        terminal.print(entry('Migrations', state));
      if (pending.length > 0 || changed.length > 0) return 1;
      for (const line of await contents(database)) terminal.print(line);
      await tellGaps(database, terminal);
      return 0;
    }),
};

function migrationStates(
  pending: readonly string[],
  changed: readonly string[],
  newer: readonly string[],
): string[] {
  if (pending.length + changed.length + newer.length === 0) return ['à jour'];
  return [
    ...(newer.length === 0 ? [] : [`d’une version plus récente\u00A0: ${newer.join(', ')}`]),
    ...(pending.length === 0 ? [] : [`en attente\u00A0: ${pending.join(', ')}`]),
    ...(changed.length === 0 ? [] : [`modifiées après leur application\u00A0: ${changed.join(', ')}`]),
  ];
}

async function contents(database: OpenDatabase): Promise<string[]> {
  const { db } = database;
  const note = await db
    .selectFrom('operator_note')
    .select('written_at')
    .where('name', '=', 'demo')
    .executeTakeFirst();
  const summary = await databaseSummary(db);
  if (summary === undefined) return [];
  const loaded =
    note === undefined ? 'non chargée' : `chargée le ${note.written_at.toLocaleDateString('fr-FR')}`;
  return [
    entry('PostgreSQL', summary.serverVersion),
    entry('Démo', loaded),
    entry('Sauvegarde', await backupWords(database)),
    entry('Magasins', french(summary.shops)),
    entry('Catégories', french(summary.categories)),
    entry('Produits', french(summary.products)),
    entry('Articles', french(summary.articles)),
    entry('Teintes', french(summary.colours)),
    entry('Clients', french(summary.customers)),
  ];
}

async function backupWords({ db }: OpenDatabase): Promise<string> {
  const last = await lastBackup(db);
  if (last === undefined) return 'aucune encore (npm run shop -- backup)';
  return `dernière faite ${frenchMoment(last.takenAt)}, dans «\u00A0${last.place}\u00A0»`;
}

/** What keeps customers from buying, and what to type next. */
async function tellGaps({ db }: OpenDatabase, terminal: Terminal): Promise<void> {
  const gaps = await shopGaps(db);
  if (gaps.length === 0) {
    terminal.print(entry('Ouverture', 'rien ne manque pour vendre'));
    return;
  }
  for (const { what, missing } of gaps) terminal.print(entry('Il manque', `${what}\u00A0: ${missing}`));
  const [first] = gaps;
  if (first !== undefined) terminal.print(entry('À taper', first.next));
}

function entry(label: string, value: string): string {
  return `${label.padEnd(12)} ${value}`;
}

function french(count: number): string {
  return count.toLocaleString('fr-FR');
}
