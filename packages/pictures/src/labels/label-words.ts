// What a label says, taken from the facts: the noun without brand and line, a size short enough to print.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';

export const nounOf = (facts: PictureFacts): string => {
  const after = facts.name.split(' – ')[1] ?? facts.name;
  return facts.finish === undefined
    ? after
    : after.replace(/ (mate?|velours|satinée?|satin|brillante?)$/i, '');
};

const AMOUNT = /\d+(?:[.,]\d+)?\s?(?:mL|cl|L|kg|g|m²)(?![\p{L}])/u;

export const shortSize = (facts: PictureFacts): string => {
  const label = facts.sizeLabel;
  const amount = AMOUNT.exec(label);
  return amount === null ? label : amount[0];
};

// Lower case without accents, to recognise what an article is from its French name.
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const says = (facts: PictureFacts, ...words: readonly string[]): boolean => {
  const text = plain(`${facts.name} ${facts.line} ${facts.colourName ?? ''} ${facts.sizeLabel}`);
  return words.some((word) => text.includes(word));
};

// Bases are a matter for the counter: no label names one.
export const colourWords = (facts: PictureFacts): string =>
  isTintingBase(facts) ? 'À teinter' : (facts.colourName ?? '');

export const isTintingBase = (facts: PictureFacts): boolean =>
  plain(facts.colourName ?? '').startsWith('base');

export const FINISH_WORDS = { mat: 'Mat', velours: 'Velours', satin: 'Satin', brillant: 'Brillant' } as const;
