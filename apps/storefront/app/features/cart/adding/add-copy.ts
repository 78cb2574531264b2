// Words of the button that every card and product page has: few, since every listing loads them.
const NB = '\u00a0';

export const addCopy = {
  add: 'Ajouter au panier',
  addNamed: (name: string) => `Ajouter au panier${NB}: ${name}`,
  addShort: 'Ajouter',
  adding: 'Ajout en cours…',
  notEnough: 'La quantité demandée n’est pas disponible.',
  notSalable: 'Cet article n’est pas disponible à la vente.',
  unsupportedType: (type: string) => `Le type de produit ${type} ne peut pas encore être ajouté au panier.`,
} as const;

/** The specification's English original. */
export const unsupportedTypeKey = (type: string) => `Product Type ${type} not supported in add to cart yet`;
