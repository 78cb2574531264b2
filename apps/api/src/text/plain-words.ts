/** The words of a search: lower case and without accents, for texts that are made so by `NFD`. */
export function plainWords(search: string): string[] {
  const plain = search
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
  return plain.split(/\s+/).filter((word) => word !== '');
}

/**
 * The words of a search as they are typed, for texts that the database compares by its own `plain_words()`, which no accent
 * and no ligature changes: a word goes through it too, and through nothing else.
 */
export function typedWords(search: string): string[] {
  const typed = search.normalize('NFC').toLowerCase();
  return typed.split(/\s+/).filter((word) => word !== '');
}
