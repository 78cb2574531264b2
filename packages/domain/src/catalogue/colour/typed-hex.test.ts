import { describe, expect, it } from 'vitest';
import { typedHex } from './typed-hex.ts';

describe('a screen colour among what is typed', () => {
  it.each([
    ['#2E5978', '2E5978'],
    [' 2e5978 ', '2E5978'],
    ['#112233', '112233'],
    ['#facade', 'FACADE'],
  ])('« %s » is %s', (text, hex) => {
    expect(typedHex(text)).toBe(hex);
  });

  it.each(['facade', '101000', 'RAL 5009', '#2E597', '2E59780', ''])('« %s » is none', (text) => {
    expect(typedHex(text)).toBeNull();
  });
});
