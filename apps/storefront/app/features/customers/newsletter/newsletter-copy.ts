import { invitationCopy } from './invitation-copy.ts';

export const newsletterCopy = {
  title: 'Lettre d’information',
  footerTitle: invitationCopy.newsletterTitle,
  intro: invitationCopy.newsletterText,
  email: 'Votre adresse e-mail',
  submit: invitationCopy.newsletterAction,
  asked:
    'Presque fini\u00A0: si cette adresse n’est pas encore inscrite, un e-mail vient de lui être envoyé. Ouvrez-le pour confirmer votre inscription.',
  confirmTitle: 'Confirmer mon inscription',
  confirmText: 'Un dernier clic, et vous recevrez nos offres et conseils par e-mail.',
  confirm: 'Confirmer mon inscription',
  confirmed: 'Votre inscription à la lettre d’information est enregistrée.',
  endTitle: 'Se désinscrire',
  endText:
    'Vous ne recevrez plus nos offres et conseils par e-mail. Les messages qui concernent vos commandes continueront d’arriver.',
  end: 'Me désinscrire',
  ended: 'Votre désinscription est enregistrée.',
  askAgain: 'Demander un nouveau lien',
  myTitle: 'Mes communications',
  myIntro:
    'Choisissez ce que vous voulez recevoir. Rien n’est coché d’avance, et chaque choix peut être repris.',
  status: 'Lettre d’information',
  statuses: {
    NOT_ACTIVE: 'Inactif',
    SUBSCRIBED: 'Inscrit',
    UNCONFIRMED: 'En attente de confirmation',
    UNSUBSCRIBED: 'Désinscrit',
  },
  chosenOn: (day: string) => `Choix du ${day}`,
  kinds: { email: 'E-mail', sms: 'SMS', phone: 'Téléphone' },
  save: 'Enregistrer mes préférences',
  saved: 'Vos préférences sont enregistrées.',
  refusedTitle: { text: 'Rien n’a été modifié', key: 'optins-not-saved' },
} as const;
