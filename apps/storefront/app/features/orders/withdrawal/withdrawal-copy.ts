const NBSP = '\u00a0';

export const withdrawalCopy = {
  title: 'Renoncer au contrat',
  description: 'Déclarez votre rétractation en ligne, gratuitement et sans motif.',
  intro:
    'Les particuliers disposent de quatorze jours à compter de la réception pour renoncer à leur achat, gratuitement et sans motif. Les produits mis à la teinte ou découpés sur mesure ne sont pas concernés.',
  ownersOnly: `La rétractation est réservée au client lui-même${NBSP}: elle ne peut pas être déclarée en son nom.`,
  stepOne: `Étape 1 sur 2${NBSP}: votre commande`,
  stepTwo: `Étape 2 sur 2${NBSP}: les articles`,
  number: 'Numéro de commande',
  numberHint: `Il figure dans votre e-mail de confirmation, par exemple W26000042.`,
  email: 'Adresse e-mail de la commande',
  find: 'Continuer',
  refused: 'Rétractation non enregistrée',
  orderOf: (number: string, date: string) => `Commande n°${NBSP}${number} du ${date}`,
  choose: 'Articles auxquels je renonce',
  quantity: (quantity: string) => `Quantité${NBSP}: ${quantity}`,
  onlyThese:
    'Seuls les articles qui peuvent donner lieu à rétractation sont proposés. Un accusé de réception vous sera envoyé par e-mail.',
  confirm: 'Confirmer la rétractation',
  other: 'Choisir une autre commande',
  done: 'Votre déclaration de rétractation est enregistrée. Un accusé de réception vous a été envoyé.',
  doneAt: (moment: string) => `Déclaration reçue le ${moment}${NBSP}:`,
  next: 'Renvoyez les produits non ouverts sous quatorze jours. L’adresse de retour figure dans l’accusé de réception.',
  home: 'Retour à l’accueil',
} as const;
