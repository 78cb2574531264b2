import { describe, expect, it } from 'vitest';
import { draftTexts, placeOfText, textAt } from './text-column.ts';
import type { TextColumn } from './text-column.ts';

function columnOf(texts: readonly string[], indexed = true): TextColumn {
  const draft = draftTexts(texts.length, { indexed });
  for (const text of texts) draft.add(text);
  return draft.finish();
}

describe('a text column', () => {
  const texts = ['10100001', '', 'É-42', 'a much longer reference than twelve letters', '10100002'];
  const column = columnOf(texts);

  it('gives every text back', () => {
    expect(texts.map((_, place) => textAt(column, place))).toEqual(texts);
  });

  it('finds the place of every text, and -1 for any other', () => {
    expect(texts.map((text) => placeOfText(column, text))).toEqual([0, 1, 2, 3, 4]);
    expect(placeOfText(column, '1010000')).toBe(-1);
    expect(placeOfText(columnOf([]), 'x')).toBe(-1);
    expect(placeOfText(columnOf(['x'], false), 'x')).toBe(-1);
  });

  it('finds each of many', () => {
    const many = Array.from({ length: 5000 }, (_, at) => `SKU-${at * 7}`);
    const column = columnOf(many);
    expect(many.every((text, at) => placeOfText(column, text) === at)).toBe(true);
  });
});
