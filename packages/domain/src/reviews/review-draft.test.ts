import { describe, expect, it } from 'vitest';
import { reviewProblems, tidyReview } from './review-draft.ts';
import type { ReviewProblems, ReviewWords } from './review-draft.ts';

const good: ReviewWords = {
  nickname: 'Léa',
  summary: 'Couvre bien',
  text: 'Deux couches ont suffi sur un plafond ancien.',
};

describe('what a review may hold', () => {
  it.each<[string, Partial<ReviewWords>, ReviewProblems]>([
    ['a plain review', {}, {}],
    ['a nickname of two characters', { nickname: 'Lé' }, {}],
    ['a nickname of one character', { nickname: 'L' }, { nickname: { kind: 'short', least: 2 } }],
    ['a nickname too long', { nickname: 'L'.repeat(41) }, { nickname: { kind: 'long', most: 40 } }],
    ['nothing', { nickname: '', summary: '', text: '' }, everyField({ kind: 'required' })],
    ['a text of two words', { text: 'Très bien' }, { text: { kind: 'short', least: 10 } }],
    ['a text of the full length', { text: 'é'.repeat(2000) }, {}],
    ['a text too long', { text: 'é'.repeat(2001) }, { text: { kind: 'long', most: 2000 } }],
    ['a summary too long', { summary: 'x'.repeat(101) }, { summary: { kind: 'long', most: 100 } }],
    ['several lines of text', { text: 'Première ligne.\n\tSeconde ligne.' }, {}],
    ['a line break in the summary', { summary: 'Bien\nBien' }, { summary: { kind: 'forbidden' } }],
    ['a null character', { text: 'Couvre bien\u0000 partout' }, { text: { kind: 'forbidden' } }],
    ['letters turned around', { nickname: 'Ana\u202Esiob' }, { nickname: { kind: 'forbidden' } }],
    ['a link', { text: 'Bien moins cher sur https://ailleurs.example' }, { text: { kind: 'link' } }],
    [
      'a link without a lock',
      { text: 'Bien moins cher sur http://ailleurs.example' },
      { text: { kind: 'link' } },
    ],
    ['a link as markup', { text: 'Voyez <a href=ailleurs> mon site' }, { text: { kind: 'link' } }],
    ['a link in the nickname', { nickname: 'www.ailleurs.example' }, { nickname: { kind: 'link' } }],
    ['markup that is no link', { text: 'Teinte <b>superbe</b> & rendu net' }, {}],
  ])('%s', (_title, words, problems) => {
    expect(reviewProblems({ ...good, ...words })).toEqual(problems);
  });

  it('is kept without needless space', () => {
    expect(
      tidyReview({ nickname: '  Le\u0301a  B. ', summary: ' Bien ', text: '\r\nUn\r\n\r\r\n\r\ndeux\n' }),
    ).toEqual({ nickname: 'Léa B.', summary: 'Bien', text: 'Un\n\ndeux' });
  });
});

function everyField(problem: { kind: 'required' }): ReviewProblems {
  return { nickname: problem, summary: problem, text: problem };
}
