import { MINUTE_MS } from '../durations.ts';

/** Somebody writes on a text: since when, and when they last gave a sign. */
export type ContentHold = { staffId: number; name: string; since: Date; seenAt: Date };

/** Without a sign for so long, nobody is writing any more. */
const HELD_MS = 10 * MINUTE_MS;

export function isHeld(hold: ContentHold | undefined, now: Date): hold is ContentHold {
  return hold !== undefined && now.getTime() - hold.seenAt.getTime() < HELD_MS;
}

export function isHeldByAnother(
  hold: ContentHold | undefined,
  staffId: number,
  now: Date,
): hold is ContentHold {
  return isHeld(hold, now) && hold.staffId !== staffId;
}

/** Whoever holds it goes on holding it since then; whoever takes it begins now. */
export function heldBy(
  hold: ContentHold | undefined,
  { staffId, name }: Pick<ContentHold, 'staffId' | 'name'>,
  now: Date,
): ContentHold {
  const isOwn = isHeld(hold, now) && hold.staffId === staffId;
  return { staffId, name, since: isOwn ? hold.since : now, seenAt: now };
}
