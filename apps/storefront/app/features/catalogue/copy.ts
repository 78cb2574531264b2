export const catalogueCopy = {
  title: 'Catalogue',
  description: 'Peintures, revêtements, isolation, outillage : tout le catalogue par univers.',
  productCount: (count: number) => (count === 1 ? '1 produit' : `${count.toLocaleString('fr-FR')} produits`),
  subCategories: 'Rayons',
  empty: 'Aucun produit dans cette catégorie pour le moment.',
} as const;
