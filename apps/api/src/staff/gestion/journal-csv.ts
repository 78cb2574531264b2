// /gestion/fichiers/journal.csv: the log as a table, by the same filter, session and rights.
import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import type { DatabasePool } from '../../database/tables.ts';
import { frenchMoment } from '../../text/french-words.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { entryView, journalFilter, namesCustomers } from './journal.ts';
import { fileForStaff } from '../entry/file-for-staff.ts';
import type { StaffFileParts } from '../entry/file-for-staff.ts';
import { selectJournal, selectKnownNames } from '../journal/journal-store.ts';
import type { JournalAsked } from '../journal/journal-store.ts';

const COLUMNS = [
  'numéro',
  'quand',
  'qui',
  'quoi',
  'compte',
  'depuis',
  'détail',
  'avant',
  'après',
  'instant ISO',
];
const AT_ONCE = 500;

export function journalCsvRoutes(parts: StaffFileParts): FastifyPluginAsync {
  return fileForStaff(
    parts,
    { url: '/gestion/fichiers/journal.csv', right: 'journalCsv' },
    async ({ query }, { staff }, reply) => {
      const table = lines(parts.db, journalFilter(asked(query)), namesCustomers(staff));
      return reply
        .header('content-disposition', 'attachment; filename="journal.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(table));
    },
  );
}

function asked(query: unknown): Parameters<typeof journalFilter>[0] {
  const given: Readonly<Record<string, unknown>> =
    typeof query === 'object' && query !== null ? { ...query } : {};
  const text = (name: string) => {
    const value = given[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    person: text('person'),
    event: text('event'),
    about: text('about'),
    since: text('since'),
    until: text('until'),
    after: null,
  };
}

/** A line for each fact that an entry tells. */
async function* lines(
  db: DatabasePool,
  filter: Omit<JournalAsked, 'limit'>,
  isNamed: boolean,
): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvRow(COLUMNS)}`;
  const told = { isNamed, names: await selectKnownNames(db) };
  let after: string | null = null;
  for (;;) {
    // Each page begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const found = await selectJournal(db, { ...filter, after, limit: AT_ONCE });
    for (const { id, at, label, person, account, from, facts } of found.map((record) =>
      entryView(record, told),
    )) {
      const lasting = facts.length === 0 ? [{ name: '', before: null, after: null }] : facts;
      for (const { name, before, after: now } of lasting)
        yield csvRow(
          [id, frenchMoment(at), person, label, account, from, name, before, now, at].map(
            (cell) => cell ?? null,
          ),
        );
    }
    if (found.length < AT_ONCE) return;
    after = found.at(-1)?.id ?? null;
  }
}
