// /gestion/fichiers/journal.csv: the log as a table, by the same filter, session and rights.
import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import type { DatabasePool } from '../../database/tables.ts';
import { readGestionCookies } from '../../http/gestion-cookies.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import type { RefusalTable } from '../../refusals/refusal.ts';
import { CSV_MARK, csvRow } from '../../text/csv-row.ts';
import { entryView, journalFilter } from './journal.ts';
import { watchingStaff } from '../sessions/staff-of-token.ts';
import { selectJournal } from '../journal/journal-store.ts';
import type { JournalAsked } from '../journal/journal-store.ts';

type CsvParts = { db: DatabasePool; now: () => Date; production: boolean; refusals: RefusalTable };

const COLUMNS = ['numéro', 'quand', 'qui', 'quoi', 'compte', 'depuis', 'détail', 'avant', 'après'];
const AT_ONCE = 500;

export function journalCsvRoutes({ db, now, production, refusals }: CsvParts): FastifyPluginAsync {
  return async (app) => {
    app.get('/gestion/fichiers/journal.csv', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { sessionToken: token } = readGestionCookies(request.headers.cookie);
      const staff = await watchingStaff(db, { token, now: now(), production });
      try {
        entitled(staff, 'journalCsv');
      } catch (trouble) {
        if (trouble instanceof Denied) return reply.code(401).send();
        if (!(trouble instanceof Refusal)) throw trouble;
        return reply.code(403).type('text/plain; charset=utf-8').send(refusals[trouble.code].message);
      }
      const filter = journalFilter(asked(request.query));
      return reply
        .header('content-disposition', 'attachment; filename="journal.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(lines(db, filter)));
    });
  };
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
async function* lines(db: DatabasePool, filter: Omit<JournalAsked, 'limit'>): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvRow(COLUMNS)}`;
  let after: string | null = null;
  for (;;) {
    // Each page begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const found = await selectJournal(db, { ...filter, after, limit: AT_ONCE });
    for (const { id, at, label, person, account, from, facts } of found.map(entryView)) {
      const told = facts.length === 0 ? [{ name: '', before: null, after: null }] : facts;
      for (const { name, before, after: now } of told)
        yield csvRow(
          [id, String(at), person, label, account, from, name, before, now].map((cell) => cell ?? null),
        );
    }
    if (found.length < AT_ONCE) return;
    after = found.at(-1)?.id ?? null;
  }
}
