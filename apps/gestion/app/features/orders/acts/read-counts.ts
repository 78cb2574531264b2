import { orderCopy } from '../order-copy.ts';

const { preparation: copy } = orderCopy;

type Move = { position: number; from: number; to: number };

/** The counts of a form, each with the one it was shown beside; those that were left as they stood move nothing. */
export function readCounts(form: FormData): { ok: true; moves: Move[] } | { ok: false; told: string } {
  const moves: Move[] = [];
  for (const [name, value] of form) {
    const position = Number(/^mis-(\d+)$/.exec(name)?.[1]);
    if (!Number.isInteger(position) || typeof value !== 'string') continue;
    const [from, most] = [`vu-${position}`, `sur-${position}`].map((field) => Number(form.get(field)));
    const to = /^\d{1,6}$/.test(value.trim()) ? Number(value) : Number.NaN;
    if (from === undefined || most === undefined || !(to <= most))
      return { ok: false, told: copy.badCount(String(form.get(`nom-${position}`) ?? ''), most ?? 0) };
    if (to !== from) moves.push({ position, from, to });
  }
  return { ok: true, moves };
}
