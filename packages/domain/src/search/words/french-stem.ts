// A light stemmer: plural, feminine, doubled end. It would rather miss a kinship than invent one.

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['blanche', 'blanc'],
  ['blanches', 'blanc'],
  ['seche', 'sec'],
  ['seches', 'sec'],
  ['neuve', 'neuf'],
  ['neuves', 'neuf'],
  ['vieille', 'vieil'],
  ['travaux', 'travail'],
  ['tuyaux', 'tuyau'],
  ['vitraux', 'vitrail'],
  ['emaux', 'email'],
]);

const SHORTEST = 3;

/** The folded word without its plural and feminine marks: « satinées » and « satin » meet. */
export function frenchStem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length <= SHORTEST || !isPlainWord(word)) return word;
  return withoutPlural(withoutDouble(withoutFeminine(singular(word))));
}

function singular(word: string): string {
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  if (word.endsWith('eux')) return word.slice(0, -1);
  return withoutPlural(word);
}

function withoutPlural(word: string): string {
  if (word.length <= SHORTEST || !word.endsWith('s') || word.endsWith('ss')) return word;
  return word.slice(0, -1);
}

function withoutFeminine(word: string): string {
  if (word.endsWith('trice')) return `${word.slice(0, -5)}teur`;
  if (word.endsWith('euse') && word.length > 6) return `${word.slice(0, -4)}eu`;
  if (word.endsWith('ive') && word.length > 5) return `${word.slice(0, -3)}if`;
  let stem = word;
  // Twice, for « -ée »: folding has made it « -ee ».
  for (let times = 0; times < 2 && stem.length > SHORTEST && stem.endsWith('e'); times += 1) {
    stem = stem.slice(0, -1);
  }
  return stem;
}

function withoutDouble(word: string): string {
  const last = word.at(-1) ?? '';
  if (word.length <= SHORTEST || last !== word.at(-2) || !'lmnprst'.includes(last)) return word;
  return word.slice(0, -1);
}

// References, sizes and standards are not French: « 15l » or « en13300 » keep every letter.
function isPlainWord(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code < 97 || code > 122) return false;
  }
  return true;
}
