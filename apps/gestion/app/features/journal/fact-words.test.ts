import { describe, expect, it } from 'vitest';
import { factWords } from './fact-words.ts';

describe('what a line of the journal tells of a change', () => {
  it('is whole where it is short', () => {
    expect(factWords({ before: 'Neuf', after: 'Abîmé' })).toEqual({
      start: { before: 'Neuf', after: 'Abîmé' },
      whole: null,
    });
  });

  it('begins with 200 letters of a page, and keeps the rest at hand', () => {
    const page = `<p>${'é'.repeat(4_000)}</p>`;
    const { start, whole } = factWords({ before: page, after: null });
    expect(start).toEqual({ before: `<p>${'é'.repeat(197)}…`, after: null });
    expect(whole).toEqual({ before: page, after: null });
    expect(factWords({ before: 'a'.repeat(200), after: 'b'.repeat(201) }).start).toEqual({
      before: 'a'.repeat(200),
      after: `${'b'.repeat(200)}…`,
    });
  });
});
