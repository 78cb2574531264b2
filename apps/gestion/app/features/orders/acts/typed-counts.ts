// What somebody typed beside the lines while a colleague counted too.
type Typed = Readonly<Record<string, string | undefined>>;

const COUNTED = /^(?:vu|mis|libre|fait)-\d+$/;

/** The counts of a form that was refused, each with the one it was read beside. */
export function typedCounts(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    if (COUNTED.test(name) && typeof value === 'string') values[name] = value.trim();
  return values;
}

/**
 * What its field shows now: what was typed, unless somebody has moved the line meanwhile; then the shop's count, and
 * beside it what the field had.
 */
export function countNow(
  { position, picked }: { position: number; picked: number },
  typed: Typed | undefined,
): { shown: string; had: string | null } {
  const count = typed?.[`mis-${position}`];
  const seen = typed?.[`vu-${position}`];
  const now = String(picked);
  if (count === undefined || count === seen || count === now) return { shown: now, had: null };
  return seen === now ? { shown: count, had: null } : { shown: now, had: count };
}

/** The same of a line that is ticked. */
export function isTickedNow(
  { position, picked, quantity }: { position: number; picked: number; quantity: number },
  typed: Typed | undefined,
): boolean {
  if (typed?.[`libre-${position}`] !== undefined && typed[`vu-${position}`] === String(picked))
    return typed[`fait-${position}`] !== undefined;
  return picked === quantity;
}
