export const documentsCopy = {
  page: 'Fiches techniques et FDS',
  description:
    'Cherchez la fiche technique ou la fiche de données de sécurité d’un produit, par nom ou référence.',
  search: 'Nom du produit ou référence',
  hint: 'Par exemple «\u00a0peinture façade\u00a0» ou la référence inscrite sur l’étiquette.',
  find: 'Chercher',
  asked: (term: string) => `Recherche «\u00a0${term}\u00a0»`,
  found: (count: number, term: string) =>
    count === 1
      ? `1 produit pour «\u00a0${term}\u00a0»`
      : `${count.toLocaleString('fr-FR')} produits pour «\u00a0${term}\u00a0»`,
  first: (shown: number) => `Les ${shown} premiers sont affichés\u00a0: précisez pour en voir d’autres.`,
  none: (term: string) => `Aucun produit pour «\u00a0${term}\u00a0».`,
  noneHelp: 'Vérifiez la référence, ou essayez un mot du nom.',
  reference: (sku: string) => `Réf. ${sku}`,
} as const;
