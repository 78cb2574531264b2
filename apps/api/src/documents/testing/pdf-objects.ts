// The objects of a PDF as its table at the end lists them, read the way programs read them.
import { inflateSync } from 'node:zlib';

export type PdfValue =
  | { kind: 'dict'; entries: ReadonlyMap<string, PdfValue>; stream: Buffer | null }
  | { kind: 'array'; items: readonly PdfValue[] }
  | { kind: 'name' | 'text'; text: string }
  | { kind: 'number'; number: number }
  | { kind: 'reference'; id: number }
  | { kind: 'word'; text: string };

export type PdfDict = Extract<PdfValue, { kind: 'dict' }>;

export type PdfObjects = {
  header: string;
  root: PdfDict;
  /** The value itself, with references resolved; undefined where there is none. */
  at(value: PdfValue | undefined): PdfValue | undefined;
  entry(value: PdfValue | undefined, key: string): PdfValue | undefined;
  items(value: PdfValue | undefined): readonly PdfValue[];
  text(value: PdfValue | undefined): string;
};

export function readPdf(file: Buffer): PdfObjects {
  const source = file.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1]);
  const offsets = [...source.slice(table).matchAll(/(\d{10}) \d{5} n/g)].map(([, at]) => Number(at));
  const known = new Map<number, PdfValue>();

  function at(value: PdfValue | undefined): PdfValue | undefined {
    if (value?.kind !== 'reference') return value;
    const held = known.get(value.id);
    if (held !== undefined) return held;
    const offset = offsets[value.id - 1];
    if (offset === undefined) return undefined;
    const read = reader(source, source.indexOf('obj', offset) + 3, at).value();
    known.set(value.id, read);
    return read;
  }
  const entry = (value: PdfValue | undefined, key: string) => {
    const dict = at(value);
    return dict?.kind === 'dict' ? at(dict.entries.get(key)) : undefined;
  };
  const trailer = reader(source, source.indexOf('trailer', table) + 7, at).value();
  const root = entry(trailer, 'Root');
  if (root?.kind !== 'dict') throw new Error('This is no PDF as programs read it');
  return {
    header: source.slice(0, 8),
    root,
    at,
    entry,
    items: (value) => {
      const list = at(value);
      return list?.kind === 'array' ? list.items : [];
    },
    text: (value) => {
      const said = at(value);
      return said !== undefined && 'text' in said ? said.text : '';
    },
  };
}

type Reader = { value(): PdfValue; atEnd(): boolean };

/** Also reads the operators of a page, each a word. */
export function reader(
  source: string,
  from: number,
  at: (value: PdfValue | undefined) => PdfValue | undefined,
): Reader {
  let place = from;
  const space = () => {
    while (/\s/.test(source.charAt(place)) && place < source.length) place += 1;
  };
  const matched = (pattern: RegExp): string | null => {
    pattern.lastIndex = place;
    const found = pattern.exec(source)?.[0] ?? null;
    if (found !== null) place += found.length;
    return found;
  };
  const until = (end: string): PdfValue[] => {
    const values: PdfValue[] = [];
    for (space(); !source.startsWith(end, place); space()) values.push(value());
    place += end.length;
    return values;
  };

  function value(): PdfValue {
    space();
    if (matched(/<</y)) return dict(until('>>'));
    if (matched(/\[/y)) return { kind: 'array', items: until(']') };
    const hex = matched(/<[\da-fA-F\s]*>/y);
    if (hex !== null) return { kind: 'text', text: Buffer.from(hex.slice(1, -1), 'hex').toString('latin1') };
    const said = matched(/\((?:\\[\s\S]|[^\\()])*\)/y);
    if (said !== null) return { kind: 'text', text: textOf(said.slice(1, -1)) };
    const reference = matched(/\d+ \d+ R\b/y);
    if (reference !== null) return { kind: 'reference', id: Number.parseInt(reference, 10) };
    const number = matched(/[-+]?[\d.]+/y);
    if (number !== null) return { kind: 'number', number: Number(number) };
    const name = matched(/\/[^\s/<>[\]()]*/y);
    if (name !== null) return { kind: 'name', text: name.slice(1) };
    const word = matched(/[^\s/<>[\]()]+/y);
    if (word === null) throw new Error(`Not read: ${source.slice(place, place + 20)}`);
    return { kind: 'word', text: word };
  }

  function dict(values: readonly PdfValue[]): PdfValue {
    const entries = new Map<string, PdfValue>();
    for (let nth = 0; nth < values.length; nth += 2) {
      const [key, held] = values.slice(nth, nth + 2);
      if (key?.kind === 'name' && held !== undefined) entries.set(key.text, held);
    }
    const length = at(entries.get('Length'));
    if (length?.kind !== 'number' || matched(/\s*stream\r?\n/y) === null)
      return { kind: 'dict', entries, stream: null };
    const body = Buffer.from(source.slice(place, place + length.number), 'latin1');
    return { kind: 'dict', entries, stream: entries.has('Filter') ? inflateSync(body) : body };
  }

  return {
    value,
    atEnd: () => {
      space();
      return place >= source.length;
    },
  };
}

/** UTF-16 where it begins by saying so. */
function textOf(written: string): string {
  const bytes = written.replaceAll(/\\([\s\S])/g, (_, letter: string) => ESCAPED[letter] ?? letter);
  if (!bytes.startsWith('\u00FE\u00FF')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
