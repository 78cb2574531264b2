// Everyday things that a shop of this trade does not sell, with the words of its nearest range, if any. They are no
// typing mistakes: « voiture » is no « toiture », and « perceuse » no « ponceuse ». In their folded spelling.
import { frenchStem } from './french-stem.ts';
import { tokenise } from './tokenise.ts';

const OTHER_THINGS: readonly (readonly [things: string, nearest: string])[] = [
  [
    'perceuse visseuse scie tenaille etau pioche pelle brouette beche secateur tondeuse marteau tournevis pince rabot cle',
    'outillage',
  ],
  ['boulon ecrou rivet vis clou cheville soudure charniere gond', 'fixation'],
  ['chemise veste robe ceinture manteau jupe chaussette', 'vetements'],
  ['casque', 'protection individuelle'],
  ['carrosserie', 'aerosol'],
  ['planche', 'bois'],
  ['rideau store tapis tableau', 'papier peint'],
  [
    'voiture moto pneu train camionnette bateau lampe ampoule cable gaine neon prise cadenas robinet lavabo evier',
    '',
  ],
  [
    'radio tablette souris montre clavier ecran couette coussin plante arbre fleur fruit pain cafe poisson',
    '',
  ],
  [
    'savon ongle ballon gomme stylo crayon cahier livre chien cheval four frigo assiette plastron fourchette casserole',
    '',
  ],
];

const nearestByStem: ReadonlyMap<string, string> = new Map(
  OTHER_THINGS.flatMap(([things, nearest]) => things.split(' ').map((thing) => [frenchStem(thing), nearest])),
);

export const isOtherThing = (word: string): boolean => nearestByStem.has(frenchStem(word));

/** The words of the range nearest to what was asked for in vain; null where there is none. */
export function nearestRange(query: string): string | null {
  const known = tokenise(query).map(({ word }) => nearestByStem.get(frenchStem(word)));
  return known.find((nearest) => nearest !== undefined && nearest !== '') ?? null;
}
