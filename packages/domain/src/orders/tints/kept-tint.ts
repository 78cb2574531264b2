// What people write about a tint they bought or keep: the room it is for, and a note.
import { isReadableLine, isReadableText } from '../../readable-text.ts';
import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';

export const LONGEST_TINT_SEARCH = 100;
export const LONGEST_ROOM = 40;
export const LONGEST_NOTE = 300;
/** as a reference typed with an order */
export const LONGEST_SITE = 50;
export const LONGEST_LABEL = 40;
/** added by hand, of one owner */
export const MOST_BY_HAND = 500;

export type KeptWords = { room: string | null; note: string | null };
export type KeptRefusal =
  'ROOM_TOO_LONG' | 'NOTE_TOO_LONG' | 'SITE_TOO_LONG' | 'TINT_LABEL_TOO_LONG' | 'TINT_WORDS';

type Typed = string | null | undefined;

/** What is empty is none. */
export function keptWords({ room, note }: { room?: Typed; note?: Typed }): Verdict<KeptWords, KeptRefusal> {
  const place = oneLine(room, LONGEST_ROOM, 'ROOM_TOO_LONG');
  if (!place.ok) return place;
  const text = note?.replaceAll(/\r\n?/g, '\n').trim() ?? '';
  if ([...text].length > LONGEST_NOTE) return refuse('NOTE_TOO_LONG');
  if (!isReadableText(text)) return refuse('TINT_WORDS');
  return accept({ room: place.value, note: text || null });
}

export function keptSite(text: Typed): Verdict<string | null, KeptRefusal> {
  return oneLine(text, LONGEST_SITE, 'SITE_TOO_LONG');
}

export function keptLabel(text: Typed): Verdict<string | null, KeptRefusal> {
  return oneLine(text, LONGEST_LABEL, 'TINT_LABEL_TOO_LONG');
}

function oneLine(text: Typed, longest: number, tooLong: KeptRefusal): Verdict<string | null, KeptRefusal> {
  const line = text?.replaceAll(/\s+/gu, ' ').trim() ?? '';
  if ([...line].length > longest) return refuse(tooLong);
  return isReadableLine(line) ? accept(line || null) : refuse('TINT_WORDS');
}
