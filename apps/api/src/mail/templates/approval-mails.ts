import { abridged } from '../content/abridged.ts';
import { counted, frenchMoney } from '../../text/french-words.ts';
import type { ApprovalAsked, ApprovalWhy } from '../../outbox/mail-pieces.ts';
import { mailSums } from '../content/mail-sums.ts';
import { greet } from '../content/mail-text.ts';
import type { MailPart } from '../content/mail-text.ts';
import { times } from './order-parts-mails.ts';
import type { TemplatesOf } from './templates-of.ts';

/** A page that requires sign-in: a signed-out reader is asked to sign in instead of being shown an empty cart. */
const OWN_CART = '/customer/panier';

/** What is asked for, what it comes to, and what may be done about it. */
function askedParts(mail: ApprovalAsked): MailPart[] {
  return [
    ...(mail.why === undefined ? [] : [whyAsked(mail.why)]),
    ...abridged({ kind: 'lines', lines: mail.lines, large: ['HT'] }, 'de la demande'),
    ...mailSums(mail),
    ...(mail.comment === null ? [] : quoted('Commentaire\u00A0:', mail.comment)),
    'Vous pouvez la valider telle quelle, modifier les quantités ou la rejeter.',
  ];
}

/** Quoted text with its line breaks. */
function quoted(before: string, text: string): MailPart[] {
  return [before, { kind: 'quote', text }];
}

function whyAsked(why: ApprovalWhy): string {
  if (why.kind === 'ceiling')
    return `Motif\u00A0: elle dépasse le plafond de ${frenchMoney(why.ceilingCents)}\u00A0HT par commande.`;
  if (why.kind === 'budget')
    return `Motif\u00A0: elle dépasse ce qu’il reste du budget du mois (${frenchMoney(why.leftCents)}\u00A0HT).`;
  return 'Motif\u00A0: toutes ses commandes demandent une validation.';
}

function changedItems(items: readonly string[]): MailPart[] {
  return items.length === 0 ? [] : [{ kind: 'items', items }];
}

export const approvalMails: TemplatesOf<
  | 'approval_requested'
  | 'approval_reminded'
  | 'approval_changed'
  | 'approval_request_sent'
  | 'approval_approved'
  | 'approval_approved_with_changes'
  | 'approval_ordered'
  | 'approval_rejected'
  | 'approval_withdrawn'
> = {
  approval_requested: (mail) => ({
    subject: `${mail.subaccountName} vous soumet une commande de ${frenchMoney(mail.totalHtCents)}\u00A0HT`,
    preheader: 'Votre validation est attendue.',
    greeting: greet(mail),
    parts: [
      `${mail.subaccountName} a préparé une commande de ${frenchMoney(mail.totalHtCents)}\u00A0HT (${counted(mail.lines.length, 'ligne', 'lignes')}) qui demande votre validation.`,
      ...askedParts(mail),
    ],
    action: { label: 'Examiner la commande', path: mail.approvalPath },
  }),

  approval_reminded: (mail) => ({
    subject: `Relance\u00A0: ${mail.subaccountName} attend votre validation (${frenchMoney(mail.totalHtCents)}\u00A0HT)`,
    preheader: 'Votre validation est toujours attendue.',
    greeting: greet(mail),
    parts: [
      `${mail.subaccountName} attend toujours votre validation pour une commande de ${frenchMoney(mail.totalHtCents)}\u00A0HT (${counted(mail.lines.length, 'ligne', 'lignes')}).`,
      ...askedParts(mail),
    ],
    action: { label: 'Examiner la commande', path: mail.approvalPath },
  }),

  approval_changed: (mail) => ({
    subject: `${mail.subaccountName} a modifié sa demande de validation`,
    preheader: `Elle est maintenant de ${frenchMoney(mail.totalHtCents)}\u00A0HT.`,
    greeting: greet(mail),
    parts: [
      `${mail.subaccountName} a modifié sa demande, qui est maintenant de ${frenchMoney(mail.totalHtCents)}\u00A0HT\u00A0:`,
      ...changedItems(mail.changes),
      ...askedParts(mail),
    ],
    action: { label: 'Examiner la commande', path: mail.approvalPath },
  }),

  approval_request_sent: (mail) => ({
    subject: 'Votre demande de validation est envoyée',
    preheader: `${mail.parentName} doit valider votre commande.`,
    greeting: greet(mail),
    parts: [
      `Votre commande a été transmise à ${mail.parentName}. Un e-mail vous fera part de sa décision. Les prix et la disponibilité seront confirmés à la validation.`,
      ...(mail.items === undefined
        ? []
        : abridged(
            {
              kind: 'items',
              title: 'Articles',
              items: mail.items.map((item) => times(item.quantity, item)),
            },
            'de la demande',
          )),
    ],
    action: mail.requestPath === undefined ? null : { label: 'Voir ma demande', path: mail.requestPath },
  }),

  approval_approved: (mail) => ({
    subject: 'Votre commande a été validée',
    preheader: 'Il vous reste à confirmer votre panier.',
    greeting: greet(mail),
    parts: [
      `${mail.parentName} a validé votre demande sans modification. Veuillez valider votre panier pour passer la commande.`,
    ],
    action: { label: 'Valider mon panier', path: OWN_CART },
  }),

  approval_approved_with_changes: (mail) => ({
    subject: 'Votre commande a été validée avec des modifications',
    preheader: 'Vérifiez les quantités avant de confirmer.',
    greeting: greet(mail),
    parts: [
      `${mail.parentName} a validé votre demande en la modifiant\u00A0:`,
      { kind: 'items', items: mail.changes },
      'Veuillez valider votre panier pour passer la commande.',
    ],
    action: { label: 'Voir mon panier', path: OWN_CART },
  }),

  approval_ordered: (mail) => ({
    subject: `Votre commande ${mail.orderNumber} a été validée et passée`,
    preheader: 'Vous n’avez plus rien à faire.',
    greeting: greet(mail),
    parts: [
      `${mail.parentName} a validé votre demande et passé la commande ${mail.orderNumber} en compte. Vous n’avez plus rien à faire.`,
      ...(mail.changes.length === 0 ? [] : ['Ce qui a été modifié\u00A0:']),
      ...changedItems(mail.changes),
    ],
    action: { label: 'Voir la commande', path: `/customer/order-history/${mail.orderNumber}` },
  }),

  approval_rejected: (mail) => ({
    subject: 'Votre demande a été rejetée',
    preheader: 'Vous pouvez modifier la commande et la soumettre à nouveau.',
    greeting: greet(mail),
    parts: [
      `${mail.parentName} a rejeté votre demande.`,
      ...(mail.reason === null ? [] : quoted('Motif\u00A0:', mail.reason)),
      'Votre panier vous est rendu tel que vous l’aviez soumis. Modifiez votre commande puis cliquez sur «\u00A0Soumettre à la validation\u00A0» pour faire une nouvelle demande.',
    ],
    action: { label: 'Modifier ma commande', path: OWN_CART },
  }),

  approval_withdrawn: (mail) => ({
    subject: `${mail.subaccountName} a retiré sa demande de validation`,
    preheader: 'Vous n’avez plus rien à décider.',
    greeting: greet(mail),
    parts: [
      `${mail.subaccountName} a retiré la demande ${mail.number}\u00A0: elle n’attend plus votre validation.`,
    ],
    action: { label: 'Voir les commandes à valider', path: '/customer/orders-to-approve' },
  }),
};
