// Words of the comparison.
export const compareCopy = {
  title: 'Comparateur',
  intro: 'Vos produits côte à côte\u00A0: prix, disponibilité et fiche technique.',
  introWithoutPrices: 'Vos produits côte à côte\u00A0: disponibilité et fiche technique.',
  none: 'Aucun produit à comparer',
  noneText:
    'Choisissez «\u00A0Comparer\u00A0» sur une fiche ou dans une liste\u00A0: jusqu’à 8\u00A0produits.',
  browse: 'Parcourir le catalogue',
  one: 'Ajoutez un deuxième produit pour voir ce qui les distingue.',
  table: 'Produits comparés',
  attribute: 'Caractéristique',
  unknown: 'Non renseigné',
  remove: 'Retirer',
  removeNamed: (name: string) => `Retirer ${name} de la comparaison`,
  clear: 'Tout retirer',
  differencesOnly: 'N’afficher que les différences',
  everything: 'Afficher toutes les caractéristiques',
  noDifference: 'Ces produits ont les mêmes caractéristiques connues.',
  count: (count: number) => (count === 1 ? '1\u00A0produit' : `${count}\u00A0produits`),
  goOn: 'Continuer mes achats',
} as const;
