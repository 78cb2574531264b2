// Product codes, article codes and EANs as sorted numbers: exact and by their beginning, twelve bytes each.
import { growingColumn } from './growing-column.ts';

export type ReferenceIndex = { digits: ReferenceTable; codes: ReferenceTable };
/** By keys, then by `tails`, which distinguish longer codes (empty when a key holds the whole reference). */
type ReferenceTable = { keys: Float64Array; tails: Float64Array; docs: Uint32Array };

// Left-aligned in a number below 2^53, so that references with the same prefix are adjacent.
const DIGITS_IN_KEY = 15;
const LETTERS_IN_KEY = 10;
const DIGIT_BASE = 11;
const LETTER_BASE = 37;
const LONGEST = LETTERS_IN_KEY * 2;
// Bounds the scan: a prefix shared by more references is too short to be useful.
const PREFIX_SCAN = 5000;

export type ReferenceWriter = { add: (reference: string, doc: number) => void; finish: () => ReferenceIndex };

export function referenceWriter(): ReferenceWriter {
  const digits = tableWriter();
  const codes = tableWriter();
  return {
    add(reference, doc) {
      const code = plainReference(reference);
      if (code === '' || code.length > LONGEST) return;
      if (isDigits(code)) digits.add(digitKey(code), null, doc);
      else codes.add(letterKey(code, 0), letterKey(code, LETTERS_IN_KEY), doc);
    },
    finish: () => ({ digits: digits.finish(), codes: codes.finish() }),
  };
}

/** Upper case, letters and digits only: « p-101 000 » is P101000. */
export function plainReference(text: string): string {
  return text
    .slice(0, 64)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
}

export function documentsWithReference(index: ReferenceIndex, reference: string): number[] {
  const code = plainReference(reference);
  if (code === '' || code.length > LONGEST) return [];
  return isDigits(code)
    ? documentsAt(index.digits, digitKey(code), 0)
    : documentsAt(index.codes, letterKey(code, 0), letterKey(code, LETTERS_IN_KEY));
}

/** Longer ones are not kept: nothing is known of who bears them. */
export function isKeptReference(reference: string): boolean {
  return plainReference(reference).length <= LONGEST;
}

export function documentsWithReferencePrefix(index: ReferenceIndex, beginning: string): number[] {
  const code = plainReference(beginning);
  if (code === '') return [];
  if (isDigits(code)) {
    const key = digitKey(code);
    return documentsBetween(index.digits, key, key + DIGIT_BASE ** (DIGITS_IN_KEY - code.length));
  }
  if (code.length > LETTERS_IN_KEY) return [];
  const key = letterKey(code, 0);
  return documentsBetween(index.codes, key, key + LETTER_BASE ** (LETTERS_IN_KEY - code.length));
}

function documentsAt({ keys, tails, docs }: ReferenceTable, key: number, tail: number): number[] {
  const found = new Set<number>();
  const first = firstAtLeast({ keys, tails }, key, tail);
  for (let at = first; keys[at] === key && (tails[at] ?? 0) === tail; at += 1) found.add(docs[at] ?? 0);
  return [...found];
}

function documentsBetween({ keys, tails, docs }: ReferenceTable, from: number, to: number): number[] {
  const found = new Set<number>();
  const first = firstAtLeast({ keys, tails }, from, 0);
  const stop = Math.min(keys.length, first + PREFIX_SCAN);
  for (let at = first; at < stop && (keys[at] ?? to) < to; at += 1) found.add(docs[at] ?? 0);
  return [...found];
}

function firstAtLeast(
  { keys, tails }: Pick<ReferenceTable, 'keys' | 'tails'>,
  key: number,
  tail: number,
): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const here = keys[middle] ?? 0;
    if (here < key || (here === key && (tails[middle] ?? 0) < tail)) low = middle + 1;
    else high = middle;
  }
  return low;
}

// A number made of digits plus one: a reference sorts just before the longer ones that begin with it.
function digitKey(digits: string): number {
  let key = 0;
  for (let at = 0; at < DIGITS_IN_KEY; at += 1) {
    key = key * DIGIT_BASE + (at < digits.length ? digits.charCodeAt(at) - 47 : 0);
  }
  return key;
}

function letterKey(code: string, from: number): number {
  let key = 0;
  for (let at = from; at < from + LETTERS_IN_KEY; at += 1) {
    const letter = at < code.length ? code.charCodeAt(at) : 0;
    key = key * LETTER_BASE + (letter === 0 ? 0 : letter < 58 ? letter - 47 : letter - 54);
  }
  return key;
}

function isDigits(code: string): boolean {
  return code.length <= DIGITS_IN_KEY && /^\d+$/.test(code);
}

function tableWriter() {
  let keys = new Float64Array(256);
  let tails = new Float64Array(0);
  const docs = growingColumn();
  return {
    add(key: number, tail: number | null, doc: number) {
      const used = docs.length();
      if (used === keys.length) keys = widened(keys, used * 2);
      if (tail !== null && used >= tails.length) tails = widened(tails, Math.max(256, used * 2));
      keys[used] = key;
      if (tail !== null) tails[used] = tail;
      docs.push(doc);
    },
    finish(): ReferenceTable {
      return sortedTable(keys.subarray(0, docs.length()), tails, docs.values());
    },
  };
}

function sortedTable(keys: Float64Array, tails: Float64Array, docs: Uint32Array): ReferenceTable {
  const order = new Uint32Array(keys.length).map((_, at) => at);
  order.sort(
    (one, other) =>
      (keys[one] ?? 0) - (keys[other] ?? 0) || (tails[one] ?? 0) - (tails[other] ?? 0) || one - other,
  );
  return {
    keys: Float64Array.from(order, (at) => keys[at] ?? 0),
    tails: tails.length === 0 ? tails : Float64Array.from(order, (at) => tails[at] ?? 0),
    docs: Uint32Array.from(order, (at) => docs[at] ?? 0),
  };
}

function widened(cells: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const wider = new Float64Array(length);
  wider.set(cells);
  return wider;
}
