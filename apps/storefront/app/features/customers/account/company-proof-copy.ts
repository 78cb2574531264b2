import { withDe } from '@nuancier/domain/site/elision.ts';
const NBSP = '\u00a0';

export const companyProofCopy = {
  title: 'Confirmation de mon entreprise',
  note: (company: string) =>
    `Vos prix sont ceux ${withDe(company)}. Ses documents, son encours et les droits de son dirigeant s’ouvriront une fois votre accès confirmé.`,
  noteLink: 'Que faire maintenant',
  intro: (company: string) =>
    `Votre compte est relié à ${company} par son code client. Ce code figure sur chaque bon de livraison${NBSP}: il ouvre les prix de l’entreprise, et rien de plus avant sa confirmation.`,
  openTitle: 'Déjà ouvert',
  open: [
    'Les prix de l’entreprise',
    'Vos commandes, payées par carte ou au magasin',
    'Vos favoris et vos adresses',
  ],
  closedTitle: 'Ouvert après confirmation',
  closed: [
    'Les factures, avoirs et devis de l’entreprise',
    'Son encours et le paiement en compte',
    'Toutes ses commandes et ses achats fréquents',
    'Les sous-comptes et la validation des commandes',
  ],
  nextTitle: 'Pour confirmer',
  byMail: (email: string) =>
    `Nous avons écrit à l’adresse connue de l’entreprise, ${email}. Ouvrez ce message, ou demandez à la personne qui le reçoit de l’ouvrir, et confirmez votre accès.`,
  resend: 'Envoyer à nouveau le message',
  sent: 'Le message est parti.',
  byStore: 'Votre magasin peut aussi confirmer votre accès, au comptoir ou par téléphone.',
  onlyStore:
    'Nous n’avons pas d’adresse e-mail pour cette entreprise. Votre magasin confirmera votre accès, au comptoir ou par téléphone.',
  findStore: 'Trouver mon magasin',
  answerTitle: 'Un compte demande l’accès à votre entreprise',
  answerText:
    'Le message que vous avez reçu nomme la personne. Confirmez seulement si elle est bien de l’entreprise\u00a0: elle pourra consulter les factures et les devis, commander en compte et ouvrir des sous-comptes.',
  accept: 'Confirmer l’accès',
  refuse: 'Refuser l’accès',
  noAnswer: `Choisissez une réponse${NBSP}: confirmer ou refuser.`,
  accepted: (company: string) => `L’accès à ${company} est confirmé. Merci.`,
  refused: (company: string) => `La demande d’accès à ${company} est refusée. Merci de nous l’avoir signalé.`,
} as const;
