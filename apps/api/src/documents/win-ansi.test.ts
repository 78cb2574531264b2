import { expect, it } from 'vitest';
import { winAnsi } from './win-ansi.ts';

it('keeps French as it is written, and never lets a letter through that cannot be printed', () => {
  expect(winAnsi('Œuvre d’été – 12 m² à 5 € «\u00A0ça\u00A0»')).toBe(
    'Œuvre d’été – 12 m² à 5 € «\u00A0ça\u00A0»',
  );
  expect(winAnsi('1\u202F000 ≤ 2 中 \u0007')).toBe('1\u00A0000 <= 2 ? ?');
  expect(winAnsi('e\u0301')).toBe('é');
});
