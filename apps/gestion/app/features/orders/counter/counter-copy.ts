const NO_BREAK = '\u00A0';

export const counterCopy = {
  title: 'Comptoir',
  search: 'Nom, numéro ou téléphone',
  searchHint: 'Scannez l’étiquette ou tapez le nom du client.',
  find: 'Chercher',
  clear: 'Tout afficher',
  store: 'Magasin',
  allStores: 'Tous mes magasins',
  ready: 'À remettre',
  soon: 'Promises aujourd’hui, pas encore prêtes',
  none: 'Rien n’attend au comptoir.',
  noneHint: 'Ce que vous marquez prêt apparaît ici.',
  noMatch: (words: string) => `Rien au comptoir pour «${NO_BREAK}${words}${NO_BREAK}».`,
  searchAll: 'Chercher dans toutes les commandes',
  since: (moment: string) => `Prête depuis ${moment}`,
  partly: 'Prête en partie',
  line: (packs: number, name: string) => `${packs} × ${name}`,
  toCollect: (amount: string) => `${amount} à encaisser`,
  paid: 'Rien à encaisser',
  receivedBy: 'Remis à',
  missingName: 'Saisissez le nom de la personne qui reçoit.',
  handOver: 'Remettre',
  waits: 'Remise gardée, en attente d’envoi',
  open: (number: string) => `Ouvrir ${number}`,
  done: (number: string) => `Commande ${number} remise.`,
  refused: { text: 'La remise n’est pas notée', key: 'HAND_OVER_REFUSED' },
  saysHandOver: (number: string, name: string) => `Remise de ${number} à ${name}`,
  saysPick: (number: string) => `Préparation de ${number}`,
};

export const waitingCopy = {
  label: 'Actions en attente',
  waiting: (count: number) =>
    count > 1 ? `${count} actions attendent d’être envoyées.` : '1 action attend d’être envoyée.',
  others: (name: string, count: number) =>
    count > 1
      ? `${count} actions de ${name} partiront quand cette personne se connectera ici.`
      : `1 action de ${name} partira quand cette personne se connectera ici.`,
  network: 'Le réseau ne répond pas. Continuez, tout partira de soi-même à son retour.',
  session: 'Votre session est terminée. Reconnectez-vous pour que vos actions partent.',
  signIn: 'Se reconnecter',
  sent: (says: string) => `${says}${NO_BREAK}: c’est noté.`,
  refusedTitle: (says: string) => `À régler${NO_BREAK}: ${says}`,
  pressed: (name: string, moment: string) => `Fait par ${name}, ${moment}.`,
  tooOld: 'Cette action a attendu plus de vingt heures. Vérifiez la commande et notez-la de nouveau.',
  open: 'Ouvrir la commande',
  settled: 'C’est réglé',
};
