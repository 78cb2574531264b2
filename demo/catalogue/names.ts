// How products are called: brand, line, noun, and a finish that agrees with the noun.
const FEMININE_FINISH: Record<string, string> = {
  mat: 'mate',
  velours: 'velours',
  satin: 'satinée',
  brillant: 'brillante',
};
const MASCULINE_FINISH: Record<string, string> = {
  mat: 'mat',
  velours: 'velours',
  satin: 'satiné',
  brillant: 'brillant',
};
const FINISH_LABEL: Record<string, string> = {
  mat: 'Mat',
  velours: 'Velours',
  satin: 'Satin',
  brillant: 'Brillant',
};

const STARTS =
  'Al,Bel,Cor,Dor,El,Fon,Gal,Hel,Is,Jor,Kel,Lor,Mar,Nor,Or,Per,Quin,Ros,Sel,Tor,Ul,Val,Wil,Yv,Zel';
const MIDDLES = 'a,é,i,o,u,ani,ero,ima,ola,uva,ari,ené';
const ENDS = 'line,nor,ville,dor,mat,lis,ran,tex,vie,lune,sol,mer';

export type NameParts = {
  noun: string;
  gender: string;
  binderLabel: string | null;
  suffix: string | null;
  finish: string | null;
};

/** « Laque boiseries acrylique satinée »: the noun with all it carries, brand and line left out. */
export function agreedNoun(parts: NameParts): string {
  const agreement = parts.gender === 'f' ? FEMININE_FINISH : MASCULINE_FINISH;
  const finish = parts.finish === null ? null : (agreement[parts.finish] ?? parts.finish);
  return [capitalised(parts.noun), parts.binderLabel, parts.suffix, finish]
    .filter((part) => part !== null)
    .join(' ');
}

export function productName(brand: string, line: string, noun: string): string {
  return `${brand} ${line} – ${noun}`;
}

export function finishLabel(finish: string): string {
  return FINISH_LABEL[finish] ?? finish;
}

/** An invented name for a line, from three draws. */
export function syllabicLine(draw: () => number): string {
  return drawn(STARTS, draw) + drawn(MIDDLES, draw) + drawn(ENDS, draw);
}

export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function drawn(list: string, draw: () => number): string {
  const syllables = list.split(',');
  return syllables[Math.floor(draw() * syllables.length)] ?? '';
}
