import { describe, expect, it } from 'vitest';
import { blur, linear, newSheet } from './sheet.ts';

describe('a sheet', () => {
  it('writes the same definition once, however often it is asked for', () => {
    const sheet = newSheet();
    const first = linear(sheet, '0 #ffffff 0.5, 1 #000000');
    expect(linear(sheet, '0 #ffffff 0.5, 1 #000000')).toBe(first);
    expect(blur(sheet, 4)).not.toBe(first);
    expect(sheet.definitions().match(/<linearGradient/g)).toHaveLength(1);
  });

  it('reads stops as text or as a list alike', () => {
    const sheet = newSheet();
    expect(linear(sheet, '0 #ffffff 0.5, 1 #000000')).toBe(
      linear(sheet, [
        [0, '#ffffff', 0.5],
        [1, '#000000'],
      ]),
    );
  });
});
