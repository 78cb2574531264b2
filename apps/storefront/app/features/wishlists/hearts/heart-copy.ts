// Apart from the other words of the favourites: every listing carries these.
export const heartCopy = {
  add: 'Ajouter aux favoris',
  addNamed: (name: string) => `Ajouter aux favoris\u00A0: ${name}`,
  removeNamed: (name: string) => `Retirer des favoris\u00A0: ${name}`,
  wishedNamed: (name: string) => `Dans plusieurs de vos listes\u00A0: ${name}`,
};
