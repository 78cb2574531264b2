// The plain names of colours, as people put them beside what they want: « laque bleue », « peinture noire ».
import { frenchStem } from './french-stem.ts';

// By the charts' families.
const WORDS = {
  whites: ['blanc'],
  greys: ['gris'],
  beiges: ['beige'],
  browns: ['marron', 'brun'],
  yellows: ['jaune'],
  oranges: ['orange'],
  reds: ['rouge'],
  pinks: ['rose'],
  violets: ['violet', 'mauve'],
  blues: ['bleu'],
  greens: ['vert'],
  blacks: ['noir'],
} as const satisfies Record<string, readonly string[]>;

export type PlainColour = {
  family: keyof typeof WORDS;
  /** of all its names: « marron », « brun » */ stems: readonly string[];
};

const colours = Object.entries(WORDS).map(([family, words]) => ({
  family: family as PlainColour['family'],
  stems: words.map(frenchStem),
}));

const byStem: ReadonlyMap<string, PlainColour> = new Map(
  colours.flatMap((colour) => colour.stems.map((stem): [string, PlainColour] => [stem, colour])),
);

/** Whatever its gender and number; null for other words, and for what became so (« grisé »). */
export function plainColour(typed: string, stem: string): PlainColour | null {
  return /é|e\u0301/u.test(typed) ? null : (byStem.get(stem) ?? null);
}
