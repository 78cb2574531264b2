export const listPagesCopy = {
  label: 'Pages',
  first: 'Revenir au début',
  next: 'Page suivante',
  count: (count: number, more: boolean) =>
    more ? `plus de ${count.toLocaleString('fr-FR')}` : String(count),
};
