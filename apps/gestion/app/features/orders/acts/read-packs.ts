import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { packsCopy as copy } from './packs-copy.ts';

/** Of a line as it was read: the packs from `from` to `to` are there to be moved. */
export type ReadLine = { position: number; from: number; to: number };

/** And how many of them are. */
export type ReadPacks = ReadLine & { packs: number };

const LINE = /^ligne-(\d{1,4})$/;
const COUNTS = /^(\d{1,6}):(\d{1,6})$/;

/** The hidden field of a line. */
export function lineField({ position, from, to }: ReadLine): { name: string; value: string } {
  return { name: `ligne-${position}`, value: `${from}:${to}` };
}

/** The hidden field that says what its article is called. */
export function nameField(position: number): string {
  return `nom-${position}`;
}

export function packsName(position: number): string {
  return `nombre-${position}`;
}

/**
 * The lines of a form of which something moves, each with what was read of it: what a colleague has done since is not
 * part of it. Null: this is no such form, and nothing is done.
 */
export function readPacks(
  form: FormData,
): { ok: true; lines: ReadPacks[] } | { ok: false; refusal: FormRefused } | null {
  const read = [...form].flatMap(([name, value]) => {
    const position = LINE.exec(name)?.[1];
    const [, from, to] = COUNTS.exec(String(value)) ?? [];
    return position === undefined ? [] : [{ position: Number(position), from: Number(from), to: Number(to) }];
  });
  if (read.length === 0 || !read.every(({ to }) => Number.isInteger(to))) return null;
  const lines = read.map((line) => ({
    ...line,
    packs: countOf(form.get(packsName(line.position)), line.to - line.from),
  }));
  const bad = lines.find(({ from, to, packs }) => !(packs <= to - from));
  if (bad !== undefined) {
    const message = copy.bad(String(form.get(nameField(bad.position)) ?? ''), bad.to - bad.from);
    return { ok: false, refusal: { message, key: 'BAD_COUNT', line: bad.position } };
  }
  const moved = lines.filter(({ packs }) => packs > 0);
  return moved.length === 0
    ? { ok: false, refusal: { message: copy.none, key: 'BAD_COUNT' } }
    : { ok: true, lines: moved };
}

/** As `handOverLines` takes them. */
export function handedMoves(lines: readonly ReadPacks[]): ReadLine[] {
  return lines.map(({ position, from, packs }) => ({ position, from, to: from + packs }));
}

/** From the upper count down, as `takeBackLines` and `cancelOrderLines` take them. */
export function loweredMoves(lines: readonly ReadPacks[]): ReadLine[] {
  return lines.map(({ position, to, packs }) => ({ position, from: to, to: to - packs }));
}

/** What was typed beside the lines, for a form that comes back. */
export function typedPacks(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith('nombre-') && typeof value === 'string' ? [[name, value.trim()]] : [],
    ),
  );
}

/** All of it where there was no field. */
function countOf(typed: FormDataEntryValue | null, all: number): number {
  if (typeof typed !== 'string') return all;
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}
