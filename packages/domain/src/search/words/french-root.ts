// Endings of stems, without the mute « e ». Longest first: « -abilisation » before « -ation ».
const SUFFIXES =
  'abilisation abilisant abilit isation issag ateur ation ement atif abl anc ant eit eur ion ag er eu if ir it'.split(
    ' ',
  );

const SHORTEST_ROOT = 4;

/** What a verb, its action and its tool share: « poncer », « ponçage », « ponceuse ». A weaker match than the stem. */
export function frenchRoot(stem: string): string {
  const ending = SUFFIXES.find(
    (suffix) => stem.length - suffix.length >= SHORTEST_ROOT && stem.endsWith(suffix),
  );
  return ending === undefined ? stem : stem.slice(0, -ending.length);
}
