// What open screens of the back office are told though no event of the log says it: news for the desk beside, and none
// for the merchant's systems. Heard when, and only when, the transaction is committed.
import { sql } from 'kysely';
import type { Database } from './tables.ts';

const SCREENS_CHANNEL = 'screens_told';
/**
 * What the release before this one says and hears in its place, of picked lines alone and by the order's number. While
 * processes of both run side by side their screens hear of each other; the release after this one drops it.
 */
const PICKED_CHANNEL = 'order_lines_picked';
const PICKED = { kind: 'order.lines_picked', subject: 'order/' };

export const SCREENS_CHANNELS: readonly string[] = [SCREENS_CHANNEL, PICKED_CHANNEL];

/** `subject`: what it is about, as « order/W26100001 »; who hears of it is judged by that. */
export type ScreenNews = { kind: string; subject: string };

export async function announceToScreens(db: Database, { kind, subject }: ScreenNews): Promise<void> {
  await sql`select pg_notify(${SCREENS_CHANNEL}, ${`${kind} ${subject}`})`.execute(db);
  if (kind !== PICKED.kind) return;
  await sql`select pg_notify(${PICKED_CHANNEL}, ${subject.slice(PICKED.subject.length)})`.execute(db);
}

/** As its channel brings it; null where it says nothing that is known here. Heard by both, it is told once: streams gather. */
export function readScreenNews(channel: string, told: string): ScreenNews | null {
  if (channel === PICKED_CHANNEL) return { kind: PICKED.kind, subject: `${PICKED.subject}${told}` };
  const [kind, subject] = told.split(' ');
  return kind !== undefined && subject !== undefined ? { kind, subject } : null;
}
