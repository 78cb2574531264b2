// A list as a file at an address of its own: by its right, one of a few that are under way, begun before it is promised,
// and given up when nobody reads on.
import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { fileForStaff } from './file-for-staff.ts';
import type { StaffFileParts } from './file-for-staff.ts';
import type { FilesUnderWay } from './files-under-way.ts';

export type StaffListParts = StaffFileParts & {
  underWay: FilesUnderWay;
  /** how long a reader may take none of a file before it is cut off; a minute by default */
  unreadMs?: number;
};

type List = {
  /** « commandes.csv », at /gestion/fichiers/ */
  file: string;
  right: StaffOperation;
  /** whose pieces may each hold a connection for long */
  isSlow?: boolean;
};

type Pieces = Iterable<string> | AsyncIterable<string>;

/** The head of the table and what follows it; null: there is no such list. */
type Open = (
  request: Pick<FastifyRequest<{ Querystring: unknown }>, 'query'>,
  asker: { staff: Staff; reach: Reach },
) => Promise<Pieces | null> | Pieces | null;

const FILES = '/gestion/fichiers/';
/** Whoever reads nothing for so long keeps others from their files. */
const UNREAD_MS = 60_000;
/** The head of a table, and the first row that was asked of the database. */
const BEGINNING = 2;

export function listForStaff(
  { underWay, unreadMs = UNREAD_MS, ...parts }: StaffListParts,
  { file, right, isSlow = false }: List,
  open: Open,
): FastifyPluginAsync {
  return fileForStaff(parts, { url: `${FILES}${file}`, right }, async (request, asker, reply) => {
    const leave = underWay.begin({ staffId: asker.staff.staffId, isSlow });
    try {
      const opened = await open(request, asker);
      if (opened !== null) return send(reply, { file, pieces: await begun(opened), unreadMs, leave });
    } catch (trouble) {
      leave();
      throw trouble;
    }
    leave();
    return reply.code(404).send();
  });
}

type Sent = { file: string; pieces: AsyncGenerator<string>; unreadMs: number; leave: () => void };

function send(reply: FastifyReply, { file, pieces, unreadMs, leave }: Sent): FastifyReply {
  const giveUp = () => void table.destroy(new Error(`${file}: nobody reads it`));
  const table = Readable.from(readInTime(pieces, unreadMs, giveUp));
  // Closed when its last question is answered, also of a reader who has left.
  table.once('close', leave);
  reply.raw.once('close', () => table.destroy());
  return reply
    .header('content-disposition', `attachment; filename="${file.slice(file.lastIndexOf('/') + 1)}"`)
    .type('text/csv; charset=utf-8')
    .send(table);
}

/** What the database cannot answer is refused with a word: a file that has begun can only be cut off. */
async function begun(opened: Pieces): Promise<AsyncGenerator<string>> {
  const pieces = each(opened);
  const first: string[] = [];
  while (first.length < BEGINNING) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { done, value } = await pieces.next();
    if (done === true) break;
    first.push(value);
  }
  return all(first, pieces);
}

async function* each(pieces: Pieces): AsyncGenerator<string, undefined> {
  yield* pieces;
}

async function* all(first: readonly string[], rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield* first;
  yield* rest;
}

/** The clock runs while a piece waits to be read, not while the next one is made. */
async function* readInTime(
  pieces: AsyncGenerator<string>,
  unreadMs: number,
  giveUp: () => void,
): AsyncGenerator<string> {
  for await (const piece of pieces) {
    const patience = setTimeout(giveUp, unreadMs);
    try {
      yield piece;
    } finally {
      clearTimeout(patience);
    }
  }
}
