export const simulatorCopy = {
  title: 'Simulateur',
  says: 'Ce qu’un panier coûte aujourd’hui, et ce qu’il coûterait avec un code ou une campagne. Rien n’est enregistré\u00A0: ni panier, ni prix, ni utilisation du code.',
  customer: 'Client',
  customerHint: 'Adresse e-mail, ou code client de la société (son dirigeant). Vide\u00A0: un visiteur.',
  which: 'Quel panier',
  own: 'Son panier en cours',
  typed: 'Les articles ci-dessous',
  lines: 'Articles et quantités',
  linesHint:
    'Une ligne par article\u00A0: la référence, puis la quantité. Par exemple «\u00A010100001 4\u00A0».',
  coupon: 'Code promotionnel',
  campaign: 'Campagne',
  noCampaign: 'Aucune',
  campaignHint: 'Brouillons compris\u00A0: comme si elle était en cours aujourd’hui.',
  run: 'Calculer',
  badLine: (line: string) =>
    `La ligne «\u00A0${line}\u00A0» ne se lit pas\u00A0: écrivez la référence, une espace, puis la quantité.`,
  notReckoned: { text: 'Le panier n’a pas été calculé', key: 'SIMULATION_REFUSED' },
  noLine: 'Donnez au moins un article.',
  /** the one figure that is asked for */
  found: (amount: string) => `Total TTC avec\u00A0: ${amount}`,
  result: 'Résultat',
  for: (name: string | null) => (name === null ? 'Pour un visiteur' : `Pour ${name}`),
  couponRefused: (reason: string) => `Le code ne donne rien\u00A0: ${reason}`,
  couponAsIf: (reason: string) => `${reason} Le panier est calculé comme si le code valait aujourd’hui.`,
  couponGives: (amount: string) => `Le code retire ${amount}\u00A0HT.`,
  campaignLines: (count: number) =>
    count === 0
      ? 'La campagne ne change aucun prix de ce panier\u00A0: ses articles n’y sont pas, ne peuvent pas être annoncés, ou ce client paie déjà moins.'
      : `La campagne baisse le prix de ${count > 1 ? `${count}\u00A0lignes` : '1\u00A0ligne'}.`,
  refused: (sku: string, reason: string) => `${sku}\u00A0: ${reason}`,
  types: {
    SPECIAL: 'Prix négocié',
    PROMOTION: 'Promotion',
    DESTOCK: 'Déstockage',
  } as Readonly<Record<string, string>>,
  columns: {
    article: 'Article',
    quantity: 'Quantité',
    before: 'Prix sans, HT',
    after: 'Prix avec, HT',
    why: 'Nature du prix',
    coupon: 'Part du code, HT',
  },
  list: 'Prix habituel',
  totals: 'Totaux',
  totalColumns: { what: 'Total', before: 'Sans', after: 'Avec' },
  goods: 'Articles HT',
  couponTotal: 'Retiré par le code HT',
  totalHt: 'Total HT',
  totalTtc: 'Total TTC',
};
