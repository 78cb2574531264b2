// The door of the event log: what a transaction decides is told when, and only when, it is committed.
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/tables.ts';
import { eventKinds } from './event-kinds.ts';
import type { EventData, EventType } from './event-kinds.ts';
import { insertEvents } from './events-store.ts';

export type { EventData, EventType } from './event-kinds.ts';
export { skipPositions as skipEventPositions } from './events-store.ts';

export const EVENTS_CHANNEL = 'events_recorded';

/** `of`: the number or the identifier of what it is about. */
export type ShopEvent<Type extends EventType> = { type: Type; of: string | number; data: EventData<Type> };

/** Call it after the subject's row is locked or written: events of one subject then stand in their order. */
export function recordEvent<Type extends EventType>(
  db: Database,
  event: ShopEvent<Type>,
  now: Date,
): Promise<void> {
  return recordEvents(db, [event], now);
}

export async function recordEvents<Type extends EventType>(
  db: Database,
  events: readonly ShopEvent<Type>[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ type, of, data }) => {
    const { version, subject } = eventKinds[type];
    return { eventId: randomUUID(), type, version, subject: `${subject}/${of}`, at: now, data };
  });
  await insertEvents(db, rows);
}
