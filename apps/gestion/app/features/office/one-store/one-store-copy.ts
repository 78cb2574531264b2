const NO_BREAK = '\u00A0';

export const oneStoreCopy = {
  field: 'Magasin',
  every: 'Tous les magasins',
  only: (name: string) => `Un seul magasin${NO_BREAK}: ${name}`,
  all: 'Voir tous les magasins',
  nothing: (name: string) => `Rien pour le magasin «${NO_BREAK}${name}${NO_BREAK}» dans cette liste.`,
};
