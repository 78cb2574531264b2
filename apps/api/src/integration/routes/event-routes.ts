import * as v from 'valibot';
import { eventKinds, isEventType } from '../../events/event-kinds.ts';
import { cursorAt, readCursor } from '../../events/event-cursor.ts';
import type { EventRecord } from '../../events/events-store.ts';
import { readEvents } from '../../events/read-events.ts';
import { Problem } from '../answers/problem.ts';
import { count, moment, text } from './fields.ts';
import { noteTold, ordersIn } from './told-orders.ts';
import { reading } from './route.ts';
import type { Route } from './route.ts';

const MOST = 500;

const kinds = Object.entries(eventKinds).map(([type, { version, data }]) =>
  v.object({
    id: text,
    type: v.literal(type),
    version: v.literal(version),
    position: count,
    timestamp: moment,
    subject: text,
    data,
  }),
);

const query = v.strictObject({
  after: v.optional(v.pipe(v.string(), v.maxLength(40))),
  limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'un nombre de 1 à 999'))),
  type: v.optional(v.pipe(v.string(), v.maxLength(500))),
});

export const eventRoutes: readonly Route[] = [
  reading(
    {
      path: '/events',
      scope: 'events:read',
      summary:
        'Le journal, dans l’ordre, à partir d’un curseur. Gardez « next »\u00A0: c’est le curseur de la prochaine lecture.',
      query,
      answer: v.object({ events: v.array(v.union(kinds)), next: text, more: v.boolean() }),
    },
    async ({ db, place }, { query: { after, limit, type } }) => {
      const read = await readEvents(db, {
        after: after === undefined ? 0 : positionOf(after),
        most: limit === undefined ? 100 : Math.min(Number(limit), MOST),
        types: type === undefined ? null : typesOf(type),
      });
      if (read.kind === 'forgotten' && after !== undefined) throw gone(read.oldest);
      if (read.kind === 'ahead') throw unknownCursor();
      if (read.kind === 'events') {
        await noteTold(db, ordersIn(read.events), place.now());
        return { events: read.events.map(eventView), next: cursorAt(read.next), more: read.more };
      }
      // Without a cursor the log is read from where it begins.
      return { events: [], next: cursorAt(read.oldest), more: true };
    },
  ),
];

function positionOf(cursor: string): number {
  const position = readCursor(cursor);
  if (position === null) throw unknownCursor();
  return position;
}

function unknownCursor(): Problem {
  return new Problem(400, 'unknown_cursor', 'Ce curseur ne vient pas de cette boutique.');
}

function gone(oldest: number): Problem {
  return new Problem(
    410,
    'cursor_expired',
    'Le journal ne remonte plus si loin. Reprenez à « oldest », et relisez l’état des commandes par leur numéro.',
    { oldest: cursorAt(oldest) },
  );
}

function typesOf(list: string): string[] {
  const types = list.split(',');
  const unknown = types.filter((type) => !isEventType(type));
  if (unknown.length === 0) return types;
  throw new Problem(400, 'unknown_type', `Aucun événement ne s’appelle «\u00A0${unknown.join(', ')}\u00A0».`);
}

export function eventView({ eventId, type, version, position, at, subject, data }: EventRecord): object {
  return { id: eventId, type, version, position, timestamp: at.toISOString(), subject, data };
}
