import { frenchPhone } from '../../text/french-phone.ts';
import { frenchWeekday, frenchWeekdayMoment } from '../../text/french-words.ts';
import { greet } from '../content/mail-text.ts';
import type { MailPart } from '../content/mail-text.ts';
import type { MailVariables } from '../../outbox/mail-variables.ts';
import { aboutLink, actionTo } from './order-action.ts';
import type { TemplatesOf } from './templates-of.ts';

type Mail = MailVariables['order_promise_moved'];

export const promiseMails: TemplatesOf<'order_promise_moved'> = {
  order_promise_moved: (mail) => ({
    subject: `Votre magasin sera fermé le ${frenchWeekday(mail.closedOn)}\u00A0: commande n°\u00A0${mail.orderNumber}`,
    preheader: `Votre commande ${instead(mail)}.`,
    greeting: greet(mail),
    parts: [
      `Le magasin ${mail.shop.name} sera exceptionnellement fermé le ${frenchWeekday(mail.closedOn)}, le jour promis pour votre commande n°\u00A0${mail.orderNumber}.`,
      ...whenInstead(mail),
      `Veuillez nous excuser de ce changement. S’il ne vous convient pas, ${whomToAsk(mail)}.`,
      ...aboutLink(mail),
    ],
    action: actionTo('Voir ma commande', mail),
  }),
};

function instead({ mode, due }: Mail): string {
  return mode === 'EMP'
    ? `vous attendra à partir du ${frenchWeekdayMoment(due)}`
    : `sera livrée le ${frenchWeekday(due)}`;
}

function whenInstead(mail: Mail): MailPart[] {
  const said = `Elle ${instead(mail)}.`;
  return [mail.hours === null ? said : `${said} Horaires du magasin ce jour-là\u00A0: ${mail.hours}.`];
}

function whomToAsk({ shop: { name, phone } }: Mail): string {
  return phone === null ? `dites-le au magasin ${name}` : `appelez le magasin au ${frenchPhone(phone)}`;
}
