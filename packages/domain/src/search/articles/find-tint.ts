// A chart's tint in a query: « laque RAL 5009 », « peinture bleu canard ».
import { frenchStem } from '../words/french-stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { Token } from '../words/token.ts';
import { tokenise } from '../words/tokenise.ts';

/** `rest` is the query without the tint. */
export type FoundTint<Tint> = {
  tint: Tint;
  /** of other charts, with the same name */
  namesakes: readonly Tint[];
  rest: string;
  by: 'code' | 'name';
};

export type TintFinder<Tint> = {
  /** By code, number or a name of several words. */
  find(query: string): FoundTint<Tint> | null;
  /** By a name of one word, which may also mean something else: « peinture terracotta », but « carrelage terracotta ». */
  named(word: string): Tint | null;
  /** A code that looks like a chart's and is in none: « RAL 9999 ». As it was typed. */
  unknown(query: string): { typed: string; rest: string } | null;
};

const LONGEST_NAME = 4;
const SHORTEST_NUMBER = 4;
const LETTERS = /^[a-z]+$/;
const DIGITS = /^\d{4}$/;
const GLUED = /^([a-z]+)(\d{4})$/;
// Numbers of standards are no tints: « ISO 9001 ».
const STANDARDS: ReadonlySet<string> = new Set(['en', 'nf', 'iso', 'din', 'astm', 'dtu', 'ref', 'reference']);

/** Where two charts have the same name, the first one's tint is meant. `known`: all codes, also of what is not mixed. */
export function tintFinder<Tint extends { code: string; name: string }>(
  tints: readonly Tint[],
  known: readonly { code: string }[] = tints,
): TintFinder<Tint> {
  const byCode = new Map<string, Tint>();
  const byName = new Map<string, Tint[]>();
  const codes = new Set(known.map(({ code }) => plainCode(code)));
  const charts = new Set(
    known.map(({ code }) => tokenise(code)[0]?.word ?? '').filter((word) => LETTERS.test(word)),
  );
  for (const tint of tints) {
    const words = tokenise(tint.code).map(({ word }) => word);
    const number = words.at(-1) ?? '';
    addTo(byCode, words.join(''), tint);
    if (number.length >= SHORTEST_NUMBER && /^\d+$/.test(number)) addTo(byCode, number, tint);
    const name = keyOf(tokenise(tint.name));
    byName.set(name, [...(byName.get(name) ?? []), tint]);
  }

  const byWords = (tokens: readonly Token[], at: number, count: number) => {
    const part = tokens.slice(at, at + count);
    const code = byCode.get(part.map(({ word }) => word).join(''));
    if (code !== undefined && !STANDARDS.has(tokens[at - 1]?.word ?? ''))
      return { tint: code, namesakes: [], by: 'code' } as const;
    const [name, ...namesakes] = count > 1 ? (byName.get(keyOf(part)) ?? []) : [];
    // « bleu lin »: the words between are part of the name, those around it are not.
    const isTight = !isStopWord(part[0]?.word ?? '') && !isStopWord(part.at(-1)?.word ?? '');
    return name === undefined || !isTight ? null : ({ tint: name, namesakes, by: 'name' } as const);
  };

  return {
    find(query) {
      const tokens = tokenise(query);
      for (let count = Math.min(LONGEST_NAME, tokens.length); count > 0; count -= 1) {
        for (let at = 0; at + count <= tokens.length; at += 1) {
          const found = byWords(tokens, at, count);
          if (found === null) continue;
          return { ...found, rest: without(query, tokens, at, count) };
        }
      }
      return null;
    },
    named: (word) => byName.get(keyOf(tokenise(word)))?.[0] ?? null,
    unknown(query) {
      const tokens = tokenise(query);
      for (const [at, { word, start, end }] of tokens.entries()) {
        const [, letters = word, digits] = GLUED.exec(word) ?? [];
        const next = digits === undefined ? tokens[at + 1] : undefined;
        const number = digits ?? next?.word ?? '';
        if (!charts.has(letters) || !DIGITS.test(number) || codes.has(letters + number)) continue;
        const typed = query.slice(start, next?.end ?? end);
        return { typed, rest: without(query, tokens, at, next === undefined ? 1 : 2) };
      }
      return null;
    },
  };
}

function without(query: string, tokens: readonly Token[], at: number, count: number): string {
  const before = query.slice(0, tokens[at]?.start ?? 0);
  const after = query.slice(tokens[at + count - 1]?.end ?? query.length);
  return `${before} ${after}`.replace(/\s+/gu, ' ').trim();
}

const plainCode = (code: string): string =>
  tokenise(code)
    .map(({ word }) => word)
    .join('');

function addTo<Tint>(map: Map<string, Tint>, key: string, tint: Tint): void {
  if (key !== '' && !map.has(key)) map.set(key, tint);
}

function keyOf(tokens: readonly Token[]): string {
  return tokens
    .filter(({ word }) => !isStopWord(word))
    .map(({ word }) => frenchStem(word))
    .join(' ');
}
