export const listNewsCopy = {
  /** « 3 nouveautés » ; what was missed has no number */
  said: (count: number) =>
    count === 0 ? 'Des nouveautés' : `${count}\u00A0${count > 1 ? 'nouveautés' : 'nouveauté'}`,
  show: 'Afficher',
  shown: 'La liste est à jour.',
};
