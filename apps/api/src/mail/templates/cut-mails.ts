import { frenchPhone } from '../../text/french-phone.ts';
import { frenchMoney } from '../../text/french-words.ts';
import type { MailVariables } from '../../outbox/mail-variables.ts';
import { greet } from '../content/mail-text.ts';
import type { MailPart } from '../content/mail-text.ts';
import { aboutLink, actionTo } from './order-action.ts';
import { backOnCard } from './order-mails.ts';
import { times } from './order-parts-mails.ts';
import type { TemplatesOf } from './templates-of.ts';

type Mail = MailVariables['order_lines_cancelled'];

const MOST_LISTED = 50;

export const cutMails: TemplatesOf<'order_lines_cancelled'> = {
  order_lines_cancelled: (mail) => ({
    subject: `Des articles de votre commande n°\u00A0${mail.orderNumber} sont annulés`,
    preheader: REST[mail.rest],
    greeting: greet(mail),
    parts: [
      `Une partie de votre commande n°\u00A0${mail.orderNumber} est annulée\u00A0:`,
      { kind: 'facts', title: 'Ce qui est annulé', facts: mail.lines.slice(0, MOST_LISTED).map(factOf) },
      REST[mail.rest],
      ...sumsOf(mail),
      ...backOnCard(mail.refund),
      ask(mail),
      ...aboutLink(mail),
    ],
    action: actionTo('Voir ma commande', mail),
  }),
};

const REST: Readonly<Record<Mail['rest'], string>> = {
  'goes-on': 'Le reste de la commande continue comme prévu.',
  ready: 'Le reste de la commande est prêt et vous attend au magasin.',
  done: 'Vous avez tout le reste\u00A0: rien d’autre ne viendra de cette commande.',
};

function factOf({ left, quantity, ...article }: Mail['lines'][number]): readonly [string, string] {
  return [times(quantity, article), left === 0 ? 'plus aucun' : `il en reste ${left}`];
}

function sumsOf({ amounts, isByTransfer }: Mail): MailPart[] {
  if (amounts === null || amounts.lessCents === 0) return [];
  const { lessCents, totalCents } = amounts;
  const already = isByTransfer
    ? ['Si votre virement est déjà parti pour l’ancien montant, nous vous rendons la différence.']
    : [];
  return [
    `Votre commande coûte ${frenchMoney(lessCents)} de moins\u00A0: ${frenchMoney(totalCents)} TTC en tout.`,
    ...already,
  ];
}

function ask({ shop: { name, phone } }: Mail): MailPart {
  const call = phone === null ? `le magasin ${name}` : `le magasin ${name} au ${frenchPhone(phone)}`;
  return `Une question\u00A0? Appelez ${call}.`;
}
