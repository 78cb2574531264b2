// Following the log: every event is read once and none is passed over, however transactions overlap.
import type { DatabasePool } from '../database/tables.ts';
import { lockHead, placeEvents, selectEvents, selectHead } from './events-store.ts';
import type { EventRecord, EventsAsked } from './events-store.ts';

const MOST_PLACED = 5_000;

/** `forgotten`: the cursor is older than the log; `oldest` is where it begins. */
export type EventsRead =
  | { kind: 'events'; events: EventRecord[]; next: number; more: boolean }
  | { kind: 'forgotten'; oldest: number }
  | { kind: 'ahead'; newest: number };

export async function readEvents(db: DatabasePool, asked: EventsAsked): Promise<EventsRead> {
  await sequenceEvents(db);
  const head = await selectHead(db);
  if (asked.after < head.forgotten) return { kind: 'forgotten', oldest: head.forgotten };
  if (asked.after > head.position) return { kind: 'ahead', newest: head.position };
  const events = await selectEvents(db, { ...asked, most: asked.most + 1, until: head.position });
  const page = events.slice(0, asked.most);
  const more = events.length > asked.most;
  // With everything read, kinds that were not asked for need not be looked through again.
  const next = more ? (page.at(-1)?.position ?? asked.after) : Math.max(head.position, asked.after);
  return { kind: 'events', events: page, next, more };
}

/** Gives committed events their place; of several readers at once, one does it. */
export async function sequenceEvents(db: DatabasePool): Promise<void> {
  let placed = MOST_PLACED;
  while (placed === MOST_PLACED) {
    // oxlint-disable-next-line no-await-in-loop -- each transaction is short, so that no reader waits for long
    placed = await db.transaction().execute(async (transaction) => {
      const head = await lockHead(transaction);
      return head === null ? 0 : placeEvents(transaction, head, MOST_PLACED);
    });
  }
}
