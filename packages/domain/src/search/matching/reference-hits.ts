// References in a query: a code or an EAN alone, or among words (« réf. 10100001 », two codes pasted together).
import type { Hits } from './match-documents.ts';
import { REFERENCE } from './score-steps.ts';
import {
  documentsWithReference,
  documentsWithReferencePrefix,
  plainReference,
} from '../index/reference-index.ts';
import type { TextIndex } from '../index/text-index.ts';

/** `rest` is what is left to be searched as words. */
export type ReferenceHits = { matches: Hits; rest: string };

const SCORES = { exact: 2 * REFERENCE, beginning: REFERENCE, vague: 0.001 };
const LONGEST_QUERY = 200;
const LONGEST_REFERENCE = 40;
const FEWEST_DIGITS = 3;
const SHORTEST = 4;
// Below this, digits are as well a colour (RAL 7016) or a standard (EN 13300).
const SURE_LENGTH = 6;

export function referenceHits(index: TextIndex, query: string): ReferenceHits {
  const asked = query.slice(0, LONGEST_QUERY).trim();
  const whole = plainReference(asked);
  if (asked.length <= LONGEST_REFERENCE && looksLikeReference(whole)) {
    const exact = documentsWithReference(index.references, whole);
    if (exact.length > 0) return found(exact, SCORES.exact, whole.length < SURE_LENGTH ? asked : '');
  }
  return amongWords(index, asked) ?? byBeginning(index, asked, whole);
}

function amongWords(index: TextIndex, asked: string): ReferenceHits | null {
  const docs: number[] = [];
  const rest = asked.split(/[\s,;]+/).filter((word) => {
    const code = plainReference(word);
    const exact =
      code.length >= SURE_LENGTH && looksLikeReference(code)
        ? documentsWithReference(index.references, code)
        : [];
    docs.push(...exact);
    return exact.length === 0;
  });
  return docs.length === 0 ? null : found([...new Set(docs)], SCORES.exact, rest.join(' '));
}

function byBeginning(index: TextIndex, asked: string, whole: string): ReferenceHits {
  if (/\s/.test(asked) || !looksLikeReference(whole)) return found([], 0, asked);
  const isSure = whole.length >= SURE_LENGTH || /[A-Z]/.test(whole);
  const docs = documentsWithReferencePrefix(index.references, whole);
  return found(docs, isSure ? SCORES.beginning : SCORES.vague, asked);
}

function looksLikeReference(code: string): boolean {
  return code.length >= SHORTEST && code.replace(/\D/g, '').length >= FEWEST_DIGITS;
}

function found(docs: readonly number[], score: number, rest: string): ReferenceHits {
  return {
    matches: { docs: Uint32Array.from(docs), scores: new Float32Array(docs.length).fill(score) },
    rest,
  };
}
