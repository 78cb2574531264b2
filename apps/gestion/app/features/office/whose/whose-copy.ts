const NO_BREAK = '\u00A0';

export const whoseCopy = {
  only: {
    customer: (name: string | null) =>
      name === null ? 'Un seul client' : `Un seul client${NO_BREAK}: ${name}`,
    company: (name: string | null) =>
      name === null ? 'Une seule société' : `Une seule société${NO_BREAK}: ${name}`,
  },
  all: 'Voir tous les clients',
  empty: 'Rien de ce client dans cet onglet.',
};
