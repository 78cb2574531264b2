import { expect, it } from 'vitest';
import { isReadableLine, isReadableText, readableLine } from './readable-text.ts';

it.each([
  ['', true, true],
  ['BC-2026/118 « Résidence L’Éden » n° 4 – 1\u202f200 m²', true, true],
  ['Café crème e\u0301 中文 עברית', true, true],
  ['≤ 5 € + 20 % <b>', true, true],
  ['👩🏽\u200d🎨 ❤\ufe0f', true, true],
  ['deux\nlignes', false, true],
  ['deux\r\n\tlignes', false, true],
  ['nul\u0000', false, false],
  ['cloche\u0007', false, false],
  ['suite\u0085', false, false],
  ['séparées\u2028', false, false],
  ['séparées\u2029', false, false],
  ['à l’envers \u202e', false, false],
  ['isolé \u2066', false, false],
  ['marque \u200f', false, false],
  ['marque \u061c', false, false],
  ['invisible \u200b', false, false],
  ['moitié \ud800', false, false],
])('%j: in one line %s, in several %s', (text, inLine, inLines) => {
  expect(isReadableLine(text)).toBe(inLine);
  expect(isReadableText(text)).toBe(inLines);
});

it('what cannot be read becomes a space', () => {
  expect(readableLine('Couloir\r\nDupont\u202e\u0000 bis')).toBe('Couloir Dupont  bis');
});
