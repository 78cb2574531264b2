// Synonyms that a shop adds to the trade's: as they are typed, judged, and written for the index.
import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';
import { frenchStem } from '../words/french-stem.ts';
import { readWords } from '../words/read-words.ts';
import { isQueryNoise } from '../words/stop-words.ts';

/** `leadsTo` empty: the words mean the same. Else who types one of them also finds these, best first, not the reverse. */
export type SynonymRule = { words: readonly string[]; leadsTo: readonly string[] };

export type SynonymFault =
  'SYNONYM_FEW' | 'SYNONYM_MANY' | 'SYNONYM_LONG' | 'SYNONYM_SIGN' | 'SYNONYM_EMPTY' | 'SYNONYM_TWICE';

const MOST_EXPRESSIONS = 12;
const LONGEST_EXPRESSION = 4;
const LONGEST_TEXT = 60;
/** The index's own signs. */
const SIGNS = /[=>,;]/u;

export function readSynonymRule(typed: SynonymRule): Verdict<SynonymRule, SynonymFault> {
  const [words, leadsTo] = [tidied(typed.words), tidied(typed.leadsTo)];
  if (words.length + Math.min(leadsTo.length, 1) < 2) return refuse('SYNONYM_FEW');
  if (words.length > MOST_EXPRESSIONS || leadsTo.length > MOST_EXPRESSIONS) return refuse('SYNONYM_MANY');
  const all = [...words, ...leadsTo];
  for (const expression of all) {
    const fault = faultOf(expression);
    if (fault !== null) return refuse(fault);
  }
  const keys = all.map(stemsOf);
  if (new Set(keys).size < keys.length) return refuse('SYNONYM_TWICE');
  return accept({ words, leadsTo });
}

/** A line of the list of synonyms (`words/synonyms.ts`). */
export function synonymLine({ words, leadsTo }: SynonymRule): string {
  const left = words.join(' = ');
  return leadsTo.length === 0 ? left : `${left} > ${leadsTo.join(', ')}`;
}

function tidied(expressions: readonly string[]): string[] {
  return expressions
    .map((expression) => expression.trim().replaceAll(/\s+/gu, ' '))
    .filter((expression) => expression !== '');
}

function faultOf(expression: string): SynonymFault | null {
  if (SIGNS.test(expression)) return 'SYNONYM_SIGN';
  if (expression.length > LONGEST_TEXT) return 'SYNONYM_LONG';
  const { run, isOneCompound } = readWords(expression);
  if (run.length > LONGEST_EXPRESSION) return 'SYNONYM_LONG';
  // « en lés » would be « lés », and what queries leave out is never found.
  const isLost = /[\s’']/u.test(expression) && run.length < 2;
  if (run.length === 0 || run.some(({ word }) => isQueryNoise(word))) return 'SYNONYM_EMPTY';
  return isLost && !isOneCompound ? 'SYNONYM_EMPTY' : null;
}

function stemsOf(expression: string): string {
  const { run, compounds, isOneCompound } = readWords(expression);
  return (isOneCompound ? compounds : run).map(({ word }) => frenchStem(word)).join(' ');
}
