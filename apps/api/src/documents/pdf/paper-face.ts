// The two faces of the papers, read once from their package: each PDF carries the letters it uses, as PDF/UA wants.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

const FILES = {
  plain: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  bold: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
} as const;

export type PaperFace = keyof typeof FILES;

// pdfkit takes what fontkit has opened; its types know only files.
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, src: Font): this;
    }
  }
}

const findFile = createRequire(import.meta.url).resolve;
const opened = new Map<PaperFace, Font>();

export function registerFaces(pdf: PDFKit.PDFDocument): void {
  pdf.registerFont('plain', fontOf('plain')).registerFont('bold', fontOf('bold'));
}

function fontOf(face: PaperFace): Font {
  const known = opened.get(face);
  if (known !== undefined) return known;
  const font = create(readFileSync(findFile(FILES[face])));
  if (!('layout' in font)) throw new Error(`The file of the face ${face} holds a collection, not a font.`);
  // A letter after the other, without kerning and ligatures: a paper is written in half the time.
  Object.defineProperty(font, 'layout', { value: (text: string) => lettersInLine(font, text) });
  opened.set(face, font);
  return font;
}

function lettersInLine(font: Font, text: string) {
  const glyphs = Array.from(text, (letter) => glyphOf(font, letter.codePointAt(0) ?? 0));
  const units = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  return {
    glyphs,
    positions: glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    })),
    // As pdfkit reads it: in thousandths.
    advanceWidth: (units * 1000) / font.unitsPerEm,
  };
}

/**
 * The font remembers each glyph as it was first met. Part of another one, as E is of É, it was met without its letter,
 * and no later paper could say which letter it drew.
 */
function glyphOf(font: Font, letter: number) {
  const glyph = font.glyphForCodePoint(letter);
  if (glyph.codePoints.length === 0) glyph.codePoints.push(letter);
  return glyph;
}

const UNSEEN = /[\u00AD\u200B-\u200F\u2060\uFEFF]/u;

/** A character missing from the fonts would print as an empty box that no screen reader can read. */
export function printable(text: string): string {
  const font = fontOf('plain');
  return Array.from(text.normalize('NFC'), (letter) => {
    if (letter === '\n') return letter;
    if (UNSEEN.test(letter)) return '';
    const code = letter.codePointAt(0) ?? 0;
    return code >= 0x20 && font.hasGlyphForCodePoint(code) ? letter : '?';
  }).join('');
}
