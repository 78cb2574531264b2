// How a folded word sounds, roughly: two spellings of one sound get one key (« fassade », « façade »).

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/eau|au/g, 'o'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ch|sh/g, 'j'],
  [/qu|[ckqsxz]/g, 's'],
  [/[ae]in|[iy]n(?=[^aeiouy]|$)/g, 'in'],
  [/en(?=[^aeiouyn]|$)|em(?=[bp])/g, 'an'],
  [/[ae]i/g, 'e'],
  [/y/g, 'i'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
  [/(?<=.{3})[estdp]+$/g, ''],
];

export function soundKey(word: string): string {
  return SOUNDS.reduce((key, [spelling, sound]) => key.replace(spelling, sound), word);
}
