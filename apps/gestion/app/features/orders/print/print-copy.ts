const NO_BREAK = '\u00A0';

export const printCopy = {
  title: (number: string) => `Imprimer ${number}`,
  link: 'Liste et étiquettes',
  says: 'La liste de préparation et les étiquettes s’impriment ensemble. Choisissez les pages dans la fenêtre d’impression.',
  print: 'Imprimer',
  list: 'Liste de préparation',
  linesOf: (number: string) => `Articles de la commande ${number}`,
  labelsOf: (number: string) => `Étiquettes de la commande ${number}`,
  barcode: (number: string) => `Code-barres de la commande ${number}`,
  columns: { quantity: 'Qté', article: 'Article', place: 'En rayon' },
  label: (quantity: number, of: number, nth: number) =>
    `${quantity} ${quantity > 1 ? 'conditionnements' : 'conditionnement'} · étiquette ${nth} sur ${of}`,
  toCollect: (amount: string) => `${amount} à encaisser à la remise`,
  notes: (text: string) => `Message du client${NO_BREAK}: ${text}`,
};

export const severalCopy = {
  title: {
    bons: 'Bons de préparation',
    etiquettes: 'Étiquettes',
    tout: 'Bons de préparation et étiquettes',
  },
  back: 'Revenir aux commandes',
  says: (orders: number) =>
    orders > 1
      ? `${orders} commandes à imprimer, chacune à partir d’une nouvelle page.`
      : 'Une commande à imprimer.',
  missing: (numbers: readonly string[]) =>
    numbers.length > 1
      ? `Introuvables, ou hors de vos magasins et de vos clients${NO_BREAK}: ${numbers.join(', ')}.`
      : `Introuvable, ou hors de vos magasins et de vos clients${NO_BREAK}: ${numbers.join('')}.`,
  none: 'Aucune commande à imprimer.',
  noneNext: 'Cochez des commandes dans la liste, puis imprimez-les ensemble.',
};
