import { frenchPhone } from '../../text/french-phone.ts';
import { frenchMoney, frenchWeekday, frenchWeekdayMoment } from '../../text/french-words.ts';
import { greet } from '../content/mail-text.ts';
import type { MailPart } from '../content/mail-text.ts';
import type { MailVariables } from '../../outbox/mail-variables.ts';
import { aboutLink, actionTo } from './order-action.ts';
import { times } from './order-parts-mails.ts';
import type { TemplatesOf } from './templates-of.ts';

type Mail = MailVariables['order_substitute_proposed'];

export const substituteMails: TemplatesOf<'order_substitute_proposed'> = {
  order_substitute_proposed: (mail) => ({
    subject: `Un article de remplacement pour votre commande n°\u00A0${mail.orderNumber}`,
    preheader: 'Nous attendons votre accord.',
    greeting: greet(mail),
    parts: [
      `En préparant votre commande n°\u00A0${mail.orderNumber}, le magasin ${mail.shop.name} n’a pas trouvé tout ce que vous aviez commandé. Il vous propose un autre article\u00A0:`,
      { kind: 'facts', title: 'La proposition', facts: factsOf(mail) },
      'Vous ne payez jamais plus que le prix convenu. Rien ne change sans votre accord, et le reste de la commande continue.',
      howToAnswer(mail),
      untilWhen(mail),
      ...aboutLink(mail),
    ],
    action: actionTo('Accepter ou refuser', mail),
  }),
};

function factsOf({
  packs,
  instead,
  article,
  price,
  large = ['HT', 'TTC'],
}: Mail): (readonly [string, string])[] {
  return [
    ['Il manque', times(packs, instead)],
    ['À la place', times(packs, article)],
    ...(price === null
      ? []
      : [
          [
            'Prix',
            `${large.map((label) => `${frenchMoney(label === 'HT' ? price.htCents : price.ttcCents)} ${label}`).join(', ')} l’unité`,
          ] as const,
        ]),
  ];
}

function howToAnswer({ shop: { name, phone } }: Mail): MailPart {
  const call = phone === null ? `au magasin ${name}` : `au magasin ${name}, au ${frenchPhone(phone)}`;
  return `Acceptez ou refusez sur la page de votre commande, ou dites-le ${call}.`;
}

/** Nothing is decided for whoever stays silent; the promise is what an answer must come before. */
function untilWhen({ due, mode }: Mail): MailPart {
  if (!due) return 'Le magasin garde cette proposition ouverte jusqu’à ce que votre commande soit prête.';
  return mode === 'LIV'
    ? `Votre livraison est prévue le ${frenchWeekday(due)}\u00A0: répondez avant ce jour pour qu’elle soit complète.`
    : `Votre commande est promise pour le ${frenchWeekdayMoment(due)}\u00A0: répondez avant cette heure pour qu’elle soit complète.`;
}
