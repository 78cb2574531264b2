import { expect, it } from 'vitest';
import { printable } from './paper-face.ts';

it.each([
  ['Œuvre d’été – 12 m² à 5 € «\u00A0ça\u00A0»', 'Œuvre d’été – 12 m² à 5 € «\u00A0ça\u00A0»'],
  ['1\u202F000 ≤ 2 → 3‰', '1\u202F000 ≤ 2 → 3‰'],
  ['Łukasz Żółć, Șerban Țăran, Şükrü Ağaoğlu', 'Łukasz Żółć, Șerban Țăran, Şükrü Ağaoğlu'],
  ['Жанна, Γιώργος', 'Жанна, Γιώργος'],
  ['e\u0301\u00ADt\u200Be', 'éte'],
  ['中 \u0007 😀', '? ? ?'],
])('prints %j as %j, and never lets a letter through that cannot be printed', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
