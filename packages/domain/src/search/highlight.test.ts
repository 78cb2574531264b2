import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight, type HighlightTerm } from './highlight.ts';

const stem = (word: string): HighlightTerm => ({ kind: 'stem', stem: word });
const beginning = (typed: string): HighlightTerm => ({ kind: 'beginning', beginning: typed });
const marked = (text: string, ...terms: HighlightTerm[]): string =>
  highlight(text, terms)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

describe('highlighting', () => {
  it('marks whole words of one stem, accents as they are written', () => {
    expect(marked('Peintures de façade', stem('peintur'), stem('facad'))).toBe('[Peintures] de [façade]');
  });

  it('marks as much of a word as was typed', () => {
    expect(marked('Échafaudage roulant', beginning('echaf'))).toBe('[Échaf]audage roulant');
  });

  it('marks a compound whole, or the half that was asked for', () => {
    expect(marked('Sous-couche isolante', stem('souscouch'))).toBe('[Sous-couche] isolante');
    expect(marked('Sous-couche isolante', stem('couch'))).toBe('Sous-[couche] isolante');
  });

  it('marks a measure with its unit', () => {
    expect(marked('Pot de 15 L', stem('15l'))).toBe('Pot de [15 L]');
  });

  it('marks nothing inside another word, nor small words', () => {
    expect(marked('Solvant de sol', stem('sol'))).toBe('Solvant de [sol]');
    expect(marked('Décapant de peinture', beginning('de'))).toBe('[Dé]capant de peinture');
  });

  it('loses no letter of any text', () => {
    assert(
      property(string({ unit: 'grapheme' }), string({ minLength: 1, maxLength: 3 }), (text, typed) => {
        const parts = highlight(text, [beginning(typed), stem(typed)]);
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});
