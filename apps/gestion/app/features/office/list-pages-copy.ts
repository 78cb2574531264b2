export const listPagesCopy = {
  label: 'Pages',
  first: 'Revenir au début',
  next: 'Page suivante',
};
