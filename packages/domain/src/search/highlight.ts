import { frenchStem } from './words/french-stem.ts';
import { isStopWord } from './words/stop-words.ts';
import type { Token } from './words/token.ts';
import { tokenise } from './words/tokenise.ts';

/** A stem marks every word of its kin; a beginning marks as much of a word as was typed. */
export type HighlightTerm = { kind: 'stem'; stem: string } | { kind: 'beginning'; beginning: string };

export type HighlightPart = { text: string; hit: boolean };

/** The text cut into parts, the found ones marked; joined again, the parts are the text. */
export function highlight(text: string, terms: readonly HighlightTerm[]): HighlightPart[] {
  const parts: HighlightPart[] = [];
  let done = 0;
  for (const { start, end } of foundSpans(text, terms)) {
    if (start > done) parts.push({ text: text.slice(done, start), hit: false });
    parts.push({ text: text.slice(start, end), hit: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), hit: false });
  return parts;
}

type Span = { start: number; end: number };

function foundSpans(text: string, terms: readonly HighlightTerm[]): Span[] {
  const stems = new Set(terms.flatMap((term) => (term.kind === 'stem' ? [term.stem] : [])));
  const beginnings = terms.flatMap((term) => (term.kind === 'beginning' ? [term.beginning] : []));
  return compounds(tokenise(text)).flatMap((words) => {
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return [];
    const whole = words.map(({ word }) => word).join('');
    if (words.length > 1 && stems.has(frenchStem(whole))) return [{ start: first.start, end: last.end }];
    return words.flatMap((token) => spanOf(text, token, stems, beginnings));
  });
}

// « sous-couche » is looked at whole before its halves are.
function compounds(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    if (token.hyphenated) groups.at(-1)?.push(token);
    else groups.push([token]);
  }
  return groups;
}

function spanOf(
  text: string,
  token: Token,
  stems: ReadonlySet<string>,
  beginnings: readonly string[],
): Span[] {
  const { word, start, end } = token;
  if (stems.has(frenchStem(word))) return [{ start, end }];
  if (isStopWord(word)) return [];
  const typed = beginnings.filter((beginning) => word.startsWith(beginning)).map(({ length }) => length);
  if (typed.length === 0) return [];
  // Folding may change lengths (« œ », « 15 litres »): then the whole word is marked.
  const isLetterByLetter =
    text.slice(start, end).normalize('NFC').length === word.length && end - start === word.length;
  return [{ start, end: isLetterByLetter ? start + Math.max(...typed) : end }];
}
