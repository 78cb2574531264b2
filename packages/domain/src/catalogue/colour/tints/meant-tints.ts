// What an address that no chart knows may have meant: `7016`, `gris-anthracite`, `bleu-cannard`.
import { optionCode } from '../../articles/option-code.ts';
import { tintsCoded } from './tint-coded.ts';

type NamedTint = { code: string; name: string };

/** Between two spellings, `limit + 1` as soon as it is more than the limit. */
export type SpellingDistance = (one: string, other: string, limit: number) => number;

export type MeantTints<C> =
  | { kind: 'one'; tint: C }
  /** The likeliest first; none when nothing comes near. */
  | { kind: 'some'; tints: readonly C[] };

const MOST_MEANT = 8;
/** One mistake in so many letters. */
const LETTERS_A_MISTAKE = 5;

export function meantTints<C extends NamedTint>(
  tints: readonly C[],
  asked: string,
  distance: SpellingDistance,
): MeantTints<C> {
  const wanted = optionCode(asked.slice(0, 60));
  if (wanted === '') return { kind: 'some', tints: [] };
  const found =
    someOf(tintsCoded(tints, wanted)) ??
    someOf(tints.filter(({ name }) => optionCode(name) === wanted)) ??
    someOf(tints.filter(({ name }) => beginsWords(wanted, optionCode(name))));
  if (found?.length === 1 && found[0]) return { kind: 'one', tint: found[0] };
  return { kind: 'some', tints: (found ?? misspelt(tints, wanted, distance)).slice(0, MOST_MEANT) };
}

function someOf<C>(found: readonly C[]): readonly C[] | null {
  return found.length > 0 ? found : null;
}

function beginsWords(wanted: string, name: string): boolean {
  return wanted.split('-').every((word) => `-${name}`.includes(`-${word}`));
}

function misspelt<C extends NamedTint>(
  tints: readonly C[],
  wanted: string,
  distance: SpellingDistance,
): readonly C[] {
  const limit = Math.max(1, Math.floor(wanted.length / LETTERS_A_MISTAKE));
  return tints
    .map((tint) => ({
      tint,
      mistakes: Math.min(
        distance(wanted, optionCode(tint.name), limit),
        distance(joined(wanted), joined(optionCode(tint.code)), limit),
      ),
    }))
    .filter(({ mistakes }) => mistakes <= limit)
    .toSorted((one, other) => one.mistakes - other.mistakes)
    .map(({ tint }) => tint);
}

const joined = (code: string): string => code.replaceAll('-', '');
