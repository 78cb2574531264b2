// What keeps a PDF from being handed to customers. Actions and attachments stand in objects, plain in the file or packed
// into object streams, and their names may be written with escapes: both are looked into.
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

export const MOST_PAPER_BYTES = 10 * 1_024 ** 2;

export type PaperFault =
  | 'too-large'
  | 'no-pdf'
  | 'cut-short'
  | 'encrypted'
  | 'script'
  | 'launch'
  | 'attachment'
  /** packed in a way that cannot be looked into */
  | 'opaque';

/** All that is packed into one file; no invoice comes near it. */
const MOST_UNPACKED = 32 * 1_024 ** 2;
const TAIL_BYTES = 2_048;
const DEFLATED = /\/Filter\s*(?:\/FlateDecode(?![A-Za-z])|\[\s*\/FlateDecode\s*\])/;

const FORBIDDEN: readonly (readonly [RegExp, PaperFault])[] = [
  [/\/Encrypt(?![A-Za-z])/, 'encrypted'],
  [/\/JavaScript|\/XFA(?![A-Za-z])/, 'script'],
  [/\/Launch(?![A-Za-z])/, 'launch'],
];

export async function paperFault(bytes: Buffer): Promise<PaperFault | null> {
  if (bytes.length > MOST_PAPER_BYTES) return 'too-large';
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return 'no-pdf';
  if (!/startxref\s+\d+\s+%%EOF/.test(text.slice(-TAIL_BYTES)) || !text.includes('/Root')) return 'cut-short';
  const attached: Attached = { files: 0, isNamed: false, isFacturX: false };
  const fault = forbiddenIn(text, attached) ?? (await faultInStreams(bytes, text, attached));
  return fault ?? (isBareAttachment(attached) ? 'attachment' : null);
}

/** What is attached, over all parts of the file. */
type Attached = { files: number; isNamed: boolean; isFacturX: boolean };

/** An electronic invoice (Factur-X, ZUGFeRD) carries its own XML, and that alone. */
const FACTUR_X = /\((?:factur-x|zugferd-invoice|xrechnung)\.xml\)/i;

function isBareAttachment({ files, isNamed, isFacturX }: Attached): boolean {
  return (files > 0 || isNamed) && !(isFacturX && files <= 1);
}

function forbiddenIn(text: string, attached: Attached): PaperFault | null {
  const plain = withoutEscapes(text);
  attached.files += [...plain.matchAll(/\/EmbeddedFile(?![A-Za-z])/g)].length;
  attached.isNamed ||= plain.includes('/EmbeddedFiles');
  // Names may be written two bytes a letter.
  attached.isFacturX ||= FACTUR_X.test(plain.replaceAll(/\0|þÿ/g, ''));
  return FORBIDDEN.find(([name]) => name.test(plain))?.[1] ?? null;
}

/** « /Java#53cript »; byte by byte, so that a file full of them takes no longer than another. */
function withoutEscapes(text: string): string {
  if (!text.includes('#')) return text;
  const bytes = Buffer.from(text, 'latin1');
  let to = 0;
  for (let at = 0; at < bytes.length; at += 1, to += 1) {
    const byte = bytes[at] ?? 0;
    const [high, low] = byte === HASH ? [hexOf(bytes[at + 1]), hexOf(bytes[at + 2])] : [-1, -1];
    const isEscape = high !== -1 && low !== -1;
    bytes[to] = isEscape ? high * 16 + low : byte;
    if (isEscape) at += 2;
  }
  return bytes.toString('latin1', 0, to);
}

const HASH = 0x23;

function hexOf(byte: number | undefined): number {
  return byte === undefined ? -1 : '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase());
}

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

async function faultInStreams(bytes: Buffer, text: string, attached: Attached): Promise<PaperFault | null> {
  let left = MOST_UNPACKED;
  for (const { head, begin, end } of objectStreams(text)) {
    // Another way of packing, or rows that are foretold, would hide names.
    const isPlain = !head.includes('/Filter');
    if (head.includes('/DecodeParms') || !(isPlain || DEFLATED.test(head))) return 'opaque';
    const packed = bytes.subarray(begin, end);
    // oxlint-disable-next-line no-await-in-loop -- within one bound for all
    const plain = isPlain ? packed : await unpack(packed, { maxOutputLength: left }).catch(() => null);
    if (plain === null) return 'opaque';
    left -= plain.length;
    const fault = forbiddenIn(plain.toString('latin1'), attached);
    if (fault !== null) return fault;
    if (left <= 0) return 'opaque';
  }
  return null;
}

type ObjectStream = { head: string; begin: number; end: number };

/** In one pass, however the file is made: each head is looked at once, and the next end is sought from the last one. */
function* objectStreams(text: string): Generator<ObjectStream> {
  let headBegin: number | null = null;
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/\bobj\b|\bstream\r?\n/g)) {
    if (word === 'obj') {
      headBegin = index;
      continue;
    }
    const head: string = headBegin === null ? '' : withoutEscapes(text.slice(headBegin, index));
    headBegin = null;
    if (!/\/ObjStm(?![A-Za-z])/.test(head)) continue;
    const begin: number = index + word.length;
    if (end < begin) end = text.indexOf('endstream', begin);
    if (end === -1) end = text.length;
    yield { head, begin, end };
  }
}
