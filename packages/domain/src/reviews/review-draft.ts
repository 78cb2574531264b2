// The rules of a review before moderation: one set for the browser's form and the server's operation.
import { isReadableLine, isReadableText } from '../readable-text.ts';

export const LONGEST_NICKNAME = 40;
export const LONGEST_SUMMARY = 100;
export const LONGEST_TEXT = 2000;
const SHORTEST_LINE = 2;
const SHORTEST_TEXT = 10;

export type ReviewWords = { nickname: string; summary: string; text: string };

export type ReviewProblem =
  | { kind: 'required' }
  | { kind: 'short'; least: number }
  | { kind: 'long'; most: number }
  | { kind: 'forbidden' }
  | { kind: 'link' };

export type ReviewProblems = Partial<Record<keyof ReviewWords, ReviewProblem>>;

/** Empty when the review can be submitted for moderation. */
export function reviewProblems({ nickname, summary, text }: ReviewWords): ReviewProblems {
  const found = {
    nickname: problemOf(nickname, SHORTEST_LINE, LONGEST_NICKNAME, isReadableLine),
    summary: problemOf(summary, SHORTEST_LINE, LONGEST_SUMMARY, isReadableLine),
    text: problemOf(text, SHORTEST_TEXT, LONGEST_TEXT, isReadableText),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** As it is kept: letters composed, ends trimmed, no heap of empty lines. */
export function tidyReview({ nickname, summary, text }: ReviewWords): ReviewWords {
  return { nickname: line(nickname), summary: line(summary), text: lines(text) };
}

// Reviews are for words: links are what spam lives on.
const link = /https?:|www\.|\[url|<a\s/iu;

function problemOf(
  value: string,
  least: number,
  most: number,
  isReadable: (text: string) => boolean,
): ReviewProblem | null {
  const count = [...value].length;
  if (count === 0) return { kind: 'required' };
  if (count < least) return { kind: 'short', least };
  if (count > most) return { kind: 'long', most };
  if (!isReadable(value)) return { kind: 'forbidden' };
  return link.test(value) ? { kind: 'link' } : null;
}

function line(value: string): string {
  return value.normalize('NFC').trim().replaceAll(/ {2,}/gu, ' ');
}

function lines(value: string): string {
  return value
    .normalize('NFC')
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}
