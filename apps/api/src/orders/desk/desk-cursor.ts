// A place in a list of orders, as pages hold it: the moment they are sorted by, to the microsecond, and the order's id.
import { Refusal } from '../../refusals/refusal.ts';

export type DeskKey = { at: string; id: number };

const SHAPE = /^o1 (infinity|-infinity|\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00) (\d{1,10})$/;

export function cursorOf({ at, id }: DeskKey): string {
  return Buffer.from(`o1 ${at} ${id}`).toString('base64url');
}

export function keyAt(cursor: string | null | undefined): DeskKey | null {
  if (!cursor) return null;
  const [, at, id] = SHAPE.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (at === undefined || id === undefined) throw new Refusal('BAD_ORDER_FILTER');
  return { at, id: Number(id) };
}
