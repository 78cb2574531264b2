export const spendingCopy = {
  title: 'Dépenses',
  intro: (months: number, total: string) =>
    months === 1
      ? `Commandes de ce mois, hors commandes annulées\u00a0: ${total} HT.`
      : `Commandes des ${months} derniers mois, hors commandes annulées\u00a0: ${total} HT.`,
  byMonth: 'Par mois',
  byBuyer: 'Par personne',
  month: 'Mois',
  buyer: 'Personne',
  total: 'Total HT',
  detail: 'Détail par mois et par personne',
  all: 'Ensemble',
} as const;
