const NBSP = '\u00a0';

export const approvalCopy = {
  submit: 'Soumettre à la validation',
  submitting: 'Envoi…',
  cancel: 'Annuler',
  modalTitle: 'Soumettre le panier à validation',
  aboveCeiling: (total: string, ceiling: string, name: string) =>
    `Le montant de cette commande (${total}${NBSP}HT) dépasse votre plafond de ${ceiling}${NBSP}HT. Elle doit être validée par ${name}.`,
  aboveBudget: (left: string, name: string) =>
    `Cette commande dépasse ce qu’il reste de votre budget du mois (${left}). Elle doit être validée par ${name}.`,
  beyondBudget: (name: string) =>
    `Cette commande dépasse votre budget du mois. Elle doit être validée par ${name}.`,
  budget: (left: string) => `Reste de votre budget du mois, hors ce panier${NBSP}: ${left}.`,
  always: (name: string) => `Cette commande doit être validée par ${name}.`,
  yourHead: 'votre dirigeant',
  comment: 'Commentaire pour le valideur',
  commentHint: `250${NBSP}caractères au plus.`,
  pendingTitle: 'Commande en attente de validation',
  pendingText: (name: string) =>
    `Votre commande a été transmise à ${name}. Le panier ne peut pas être modifié en attendant sa décision.`,
  withdraw: 'Retirer ma demande',
  withdrawing: 'Retrait…',
  withdrawHelp: `Besoin d’un changement${NBSP}? Retirez votre demande${NBSP}: votre panier redevient modifiable et votre dirigeant est prévenu.`,
  setApart: 'Mettre de côté et continuer',
  setApartHelp: `Besoin d’autre chose entre-temps${NBSP}? Mettez cette demande de côté${NBSP}: elle suit son cours et vous remplissez un autre panier.`,
  apartTitle: 'Mis de côté',
  apartRequest: (number: string) => `Demande ${number}`,
  apartCart: 'Panier mis de côté',
  apartStates: {
    waiting_for_approval: 'En attente de validation',
    approved: `Validée${NBSP}: reprenez-la pour la commander`,
    rejected: `Rejetée${NBSP}: reprenez-la pour la modifier`,
    withdrawn: 'Retirée',
  },
  takeUp: 'Reprendre',
  takeUpNamed: (name: string) => `Reprendre ${name}`,
  follow: 'Suivre mes demandes',
  changeMethod: 'Choisir un autre mode de livraison',
  pendingClose: 'Fermer',
  seeCart: 'Voir le panier',
  approved: `Cette commande a été validée${NBSP}: vous pouvez la passer telle quelle. Si vous ajoutez un article ou augmentez une quantité, elle devra être validée de nouveau.`,
} as const;

/** The longest comment the API takes. */
export const MOST_WORDS = 250;
