import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { cursorAt, readCursor } from './event-cursor.ts';
import { recordEvent } from './events.ts';
import { deleteEvents } from './events-store.ts';
import { readEvents, sequenceEvents } from './read-events.ts';

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});
beforeEach(async () => {
  await sql`truncate event`.execute(database.db);
  await sql`update event_head set position = 0, forgotten = 0`.execute(database.db);
});
afterAll(() => database.close());

const NOW = new Date('2026-11-15T08:00:00Z');
const erased = (id: number) => ({ type: 'customer.erased', of: id, data: { customer_id: id } }) as const;
const told = (id: number, now = NOW) =>
  database.db.transaction().execute((db) => recordEvent(db, erased(id), now));
const read = (after: number, most = 1_000, types: readonly string[] | null = null) =>
  readEvents(database.db, { after, most, types });
const subjectsOf = (answer: Awaited<ReturnType<typeof read>>) =>
  answer.kind === 'events' ? answer.events.map(({ subject }) => subject) : [answer.kind];

describe('the event log', () => {
  it('tells what was decided first and committed last, to a reader that has already read on', async () => {
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const slow = database.db.transaction().execute(async (db) => {
      await recordEvent(db, erased(1), NOW);
      await held;
    });
    await pause(50);
    await told(2);
    const first = await read(0);
    expect(subjectsOf(first)).toEqual(['customer/2']);
    commit();
    await slow;
    const next = first.kind === 'events' ? first.next : -1;
    expect(subjectsOf(await read(next))).toEqual(['customer/1']);
  });

  it('tells every committed event once to each of three readers, while eight write and some break off', async () => {
    const committed: string[] = [];
    let writing = true;
    const write = async (nth: number) => {
      for (let at = 0; at < 40; at += 1) {
        const id = 1 + nth * 1_000 + at;
        const breaksOff = id % 7 === 0;
        await database.db
          .transaction()
          .execute(async (db) => {
            await recordEvent(db, erased(id), NOW);
            await pause((id * 13) % 9);
            if (breaksOff) throw new Error('broken off');
          })
          .then(() => committed.push(`customer/${id}`))
          .catch(() => {});
      }
    };
    const follow = async () => {
      const seen: string[] = [];
      let cursor = 0;
      for (let last = false; ; last = !writing) {
        const answer = await read(cursor, 17);
        if (answer.kind !== 'events') throw new Error(answer.kind);
        seen.push(...subjectsOf(answer));
        cursor = answer.next;
        // Once more after the last write: another reader may have been numbering.
        if (last && !answer.more && seen.length >= committed.length) return seen;
        await pause(3);
      }
    };
    const readers = [follow(), follow(), follow()];
    await Promise.all(Array.from({ length: 8 }, (_, nth) => write(nth)));
    writing = false;
    const seen = await Promise.all(readers);
    expect(committed.length).toBeGreaterThan(200);
    for (const one of seen) expect(one.toSorted()).toEqual(committed.toSorted());
    const places = await sql<{ gaps: boolean; count: string }>`
      select max(position) <> count(*) as gaps, count(*) from event`.execute(database.db);
    expect(places.rows).toEqual([{ gaps: false, count: String(committed.length) }]);
  });

  it('is read a page at a time, from any cursor again, and by kind', async () => {
    for (const id of [1, 2, 3]) await told(id);
    const first = await read(0, 2);
    expect(first).toMatchObject({ kind: 'events', more: true, next: 2 });
    expect(subjectsOf(await read(2, 2))).toEqual(['customer/3']);
    expect(subjectsOf(await read(0, 2))).toEqual(subjectsOf(first));
    expect(await read(0, 2, ['order.placed'])).toEqual({ kind: 'events', events: [], next: 3, more: false });
  });

  it('says of a cursor that is older than the log where the log begins, and of one it never gave that it did not', async () => {
    await told(1, new Date('2025-01-01T00:00:00Z'));
    await told(2);
    await sequenceEvents(database.db);
    expect(await database.db.transaction().execute((db) => deleteEvents(db, NOW))).toBe(1);
    expect(await read(0)).toEqual({ kind: 'forgotten', oldest: 1 });
    expect(subjectsOf(await read(1))).toEqual(['customer/2']);
    expect(await read(99)).toEqual({ kind: 'ahead', newest: 2 });
  });

  it('gives cursors that it alone can read', () => {
    expect(readCursor(cursorAt(1_234))).toBe(1_234);
    for (const other of ['', '12', 'e1:12', cursorAt(1).slice(1), '🎨']) expect(readCursor(other)).toBeNull();
  });
});
