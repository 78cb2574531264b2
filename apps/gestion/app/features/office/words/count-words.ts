/** A bounded count as people read it: where there is more, the bound is all that is known. */
export function countWords(count: number, more: boolean): string {
  const figure = count.toLocaleString('fr-FR');
  return more ? `plus de ${figure}` : figure;
}
