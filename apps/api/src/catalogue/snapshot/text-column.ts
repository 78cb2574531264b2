// Many short texts in one block of bytes: a hundred thousand references without a hundred thousand strings.

export type TextColumn = { bytes: Buffer; ends: Uint32Array; slots: Uint32Array };

export type TextDraft = { add(text: string): void; finish(): TextColumn };

const EMPTY = 0xff_ff_ff_ff;

/** `count` texts are expected; `indexed` ones can be found again by `placeOfText`. */
export function draftTexts(count: number, { indexed }: { indexed: boolean }): TextDraft {
  let bytes: Buffer = Buffer.allocUnsafe(Math.max(64, count * 12));
  const ends = new Uint32Array(count);
  let written = 0;
  let end = 0;
  return {
    add(text) {
      const length = Buffer.byteLength(text);
      if (end + length > bytes.length) bytes = grown(bytes, end + length);
      end += bytes.write(text, end);
      ends[written] = end;
      written += 1;
    },
    finish() {
      const column = { bytes: Buffer.from(bytes.subarray(0, end)), ends, slots: new Uint32Array(0) };
      return indexed ? { ...column, slots: slotsOf(column) } : column;
    },
  };
}

export function textAt({ bytes, ends }: TextColumn, place: number): string {
  return bytes.toString('utf8', startOf(ends, place), ends[place]);
}

/** The last place added with this very text; -1 for an unknown one. */
export function placeOfText(column: TextColumn, text: string): number {
  const { bytes, ends, slots } = column;
  if (slots.length === 0) return -1;
  const wanted = Buffer.from(text);
  for (let slot = hash(wanted, 0, wanted.length) % slots.length; ; slot = (slot + 1) % slots.length) {
    const place = slots[slot] ?? EMPTY;
    if (place === EMPTY) return -1;
    const end = ends[place] ?? 0;
    if (bytes.compare(wanted, 0, wanted.length, startOf(ends, place), end) === 0) return place;
  }
}

// Twice as many slots as texts: a search seldom looks at more than two.
function slotsOf({ bytes, ends }: Pick<TextColumn, 'bytes' | 'ends'>): Uint32Array {
  const slots = new Uint32Array(Math.max(2, ends.length * 2)).fill(EMPTY);
  for (let place = 0; place < ends.length; place += 1) {
    const start = startOf(ends, place);
    const end = ends[place] ?? 0;
    let slot = hash(bytes, start, end) % slots.length;
    for (let held = slots[slot] ?? EMPTY; held !== EMPTY; held = slots[slot] ?? EMPTY) {
      if (bytes.compare(bytes, start, end, startOf(ends, held), ends[held] ?? 0) === 0) break;
      slot = (slot + 1) % slots.length;
    }
    slots[slot] = place;
  }
  return slots;
}

function startOf(ends: Uint32Array, place: number): number {
  return place === 0 ? 0 : (ends[place - 1] ?? 0);
}

function hash(bytes: Buffer, start: number, end: number): number {
  let value = 2166136261;
  for (let at = start; at < end; at += 1) value = Math.imul(value ^ (bytes[at] ?? 0), 16777619);
  return value >>> 0;
}

function grown(bytes: Buffer, needed: number): Buffer {
  const larger = Buffer.allocUnsafe(Math.max(needed, bytes.length * 2));
  bytes.copy(larger);
  return larger;
}
