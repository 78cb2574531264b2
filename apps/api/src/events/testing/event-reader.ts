// Reads the log as the merchant's systems do, and holds every event to the form that is published for its kind.
import * as v from 'valibot';
import type { DatabasePool } from '../../database/tables.ts';
import { eventKinds, isEventType } from '../event-kinds.ts';
import { readEvents } from '../read-events.ts';

export type ToldEvent = { type: string; subject: string; data: Record<string, unknown> };

/** From now on: each call answers what was told since the one before. */
export async function eventReader(db: DatabasePool): Promise<() => Promise<ToldEvent[]>> {
  let cursor = 0;
  const next = async () => {
    const read = await readEvents(db, { after: cursor, most: 1_000, types: null });
    if (read.kind !== 'events') throw new Error(`The log answered ${read.kind}`);
    cursor = read.next;
    return read.events.map(({ type, version, subject, data }) => {
      if (!isEventType(type)) throw new Error(`${type} is no kind of event`);
      const kind = eventKinds[type];
      if (version !== kind.version) throw new Error(`${type} is told in another version`);
      // Nothing more than is published, nothing less.
      const published = v.parse(v.strictObject(kind.data.entries), data);
      return { type, subject, data: published };
    });
  };
  await next();
  return next;
}
