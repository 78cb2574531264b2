import { withDe } from '@nuancier/domain/site/elision.ts';
const NO_BREAK = '\u00A0';

export const counterCopy = {
  title: 'Comptoir',
  search: 'Code de retrait, nom, numéro ou téléphone',
  searchHint: 'Tapez le code que montre le client, son nom, ou scannez l’étiquette.',
  find: 'Chercher',
  clear: 'Tout afficher',
  ready: 'À remettre',
  soon: 'Promises aujourd’hui, pas encore prêtes',
  more: `Plus de 200${NO_BREAK}commandes\u00A0: seules les 200 premières sont ici. Cherchez un nom, un numéro ou un code pour trouver les autres.`,
  none: 'Rien n’attend au comptoir.',
  noneHint: 'Ce que vous marquez prêt apparaît ici.',
  noMatch: (words: string) => `Rien au comptoir pour «${NO_BREAK}${words}${NO_BREAK}».`,
  offlineCode:
    'Le réseau ne répond pas\u00A0: un code ne se vérifie qu’en ligne. Cherchez la commande par son nom et saisissez le code sur sa carte\u00A0; il sera vérifié au retour du réseau.',
  codeTyped: (code: string) =>
    `Un code de retrait\u00A0? Appuyez sur «${NO_BREAK}Chercher${NO_BREAK}» pour vérifier ${code}.`,
  noCode: (code: string) => `Aucune commande n’attend au comptoir avec le code ${code}.`,
  noCodeHint: 'Relisez le code sur le message du client, ou cherchez la commande par son nom.',
  handedOver: (number: string, by: string | null, moment: string) =>
    `Commande ${number} remise ${by === null ? '' : `par ${by} `}${moment}.`,
  at: (hour: string) => `à${NO_BREAK}${hour}`,
  on: (moment: string) => `le ${moment}`,
  goneNow: (number: string) => `La commande ${number} n’attend plus au comptoir.`,
  searchAll: 'Chercher dans toutes les commandes',
  since: (moment: string) => `Prête depuis ${moment}`,
  keptTooLong: (days: number) => `Gardée plus de ${days} jours\u00A0: rappelez le client`,
  partly: 'Prête en partie',
  line: (packs: number, name: string) => `${packs} × ${name}`,
  toCollect: (amount: string) => `${amount} à encaisser`,
  /** of an order that is fetched in parts */
  toCollectLater: (amount: string) =>
    `${amount} pour toute la commande, notés encaissés quand le dernier article est remis`,
  paid: 'Rien à encaisser',
  handOver: 'Remettre',
  handOverCollected: (amount: string) => `Remettre et noter ${amount} encaissés`,
  waits: 'Remise gardée, en attente d’envoi',
  open: (number: string) => `Ouvrir ${number}`,
  done: (number: string) => `Commande ${number} remise.`,
  refused: { text: 'La remise n’est pas notée', key: 'HAND_OVER_REFUSED' },
  saysHandOver: (number: string, name: string | null) =>
    name === null ? `Remise de ${number} sur présentation du code` : `Remise de ${number} à ${name}`,
  saysPick: (number: string) => `Préparation de ${number}`,
};

export const waitingCopy = {
  toCounter: 'Voir au Comptoir',
  label: 'Actions en attente',
  waiting: (count: number) =>
    count > 1 ? `${count} actions attendent d’être envoyées.` : '1 action attend d’être envoyée.',
  othersTitle: (name: string) =>
    `En attente${NO_BREAK}: geste ${withDe(name)}, à renvoyer quand ${name} se reconnecte`,
  discard: 'Abandonner ce geste',
  discardAsks: (says: string) =>
    `${says}${NO_BREAK}: abandonné, ce geste ne sera pas envoyé${NO_BREAK}; le journal gardera que vous l’avez abandonné. Si la marchandise est partie, notez-le sur la commande.`,
  saysGivenUp: (says: string) => `Abandon de «${NO_BREAK}${says}${NO_BREAK}»`,
  discardYes: 'Oui, abandonner',
  discardNo: 'Non, le garder',
  network: 'Le réseau ne répond pas. Continuez, tout partira tout seul à son retour.',
  session: 'Votre session est terminée. Reconnectez-vous pour que vos actions partent.',
  signIn: 'Se reconnecter',
  sent: (says: string) => `${says}${NO_BREAK}: c’est noté.`,
  refusedTitle: (says: string) => `À régler${NO_BREAK}: ${says}`,
  pressed: (name: string, moment: string) => `Saisi par ${name}, ${moment}.`,
  tooOld: 'Cette action a attendu plus de vingt heures. Vérifiez la commande et notez-la de nouveau.',
  open: 'Ouvrir la commande',
  settled: 'C’est réglé',
};
