export const substitutesCopy = {
  title: 'Articles de remplacement',
  propose: 'Proposer un autre article',
  proposeFor: (name: string) => `Proposer un autre article que ${name}`,
  tinted: 'Article à la teinte\u00A0: aucun remplacement ne se propose ici, convenez-en avec le client.',
  waiting: 'En attente de l’accord du client',
  states: {
    proposed: 'En attente de l’accord du client',
    accepted: 'Accepté par le client',
    declined: 'Refusé par le client',
    withdrawn: 'Proposition retirée',
    expired: 'Sans objet, la commande est annulée',
  },
  asked: (packs: number, name: string) => `Proposé\u00A0: ${packs}\u00A0× ${name}`,
  standsFor: (name: string) => `À la place de ${name}`,
  exchange: (packs: number, instead: string, article: string) =>
    `${packs}\u00A0× ${article}, à la place de ${instead}`,
  price: (amount: string) => `${amount} HT l’unité`,
  by: (name: string, moment: string) => `Proposé par ${name}, ${moment}`,
  acceptedByPhone: 'Accord donné par téléphone',
  declinedByPhone: 'Refus donné par téléphone',
  withdraw: 'Retirer la proposition',
  toGiveBack: (amount: string) => `À rendre au client\u00A0: ${amount}.`,
  giveBack: 'Rembourser la différence',
  page: {
    title: (number: string) => `Remplacer un article de ${number}`,
    says: (missing: number, name: string) =>
      `Il manque ${missing}\u00A0× ${name}. Le client reçoit un e-mail et répond sur la page de sa commande, ou par téléphone. Il ne paie jamais plus que le prix convenu\u00A0; rien ne change sans son accord.`,
    code: 'Référence ou code-barres de l’article proposé',
    missing: 'Saisissez ou scannez l’article à proposer.',
    confirm: 'Proposer au client',
    backToPreparation: 'Revenir à la préparation',
  },
};
