// « de » and « que » before a name, as French writes it.

// A mute h is passed over like a vowel; these begin with one that is not.
const aspirated =
  /^h(?:a(?:ie|ll|lt|m(?:eau|ac)|ngar|ras|rd|ut|vre)|é(?:ros|risson|tr)|ê(?:tre)|i(?:bou|ppo)|o(?:lland|ngr|ul)|ui)/i;
// A y sounds as a vowel before a consonant: Yves, but not Yann.
const vowel = /^(?:[aeiouœæ]|h|y(?![aeiou]))/i;

/** d’Atelier, de Valbrune, d’Hélène, de Hautbois. */
export function withDe(name: string): string {
  return `${isElided(name) ? 'd’' : 'de '}${name}`;
}

/** qu’Élodie, que Yann. */
export function withQue(name: string): string {
  return `${isElided(name) ? 'qu’' : 'que '}${name}`;
}

function isElided(name: string): boolean {
  const start = name.trimStart();
  const plain = start.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return vowel.test(plain) && !aspirated.test(start);
}
