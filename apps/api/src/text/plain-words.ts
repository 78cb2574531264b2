/** The words of a search: lower case and without accents, as the database compares them. */
export function plainWords(search: string): string[] {
  const plain = search
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
  return plain.split(/\s+/).filter((word) => word !== '');
}
