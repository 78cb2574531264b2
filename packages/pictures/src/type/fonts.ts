// The faces that labels are set in, read once from the installed packages and kept.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

const FILES = {
  display: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  text: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  condensed: '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2',
  'condensed-bold': '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
  'condensed-black': '@fontsource/barlow-condensed/files/barlow-condensed-latin-900-normal.woff2',
  'condensed-light': '@fontsource/barlow-condensed/files/barlow-condensed-latin-300-normal.woff2',
  'condensed-slanted': '@fontsource/barlow-condensed/files/barlow-condensed-latin-800-italic.woff2',
} as const;

export type Face = keyof typeof FILES;

const findFile = createRequire(import.meta.url).resolve;
const loaded = new Map<Face, Font>();

export function fontOf(face: Face): Font {
  const known = loaded.get(face);
  if (known !== undefined) return known;
  const font = create(readFileSync(findFile(FILES[face])));
  if (!('layout' in font)) throw new Error(`The file of the face ${face} holds a collection, not a font.`);
  loaded.set(face, font);
  return font;
}
