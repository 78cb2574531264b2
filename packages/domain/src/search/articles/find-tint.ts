// A chart's tint in a query: « laque RAL 5009 », « peinture bleu canard ».
import { frenchStem } from '../words/french-stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { Token } from '../words/token.ts';
import { tokenise } from '../words/tokenise.ts';

/** `rest` is the query without the tint. */
export type FoundTint<Tint> = { tint: Tint; rest: string; by: 'code' | 'name' };

export type TintFinder<Tint> = {
  /** By code, number or a name of several words. */
  find(query: string): FoundTint<Tint> | null;
  /** By a name of one word, which may also mean something else: « peinture terracotta », but « carrelage terracotta ». */
  named(word: string): Tint | null;
};

const LONGEST_NAME = 4;
const SHORTEST_NUMBER = 4;
// Numbers of standards are no tints: « ISO 9001 ».
const STANDARDS: ReadonlySet<string> = new Set(['en', 'nf', 'iso', 'din', 'astm', 'dtu', 'ref', 'reference']);

/** Where two charts have the same name, the first one's tint is meant. */
export function tintFinder<Tint extends { code: string; name: string }>(
  tints: readonly Tint[],
): TintFinder<Tint> {
  const byCode = new Map<string, Tint>();
  const byName = new Map<string, Tint>();
  for (const tint of tints) {
    const words = tokenise(tint.code).map(({ word }) => word);
    const number = words.at(-1) ?? '';
    addTo(byCode, words.join(''), tint);
    if (number.length >= SHORTEST_NUMBER && /^\d+$/.test(number)) addTo(byCode, number, tint);
    addTo(byName, keyOf(tokenise(tint.name)), tint);
  }

  const byWords = (tokens: readonly Token[], at: number, count: number) => {
    const part = tokens.slice(at, at + count);
    const code = byCode.get(part.map(({ word }) => word).join(''));
    if (code !== undefined && !STANDARDS.has(tokens[at - 1]?.word ?? ''))
      return { tint: code, by: 'code' } as const;
    const name = count > 1 ? byName.get(keyOf(part)) : undefined;
    // « bleu lin »: the words between are part of the name, those around it are not.
    const isTight = !isStopWord(part[0]?.word ?? '') && !isStopWord(part.at(-1)?.word ?? '');
    return name === undefined || !isTight ? null : ({ tint: name, by: 'name' } as const);
  };

  return {
    find(query) {
      const tokens = tokenise(query);
      for (let count = Math.min(LONGEST_NAME, tokens.length); count > 0; count -= 1) {
        for (let at = 0; at + count <= tokens.length; at += 1) {
          const found = byWords(tokens, at, count);
          if (found === null) continue;
          const before = query.slice(0, tokens[at]?.start ?? 0);
          const after = query.slice(tokens[at + count - 1]?.end ?? query.length);
          return { ...found, rest: `${before} ${after}`.replace(/\s+/gu, ' ').trim() };
        }
      }
      return null;
    },
    named: (word) => byName.get(keyOf(tokenise(word))) ?? null,
  };
}

function addTo<Tint>(map: Map<string, Tint>, key: string, tint: Tint): void {
  if (key !== '' && !map.has(key)) map.set(key, tint);
}

function keyOf(tokens: readonly Token[]): string {
  return tokens
    .filter(({ word }) => !isStopWord(word))
    .map(({ word }) => frenchStem(word))
    .join(' ');
}
