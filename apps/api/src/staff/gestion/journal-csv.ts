// /gestion/fichiers/journal.csv: the log as a table, by the same filter, session and rights. Each piece may hold a
// connection for long: it is slow among the files, and read from the replica where there is one.
import type { FastifyPluginAsync } from 'fastify';
import { selectKnownNames } from '../../audit/known-names-store.ts';
import type { KnownNames } from '../../audit/value-words.ts';
import type { Reads } from '../../database/connecting/open-replica.ts';
import { frenchMoment } from '../../text/french-words.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { entryView, journalFilter, namesCustomers } from './journal.ts';
import { listForStaff } from '../entry/list-for-staff.ts';
import type { StaffListParts } from '../entry/list-for-staff.ts';
import { selectJournal } from '../journal/journal-store.ts';
import type { JournalAsked, JournalRecord } from '../journal/journal-store.ts';

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
/** A file is waited for. */
const FILE_MS = 60_000;

export function journalCsvRoutes(parts: StaffListParts): FastifyPluginAsync {
  return listForStaff(
    parts,
    { file: 'journal.csv', right: 'journalCsv', isSlow: true },
    ({ query }, { staff }) => lines(parts.reads, journalFilter(asked(query)), namesCustomers(staff)),
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
  reads: Reads,
  filter: Omit<JournalAsked, 'limit'>,
  isNamed: boolean,
): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvRow(COLUMNS)}`;
  let after: string | null = null;
  for (;;) {
    // Each page begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const { found, names } = await pieceOf(reads, { ...filter, after, limit: AT_ONCE });
    const told = { isNamed, names };
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

function pieceOf(reads: Reads, asked: JournalAsked): Promise<{ found: JournalRecord[]; names: KnownNames }> {
  return reads(async (db) => {
    const found = await selectJournal(db, asked, { mostMs: FILE_MS });
    return { found, names: await selectKnownNames(db, found) };
  });
}
