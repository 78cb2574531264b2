import { frenchPhone } from '../../text/french-phone.ts';
import { withDe } from '@nuancier/domain/site/elision.ts';
import { counted, frenchMoment } from '../../text/french-words.ts';
import { lifeOf } from '../content/life-of.ts';
import { mailCopy } from '../content/mail-copy.ts';
import { greet } from '../content/mail-text.ts';
import type { MailVariables } from '../../outbox/mail-variables.ts';
import type { TemplatesOf } from './templates-of.ts';

export const accountMails: TemplatesOf<
  | 'account_confirmation'
  | 'account_created'
  | 'subaccount_created'
  | 'password_reset'
  | 'password_changed'
  | 'accounts_merged'
  | 'new_device'
  | 'email_changed'
  | 'prospect_registered'
  | 'account_linked'
  | 'company_proof'
  | 'company_proof_settled'
> = {
  account_confirmation: (mail, sender) => ({
    subject: `Confirmez votre compte ${sender.name}`,
    preheader: 'Un clic suffit pour activer votre compte.',
    greeting: greet(mail),
    parts: [
      'Votre compte est presque prêt. Confirmez votre adresse e-mail pour l’activer et accéder à vos prix\u00A0HT.',
      `Ce lien est valable ${counted(mail.hours, 'heure', 'heures')}. Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.`,
    ],
    action: { label: 'Confirmer mon compte', path: mail.confirmPath },
  }),

  account_created: (mail, sender) => ({
    subject: `Bienvenue chez ${sender.name}`,
    preheader: 'Votre espace est ouvert.',
    greeting: greet(mail),
    parts: [
      [
        mail.company === null || mail.awaitsProof
          ? 'Votre compte est actif.'
          : `Le compte ${withDe(mail.company)} est actif.`,
        ...(mail.shop === null ? [] : [`Votre magasin de rattachement est ${mail.shop}.`]),
      ].join(' '),
      ...openedBy(mail),
    ],
    action: { label: 'Accéder à mon espace', path: '/sign-in' },
  }),

  subaccount_created: (mail, sender) => ({
    subject: `${mail.manager} vous a ouvert un accès ${sender.name}`,
    preheader: 'Créez votre mot de passe pour commencer.',
    greeting: greet(mail),
    parts: [
      `${mail.manager} vous a ouvert un accès à l’espace professionnel ${withDe(mail.company)}.`,
      `Créez votre mot de passe pour vous connecter. Ce lien est valable ${lifeOf(mail.hours)}.`,
    ],
    action: { label: 'Créer mon mot de passe', path: mail.createPasswordPath },
  }),

  password_reset: (mail) => ({
    subject: 'Réinitialisation de votre mot de passe',
    preheader: 'Choisissez un nouveau mot de passe.',
    greeting: greet(mail),
    parts: [
      'Vous avez demandé à réinitialiser votre mot de passe. Cliquez sur le bouton ci-dessous pour en choisir un nouveau.',
      `Ce lien est valable ${counted(mail.hours, 'heure', 'heures')} et ne peut servir qu’une fois. Si vous n’avez rien demandé, votre mot de passe actuel reste valable.`,
    ],
    action: { label: 'Choisir un nouveau mot de passe', path: mail.resetPath },
  }),

  password_changed: (mail) => ({
    subject: 'Votre mot de passe a été modifié',
    preheader: 'Information de sécurité.',
    greeting: greet(mail),
    parts: [
      `Le mot de passe de votre compte a été modifié le ${frenchMoment(mail.at)}.`,
      'Si vous n’êtes pas à l’origine de ce changement, contactez-nous sans attendre.',
    ],
    action: { label: 'Nous contacter', path: '/contactez-nous' },
  }),

  accounts_merged: (mail) => ({
    subject: 'Vos deux comptes sont réunis',
    preheader: `Connectez-vous désormais avec ${mail.keptEmail}.`,
    greeting: greet(mail),
    parts: [
      `Vous aviez deux comptes chez nous. Nous les avons réunis le ${frenchMoment(mail.at)}.`,
      `Connectez-vous désormais avec ${mail.keptEmail}, et son mot de passe. Vos commandes, devis, factures, teintes, listes et adresses y sont. Le compte ${mail.closedEmail} est fermé\u00A0: il n’ouvre plus rien.`,
      'L’un de ces comptes n’est pas le vôtre\u00A0? Contactez-nous sans attendre.',
    ],
    action: { label: 'Nous contacter', path: '/contactez-nous' },
  }),

  new_device: (mail) => ({
    subject: 'Connexion depuis un nouvel appareil',
    preheader: 'Information de sécurité.',
    greeting: greet(mail),
    parts: [
      'Votre compte vient d’être ouvert depuis un appareil que nous ne connaissions pas.',
      {
        kind: 'facts',
        title: 'Connexion',
        facts: [
          ['Appareil', mail.device],
          ['Date', frenchMoment(mail.at)],
        ],
      },
      'C’est vous\u00A0? Vous n’avez rien à faire. Sinon, déconnectez cet appareil et changez votre mot de passe sans attendre.',
    ],
    action: { label: 'Voir mes appareils', path: '/customer/my-profile#appareils' },
  }),

  email_changed: (mail) => ({
    subject: 'Votre adresse e-mail a été modifiée',
    preheader: 'Information de sécurité.',
    greeting: greet(mail),
    parts: [
      `L’adresse e-mail de votre compte a été modifiée le ${frenchMoment(mail.at)}. La nouvelle adresse est ${mail.newEmail}.`,
      'Si vous n’êtes pas à l’origine de ce changement, contactez-nous sans attendre.',
    ],
    action: { label: 'Nous contacter', path: '/contactez-nous' },
  }),

  prospect_registered: (mail, sender) => ({
    subject: `Nouveau compte à compléter\u00A0: ${mail.company}`,
    preheader: 'Une entreprise s’est inscrite sans compte magasin.',
    greeting: 'Bonjour,',
    parts: [
      'Une entreprise sans compte magasin vient de s’inscrire en ligne. Elle voit les prix du tarif public jusqu’à ce que son compte soit complété.',
      {
        kind: 'facts',
        title: 'Entreprise et contact',
        facts: [
          ['Entreprise', mail.company],
          ['SIRET', mail.siret ?? 'non communiqué'],
          ['Contact', mail.name],
          ['E-mail', mail.email],
          ['Téléphone', mail.telephone === null ? 'non communiqué' : frenchPhone(mail.telephone)],
        ],
      },
    ],
    action: {
      label: 'Ouvrir sa fiche',
      path: `/gestion/clients?liste=personnes&q=${encodeURIComponent(mail.email)}`,
    },
    why: mailCopy.whyTeam(sender.name),
  }),

  account_linked: (mail, sender) => ({
    subject: `Compte web ouvert\u00A0: ${mail.company}`,
    preheader: 'Un client du magasin a ouvert son compte en ligne.',
    greeting: 'Bonjour,',
    parts: [
      'Un compte en ligne vient d’être relié à un client de votre magasin par son code client. Il voit les prix de l’entreprise, rien de plus\u00A0: ses documents, son encours et les droits de son dirigeant s’ouvriront quand l’entreprise aura confirmé par e-mail, ou quand vous l’aurez fait. Si ce contact ne vous dit rien, appelez le client et refusez la demande.',
      {
        kind: 'facts',
        title: 'Entreprise et contact',
        facts: [
          ['Entreprise', mail.company],
          ['Code client', mail.clientCode],
          ['Contact', mail.name],
          ['E-mail', mail.email],
          ['Téléphone', mail.telephone === null ? 'non communiqué' : frenchPhone(mail.telephone)],
        ],
      },
    ],
    action: { label: 'Confirmer ou refuser', path: '/gestion/clients/rattachements' },
    why: mailCopy.whyTeam(sender.name),
  }),

  company_proof: (mail) => ({
    subject: `Un compte en ligne demande l’accès à ${mail.company}`,
    preheader: 'Confirmez ou refusez cet accès.',
    greeting: 'Bonjour,',
    parts: [
      `Un compte en ligne vient d’être relié à ${mail.company} par son code client. Confirmez qu’il est bien le vôtre\u00A0: il pourra alors consulter vos factures et vos devis, commander en compte et ouvrir des sous-comptes.`,
      {
        kind: 'facts',
        title: 'Qui demande l’accès',
        facts: [
          ['Contact', mail.name],
          ['E-mail', mail.email],
        ],
      },
      `Ce lien est valable ${counted(mail.days, 'jour', 'jours')} et ne peut servir qu’une fois. Si vous ne connaissez pas cette personne, refusez sa demande par le même lien.`,
    ],
    action: { label: 'Répondre à la demande', path: mail.proofPath },
  }),

  company_proof_settled: (mail) => ({
    subject: mail.accepted
      ? `Votre accès à ${mail.company} est confirmé`
      : `Votre accès à ${mail.company} n’a pas été confirmé`,
    preheader: mail.accepted ? 'Votre espace est complet.' : 'Votre compte reste ouvert.',
    greeting: greet(mail),
    parts: [
      mail.accepted
        ? 'Vos factures, vos devis, votre encours, le paiement en compte et les sous-comptes vous sont désormais ouverts.'
        : 'Votre compte n’est plus relié à cette entreprise. Il reste ouvert\u00A0: vous pouvez commander aux prix publics. Pour toute question, contactez votre magasin.',
    ],
    action: { label: 'Accéder à mon espace', path: '/sign-in' },
  }),
};

/** What can be done from now on, and what has to wait. */
function openedBy({ company, awaitsProof }: MailVariables['account_created']): string[] {
  if (company === null)
    return ['Vous pouvez dès maintenant consulter vos prix et passer commande en Click\u00A0&\u00A0Collect.'];
  if (!awaitsProof)
    return [
      'Vous pouvez dès maintenant consulter vos prix, passer commande en Click\u00A0&\u00A0Collect et inviter vos collaborateurs.',
    ];
  return [
    `Vous pouvez dès maintenant commander aux prix négociés de votre entreprise (${company}).`,
    'Les factures, les devis, le paiement en compte et les sous-comptes s’ouvriront quand l’entreprise ou votre magasin aura confirmé que vous en faites partie. Votre espace vous dit où en est la demande.',
  ];
}
