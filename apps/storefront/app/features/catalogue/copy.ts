const NBSP = '\u00a0';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('fr-FR')}${NBSP}${count > 1 ? many : one}`;

export const catalogueCopy = {
  title: 'Catalogue',
  emptyTitle: 'Nos rayons se remplissent',
  emptyHelp: 'Les premiers produits arrivent bientôt. Une question, une commande\u00a0? Écrivez-nous.',
  emptyAction: 'Nous écrire',
  productCount: (count: number) => counted(count, 'produit', 'produits'),
  colourCount: (count: number) => counted(count, 'teinte', 'teintes'),
  modelCount: (count: number) => counted(count, 'modèle', 'modèles'),
  tintable: 'Mise à la teinte',
  reference: (sku: string) => `Réf.${NBSP}${sku}`,
  subCategories: 'Rayons',
} as const;
