import { frenchStem } from './french-stem.ts';

// Longest first: « imperméabilisation » before « -ation ».
const SUFFIXES = [
  'abilisation',
  'abilisant',
  'abilite',
  'isation',
  'issage',
  'eite',
  'ateur',
  'ation',
  'ement',
  'euse',
  'able',
  'ance',
  'atif',
  'age',
  'ant',
  'eur',
  'ite',
  'ion',
  'er',
  'ir',
  'eu',
  'if',
].map((suffix) => ({ suffix, stem: frenchStem(suffix) }));

const SHORTEST_ROOT = 4;

/** What a verb, its action and its tool share: « poncer », « ponçage », « ponceuse ». A weaker kinship than the stem. */
export function frenchRoot(stem: string): string {
  for (const { suffix, stem: shortened } of SUFFIXES) {
    for (const ending of [suffix, shortened]) {
      if (stem.length - ending.length >= SHORTEST_ROOT && stem.endsWith(ending)) return stem.slice(0, -ending.length);
    }
  }
  return stem;
}
