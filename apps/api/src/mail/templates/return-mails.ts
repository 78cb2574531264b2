import { frenchDay, frenchMoney } from '../../text/french-words.ts';
import { abridged } from '../content/abridged.ts';
import { greet } from '../content/mail-text.ts';
import type { MailPart } from '../content/mail-text.ts';
import type { ReturnStep } from '../../outbox/mail-pieces.ts';
import type { MailVariables } from '../../outbox/mail-variables.ts';
import { aboutLink, actionTo } from './order-action.ts';
import { times } from './order-parts-mails.ts';
import type { TemplatesOf } from './templates-of.ts';

type Mail = MailVariables['return_step'];

export const returnMails: TemplatesOf<'return_step'> = {
  return_step: (mail) => ({
    subject: `${subjects[mail.step.kind]} – commande n°\u00A0${mail.orderNumber}`,
    preheader: `Commande n°\u00A0${mail.orderNumber}.`,
    greeting: greet(mail),
    parts: [...partsOf(mail), ...aboutLink(mail)],
    action: actionTo('Voir ma commande', mail),
  }),
};

const subjects = {
  opened: 'Votre retour est enregistré',
  accepted: 'Votre retour est accepté',
  received: 'Nous avons reçu votre retour',
  refused: 'Votre retour ne peut pas être accepté',
  settled: 'Votre retour est remboursé',
} as const satisfies Record<ReturnStep['kind'], string>;

/** To a professional, whose right to it is what its store agreed to. */
const AGREED = 'Votre magasin vous rembourse comme convenu avec lui.';

function partsOf(mail: Mail): MailPart[] {
  const { step } = mail;
  const paidBefore = mail.paidBefore && frenchDay(`${mail.paidBefore}T12:00:00Z`);
  switch (step.kind) {
    case 'opened':
      return [
        `Nous avons enregistré au magasin le retour de ces articles de votre commande n°\u00A0${mail.orderNumber}.`,
        ...listed(mail, 'Articles rendus'),
        ...motive(step.reason),
        `S’ils ne sont pas encore au magasin, rapportez-les à cette adresse\u00A0: ${mail.returnAddress}. Un e-mail vous préviendra de la suite.`,
      ];
    case 'accepted':
      return [
        paidBefore === null
          ? `Nous acceptons le retour de ces articles de votre commande n°\u00A0${mail.orderNumber}.`
          : `Nous acceptons votre rétractation pour votre commande n°\u00A0${mail.orderNumber}.`,
        ...asking(mail),
        paidBefore === null
          ? AGREED
          : `Le remboursement intervient au plus tard le ${paidBefore}${mail.lines.length > 0 ? ', et peut être différé jusqu’à réception des articles' : ''}.`,
      ];
    case 'received':
      return [
        `Nous avons bien reçu ces articles de votre commande n°\u00A0${mail.orderNumber}.`,
        ...listed(mail, 'Articles reçus'),
        ...(step.isPaidBack
          ? []
          : [paidBefore === null ? AGREED : `Le remboursement intervient au plus tard le ${paidBefore}.`]),
      ];
    case 'refused':
      return [
        `Nous ne pouvons pas accepter le retour de ces articles de votre commande n°\u00A0${mail.orderNumber}.`,
        ...listed(mail, 'Articles concernés'),
        ...motive(step.reason),
        `Pour toute question, écrivez-nous ou passez au magasin\u00A0: ${mail.returnAddress}.`,
      ];
    case 'settled':
      return [
        `Nous vous avons rendu ${frenchMoney(step.cents)} pour le retour de ces articles de votre commande n°\u00A0${mail.orderNumber} (${step.how}).`,
        ...listed(mail, 'Articles rendus'),
      ];
  }
}

/** What never left the store need not come back. */
function asking(mail: Mail): MailPart[] {
  if (mail.lines.length === 0)
    return ['Vous n’avez rien à nous renvoyer\u00A0: les articles n’ont pas quitté le magasin.'];
  return [
    ...listed(mail, 'À rapporter ou à renvoyer'),
    mail.sendBefore === null
      ? `Rapportez-les au magasin, ou renvoyez-les à cette adresse\u00A0: ${mail.returnAddress}.`
      : `Rapportez-les au magasin, ou renvoyez-les avant le ${frenchDay(`${mail.sendBefore}T12:00:00Z`)} à cette adresse\u00A0: ${mail.returnAddress}.`,
  ];
}

function motive(text: string): MailPart[] {
  return ['Motif\u00A0:', { kind: 'quote', text }];
}

function listed({ lines }: Mail, title: string): MailPart[] {
  const items = lines.map((line) => times(line.quantity, line));
  return abridged({ kind: 'items', title, items }, 'de la commande');
}
