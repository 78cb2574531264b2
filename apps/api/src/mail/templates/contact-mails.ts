import { frenchPhone } from '../../text/french-phone.ts';
import { withDe } from '@nuancier/domain/site/elision.ts';
import { mailCopy } from '../content/mail-copy.ts';
import type { TemplatesOf } from './templates-of.ts';

export const contactMails: TemplatesOf<
  | 'contact_ack'
  | 'contact_answer'
  | 'contact_message'
  | 'webhook_disabled'
  | 'newsletter_confirm'
  | 'newsletter_welcome'
> = {
  contact_ack: (mail) => ({
    subject: 'Nous avons bien reçu votre message',
    preheader: 'Réponse sous 48\u00A0heures ouvrées.',
    greeting: `Bonjour ${mail.name},`,
    parts: [
      `Votre message («\u00A0${mail.reason}\u00A0») est bien arrivé. Nous vous répondrons sous 48\u00A0heures ouvrées.`,
      ...(mail.message === null ? [] : [{ kind: 'quote', text: mail.message } as const]),
    ],
    action: null,
  }),

  contact_answer: (mail) => ({
    subject: `Notre réponse à votre message\u00A0: ${mail.reason}`,
    preheader: `${mail.by} vous répond.`,
    greeting: `Bonjour ${mail.name},`,
    parts: [
      { kind: 'text', text: mail.answer },
      mail.by,
      ...(mail.message === null
        ? []
        : ['Vous nous aviez écrit\u00A0:', { kind: 'quote', text: mail.message } as const]),
      'Pour continuer, répondez simplement à cet e-mail.',
    ],
    action: null,
  }),

  contact_message: (mail, sender) => ({
    subject: `Formulaire de contact\u00A0: ${mail.reason}`,
    preheader: `Message ${withDe(mail.name)}.`,
    greeting: 'Bonjour,',
    parts: [
      'Un visiteur de la boutique a écrit ce message. Répondre à cet e-mail, c’est lui répondre.',
      {
        kind: 'facts',
        title: 'Qui vous écrit',
        facts: [
          ['Motif', mail.reason],
          ['Nom', mail.name],
          ['E-mail', mail.email],
          ['Téléphone', mail.telephone === null ? 'non communiqué' : frenchPhone(mail.telephone)],
        ],
      },
      { kind: 'quote', text: mail.message },
    ],
    action: mail.deskPath === undefined ? null : { label: 'Ouvrir dans la gestion', path: mail.deskPath },
    why: mailCopy.whyTeam(sender.name),
  }),

  webhook_disabled: (mail, sender) => ({
    subject: `Appels arrêtés\u00A0: ${mail.name}`,
    preheader: 'Un de vos systèmes ne reçoit plus ce qui se passe dans la boutique.',
    greeting: 'Bonjour,',
    parts: [
      'La boutique n’appelle plus l’adresse ci-dessous. Ce qui se passe entre-temps n’est pas perdu\u00A0: tout part dès qu’elle est remise en marche.',
      {
        kind: 'facts',
        title: 'L’adresse',
        facts: [
          ['Système', mail.name],
          ['Adresse', mail.url],
          ['Raison', mail.reason],
        ],
      },
      'Une fois ce système réparé, reprenez les appels dans la gestion.',
    ],
    action: { label: 'Reprendre les appels', path: `/gestion/imports/adresses/${mail.id}` },
    why: mailCopy.whyTeam(sender.name),
  }),

  newsletter_confirm: (mail) => ({
    subject: 'Confirmez votre inscription à notre lettre d’information',
    preheader: 'Un clic pour confirmer.',
    greeting: 'Bonjour,',
    parts: [
      'Confirmez votre inscription pour recevoir nos offres et conseils. Vous pourrez vous désinscrire à tout moment.',
      'Si vous n’avez rien demandé, ignorez ce message\u00A0: vous ne recevrez rien d’autre.',
    ],
    action: { label: 'Confirmer mon inscription', path: mail.confirmPath },
  }),

  newsletter_welcome: (mail, sender) => ({
    subject: 'Votre inscription est confirmée',
    preheader: 'Vous recevrez nos offres et conseils.',
    greeting: 'Bonjour,',
    parts: [
      `Votre inscription à la lettre d’information ${withDe(sender.name)} est confirmée. Merci de votre confiance.`,
    ],
    action: { label: 'Découvrir nos offres', path: '/' },
    unsubscribePath: mail.unsubscribePath,
  }),
};
