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
  [/\/JavaScript|\/XFA(?![A-Za-z])|\/JS[\s\0]*(?:[(<]|\d+[\s\0]+\d+[\s\0]+R)/, 'script'],
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
  for (const stream of objectStreams(text)) {
    if (stream === 'tangled') return 'opaque';
    const { head, begin, end } = stream;
    const packed = bytes.subarray(begin, end);
    // oxlint-disable-next-line no-await-in-loop -- within one bound for all
    const plain = await unpacked(head, packed, left);
    if (plain === 'drawing') continue;
    if (plain === null) return 'opaque';
    left -= plain.length;
    const fault = forbiddenIn(plain.toString('latin1'), attached);
    if (fault !== null) return fault;
    if (left <= 0) return 'opaque';
  }
  return null;
}

const DRAWN = /\/Filter[\s\0]*\[?[\s\0]*\/(?:DCT|JPX|JBIG2|CCITTFax)Decode(?![A-Za-z])/;
/** Packed objects say where the first of them begins. An outline names its first entry likewise, by reference. */
const SURELY_OBJECTS = /\/ObjStm(?![A-Za-z])|\/First(?=[\s\0]+\d+(?![\s\0]*\d+[\s\0]+R))/;
const MAYBE_OBJECTS = /\/First(?![A-Za-z])/g;

/** Null where it cannot be looked into: another way of packing, or rows that are foretold, would hide names. */
async function unpacked(head: string, packed: Buffer, most: number): Promise<Buffer | 'drawing' | null> {
  const { own, isSure } = judged(head);
  if (!isSure && DRAWN.test(own)) return 'drawing';
  if (isSure && head.includes('/DecodeParms')) return null;
  if (!own.includes('/Filter')) return packed;
  if (!DEFLATED.test(own)) return null;
  return unpack(packed, { maxOutputLength: most }).catch(() => null);
}

/** `own`: the dictionary right before the stream, its strings and comments left blank; all of it where that is unclear. */
function judged(head: string): { own: string; isSure: boolean; mayHold: boolean } {
  const isSure = SURELY_OBJECTS.test(head);
  const blank = withoutStrings(head);
  if (blank === null) return { own: head, isSure, mayHold: isSure || head.includes('/First') };
  const own = blank.slice(blank.lastIndexOf('obj') + 1);
  const isOfOthers = count(head) === count(blank) && count(own) === 0;
  return { own, isSure, mayHold: isSure || !isOfOthers };
}

function count(text: string): number {
  return [...text.matchAll(MAYBE_OBJECTS)].length;
}

const BACKSLASH = '\\';

/** Null where a string or a comment does not end. */
function withoutStrings(head: string): string | null {
  let [plain, depth, isComment] = ['', 0, false];
  for (let at = 0; at < head.length; at += 1) {
    const sign = head[at] ?? '';
    if (isComment) isComment = sign !== '\r' && sign !== '\n';
    else if (depth > 0 && sign === BACKSLASH) at += 1;
    else if (sign === '(') depth += 1;
    else if (depth > 0 && sign === ')') depth -= 1;
    else if (depth === 0 && sign === '%') isComment = true;
    else if (depth === 0) plain += sign;
  }
  return depth > 0 || isComment ? null : plain;
}

type ObjectStream = { head: string; begin: number; end: number };

/**
 * What may hold objects. Its head is all that stands since the stream before it ended: the words `obj` and `stream`
 * in a string of the head shorten nothing. Tangled: streams begun over and over before one ends.
 */
function* objectStreams(text: string): Generator<ObjectStream | 'tangled'> {
  let headBegin = 0;
  let end = -1;
  let toRead = 4 * text.length;
  for (const { 0: line, index } of text.matchAll(/(?<!end)stream[^\r\n]*(?:\r\n?|\n)/g)) {
    if (end !== -1 && end < index) headBegin = end;
    const begin = index + line.length;
    if (end < begin) end = text.indexOf('endstream', begin);
    if (end === -1) end = text.length;
    toRead -= index - headBegin;
    if (toRead < 0) {
      yield 'tangled';
      return;
    }
    const head = withoutEscapes(text.slice(headBegin, index));
    if (judged(head).mayHold) yield { head, begin, end };
  }
}
