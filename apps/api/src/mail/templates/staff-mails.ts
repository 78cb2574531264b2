// To the people who run the shop.
import { frenchMoment } from '../../text/french-words.ts';
import { STAFF_ROLE_WORDS } from '../../text/staff-role-words.ts';
import { lifeOf } from '../content/life-of.ts';
import { mailCopy } from '../content/mail-copy.ts';
import { greet } from '../content/mail-text.ts';
import type { TemplatesOf } from './templates-of.ts';

export const staffMails: TemplatesOf<
  'staff_iban_changed' | 'staff_invited' | 'staff_new_device' | 'staff_password_reset'
> = {
  staff_iban_changed: (mail, sender) => ({
    subject: 'Gestion\u00A0: l’IBAN de la société a changé',
    preheader: 'Information de sécurité.',
    greeting: greet(mail),
    parts: [
      'L’IBAN imprimé sur les factures, sur lequel vos clients font leurs virements, vient d’être changé dans les réglages de la boutique.',
      {
        kind: 'facts',
        title: 'Changement',
        facts: [
          ['Par', mail.by],
          ['Nouvel IBAN', mail.ending === null ? 'aucun' : `se termine par ${mail.ending}`],
          ['Date', frenchMoment(mail.at)],
        ],
      },
      'Vérifiez-le avec votre RIB. Si ce changement n’est pas voulu, remettez l’ancien sans attendre, et voyez au journal d’où il vient.',
    ],
    action: { label: 'Voir les réglages de la société', path: '/gestion/reglages/societe' },
    why: mailCopy.whyTeam(sender.name),
  }),

  staff_invited: (mail, sender) => ({
    subject: `Votre accès à la gestion ${sender.name}`,
    preheader: 'Choisissez votre mot de passe pour commencer.',
    greeting: greet(mail),
    parts: [
      `${mail.by} vous ouvre un accès à la gestion de la boutique, avec le rôle «\u00A0${STAFF_ROLE_WORDS[mail.role]}\u00A0».`,
      'Choisissez un mot de passe d’au moins 12 caractères, puis inscrivez votre second facteur\u00A0: une application de codes sur votre téléphone, ou une clé d’accès.',
      `Ce lien est valable ${lifeOf(mail.hours)} et ne peut servir qu’une fois. Si vous ne connaissez pas cette personne, ignorez ce message.`,
    ],
    action: { label: 'Ouvrir mon accès', path: mail.invitationPath },
    why: mailCopy.whyTeam(sender.name),
  }),

  staff_new_device: (mail, sender) => ({
    subject: 'Gestion\u00A0: connexion depuis un nouvel appareil',
    preheader: 'Information de sécurité.',
    greeting: greet(mail),
    parts: [
      'Votre accès à la gestion vient d’être utilisé depuis un appareil que nous ne connaissions pas.',
      {
        kind: 'facts',
        title: 'Connexion',
        facts: [
          ['Appareil', mail.device],
          ['Réseau', mail.address],
          ['Date', frenchMoment(mail.at)],
        ],
      },
      'C’est vous\u00A0? Vous n’avez rien à faire. Sinon, fermez toutes vos sessions, changez votre mot de passe et prévenez le propriétaire de la boutique sans attendre.',
    ],
    action: { label: 'Voir mes sessions', path: '/gestion/profil' },
    why: mailCopy.whyTeam(sender.name),
  }),

  staff_password_reset: (mail, sender) => ({
    subject: 'Gestion\u00A0: nouveau mot de passe',
    preheader: 'Choisissez un nouveau mot de passe.',
    greeting: greet(mail),
    parts: [
      'Vous avez demandé un nouveau mot de passe pour la gestion de la boutique. Votre second facteur reste le même.',
      `Ce lien est valable ${lifeOf(mail.hours)} et ne peut servir qu’une fois. Si vous n’avez rien demandé, votre mot de passe actuel reste valable.`,
    ],
    action: { label: 'Choisir un nouveau mot de passe', path: mail.resetPath },
    why: mailCopy.whyTeam(sender.name),
  }),
};
