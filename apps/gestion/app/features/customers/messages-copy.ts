const NO_BREAK = '\u00A0';

export const messagesCopy = {
  title: 'Messages',
  searchHint: 'Nom, adresse e-mail, motif ou texte',
  tabsLabel: 'Où en sont les messages',
  tabs: { attente: 'À traiter', traites: 'Traités' },
  columns: ['De', 'Reçu le', 'Motif', 'Message', 'Magasin', 'Suivi'],
  empty: { attente: 'Aucun message n’attend de réponse.', traites: 'Aucun message traité.' },
  nobody: 'Personne',
  mine: 'Vous',
  settled: (by: string, moment: string) => `Traité par ${by}, ${moment}`,
  shop: 'Toute la boutique',
  back: 'Revenir aux messages',
  from: 'De',
  email: 'E-mail',
  telephone: 'Téléphone',
  received: 'Reçu le',
  store: 'Magasin',
  assigned: 'Suivi par',
  file: 'Voir la fiche du client',
  unverified:
    'Non vérifié\u00A0: écrit sans se connecter, sous l’adresse de cette fiche, que n’importe qui peut saisir.',
  written: 'Message',
  answered: 'Réponse envoyée',
  take: 'Je m’en occupe',
  answer: 'Votre réponse',
  answerHint: (email: string) =>
    `Elle part par e-mail à ${email} et le message est traité. L’e-mail commence par «${NO_BREAK}Bonjour${NO_BREAK}» et le nom du client, et finit par votre nom${NO_BREAK}: n’écrivez ni l’un ni l’autre. Un e-mail parti ne se reprend pas.`,
  missing: 'Écrivez votre réponse.',
  send: 'Envoyer la réponse',
  settleHint: `Vous avez répondu autrement${NO_BREAK}? Le message quitte la liste, aucun e-mail ne part.`,
  settle: 'Marquer comme traité, sans e-mail',
  done: {
    pris: 'Le message est à vous.',
    repondu: 'La réponse est partie, le message est traité.',
    traite: 'Le message est traité, aucun e-mail n’est parti.',
  },
};
