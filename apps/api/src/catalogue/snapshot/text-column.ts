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
  return bytes.toString('utf8', place === 0 ? 0 : ends[place - 1], ends[place]);
}

/** The last place added with this very text; -1 for an unknown one. */
export function placeOfText(column: TextColumn, text: string): number {
  const { slots } = column;
  if (slots.length === 0) return -1;
  const wanted = Buffer.from(text);
  for (let slot = hash(wanted) % slots.length; ; slot = (slot + 1) % slots.length) {
    const place = slots[slot] ?? EMPTY;
    if (place === EMPTY) return -1;
    if (bytesAt(column, place).equals(wanted)) return place;
  }
}

function slotsOf(column: TextColumn): Uint32Array {
  const count = column.ends.length;
  const slots = new Uint32Array(Math.max(2, count * 2)).fill(EMPTY);
  for (let place = 0; place < count; place += 1) {
    const own = bytesAt(column, place);
    let slot = hash(own) % slots.length;
    while (slots[slot] !== EMPTY && !bytesAt(column, slots[slot] ?? 0).equals(own)) slot = (slot + 1) % slots.length;
    slots[slot] = place;
  }
  return slots;
}

function bytesAt({ bytes, ends }: TextColumn, place: number): Buffer {
  return bytes.subarray(place === 0 ? 0 : ends[place - 1], ends[place]);
}

function hash(bytes: Buffer): number {
  let value = 2166136261;
  for (const byte of bytes) value = Math.imul(value ^ byte, 16777619);
  return value >>> 0;
}

function grown(bytes: Buffer, needed: number): Buffer {
  const larger = Buffer.allocUnsafe(Math.max(needed, bytes.length * 2));
  bytes.copy(larger);
  return larger;
}
