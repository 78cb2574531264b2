// /gestion/fichiers/journal.csv: the log as a table, by the same filter, session and rights. Each piece may hold a
// connection for long: a process writes one such file at a time, and from the replica where there is one.
import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import type { Reads } from '../../database/connecting/open-replica.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { frenchMoment } from '../../text/french-words.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { entryView, journalFilter, namesCustomers } from './journal.ts';
import { fileForStaff } from '../entry/file-for-staff.ts';
import type { StaffFileParts } from '../entry/file-for-staff.ts';
import { selectJournal, selectKnownNames } from '../journal/journal-store.ts';
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

export function journalCsvRoutes(parts: StaffFileParts): FastifyPluginAsync {
  let isUnderWay = false;
  return fileForStaff(
    parts,
    { url: '/gestion/fichiers/journal.csv', right: 'journalCsv' },
    async ({ query }, { staff }, reply) => {
      const filter = journalFilter(asked(query));
      if (isUnderWay) throw new Refusal('JOURNAL_UNDER_WAY');
      isUnderWay = true;
      // Closed when its last question is answered, also of a reader who has left.
      const table = Readable.from(lines(parts.reads, filter, namesCustomers(staff)));
      table.once('close', () => (isUnderWay = false));
      reply.raw.once('close', () => table.destroy());
      return reply
        .header('content-disposition', 'attachment; filename="journal.csv"')
        .type('text/csv; charset=utf-8')
        .send(table);
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
  reads: Reads,
  filter: Omit<JournalAsked, 'limit'>,
  isNamed: boolean,
): AsyncGenerator<string> {
  const told = { isNamed, names: await reads(selectKnownNames) };
  yield `${CSV_MARK}${csvRow(COLUMNS)}`;
  let after: string | null = null;
  for (;;) {
    // Each page begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const found = await pieceOf(reads, { ...filter, after, limit: AT_ONCE });
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

function pieceOf(reads: Reads, asked: JournalAsked): Promise<JournalRecord[]> {
  return reads((db) => selectJournal(db, asked, { mostMs: FILE_MS }));
}
