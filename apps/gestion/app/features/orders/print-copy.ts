const NO_BREAK = '\u00A0';

export const printCopy = {
  title: (number: string) => `Imprimer ${number}`,
  link: 'Liste et étiquettes',
  says: 'La liste de préparation et les étiquettes s’impriment ensemble. Choisissez les pages dans la fenêtre d’impression.',
  print: 'Imprimer',
  list: 'Liste de préparation',
  labels: 'Étiquettes',
  barcode: (number: string) => `Code-barres de la commande ${number}`,
  columns: { quantity: 'Qté', article: 'Article', place: 'En rayon' },
  label: (quantity: number, of: number, nth: number) =>
    `${quantity} ${quantity > 1 ? 'conditionnements' : 'conditionnement'} · étiquette ${nth} sur ${of}`,
  toCollect: (amount: string) => `${amount} à encaisser à la remise`,
  notes: (text: string) => `Message du client${NO_BREAK}: ${text}`,
};
