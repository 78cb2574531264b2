import { counted, frenchDay, frenchMoment, frenchMoney } from '../french-words.ts';
import { greet } from '../mail-text.ts';
import type { MailPart, MailText } from '../mail-text.ts';
import type { MailVariables, ShopPath } from '../../outbox/mail-variables.ts';
import type { TemplatesOf } from './templates-of.ts';

export const orderMails: TemplatesOf<
  'order_confirmation' | 'order_status_changed' | 'click_collect_ready' | 'withdrawal_ack'
> = {
  order_confirmation: (mail) => ({
    subject: `Confirmation de votre commande n°\u00A0${mail.orderNumber}`,
    preheader: 'Nous avons bien reçu votre commande.',
    greeting: greet(mail),
    parts: [
      `Nous avons bien reçu votre commande n°\u00A0${mail.orderNumber} du ${frenchDay(mail.orderedAt)}. ${whereTo(mail.mode)}`,
      { kind: 'lines', lines: mail.lines },
      ...totalsOf(mail.totals),
      `Règlement\u00A0: ${mail.payment}.${mail.purchaseRef === null ? '' : ` Votre référence\u00A0: ${mail.purchaseRef}.`}`,
      'Les produits mis à la teinte sont réalisés à votre demande\u00A0: ils ne sont ni repris ni échangés et ne donnent pas lieu à rétractation.',
      ...withdrawalOf(mail.withdrawalPath),
      {
        kind: 'link',
        before: 'Nos conditions générales de vente s’appliquent\u00A0: ',
        label: 'les lire',
        path: '/cgv',
      },
    ],
    action: actionTo('Suivre ma commande', mail.orderPath),
  }),

  order_status_changed: (mail) => ({
    subject: `Votre commande n°\u00A0${mail.orderNumber}\u00A0: ${mail.status}`,
    preheader: 'L’état de votre commande a changé.',
    greeting: greet(mail),
    parts: [
      `Votre commande n°\u00A0${mail.orderNumber} est maintenant dans l’état «\u00A0${mail.status}\u00A0».`,
    ],
    action: actionTo('Voir ma commande', mail.orderPath),
  }),

  click_collect_ready: (mail) => ({
    subject: `Votre commande n°\u00A0${mail.orderNumber} vous attend à ${mail.shop}`,
    preheader: 'Présentez votre numéro de commande au comptoir.',
    greeting: greet(mail),
    parts: [
      `Votre commande n°\u00A0${mail.orderNumber} est prête. Vous pouvez la retirer au magasin ${mail.shop}, ${mail.shopAddress}.`,
      {
        kind: 'facts',
        facts: [
          ['Horaires du jour', mail.shopHours],
          ['Téléphone', mail.shopPhone],
        ],
      },
      `Munissez-vous de votre numéro de commande et d’une pièce d’identité. Votre commande est conservée ${counted(mail.keepDays, 'jour', 'jours')}.`,
    ],
    action: actionTo('Voir ma commande', mail.orderPath),
  }),

  withdrawal_ack: (mail) => ({
    subject: 'Accusé de réception de votre rétractation',
    preheader: `Commande n°\u00A0${mail.orderNumber}.`,
    greeting: greet(mail),
    parts: [
      `Nous avons reçu le ${frenchMoment(mail.at)} votre déclaration de rétractation concernant la commande n°\u00A0${mail.orderNumber}\u00A0:`,
      { kind: 'quote', text: mail.declaration },
      `Renvoyez les produits non ouverts sous quatorze jours à l’adresse suivante\u00A0: ${mail.returnAddress}. Le remboursement intervient au plus tard quatorze jours après votre déclaration, et peut être différé jusqu’à réception des produits.`,
    ],
    action: null,
  }),
};

/** Whoever ordered without an account has no page of the order: the store answers. */
function actionTo(label: string, path: ShopPath): MailText['action'] {
  return path === '/contactez-nous' ? { label: 'Nous contacter', path } : { label, path };
}

type Confirmation = MailVariables['order_confirmation'];

function whereTo(mode: Confirmation['mode']): string {
  return mode.kind === 'EMP'
    ? `Vous serez prévenu dès qu’elle sera disponible au magasin ${mode.shop}.`
    : `Elle sera livrée à l’adresse suivante\u00A0: ${mode.address}.`;
}

function totalsOf(totals: Confirmation['totals']): MailPart[] {
  if (totals === null) return [];
  const { goodsCents, discount, deliveryCents: delivery, htCents, vatLabel, vatCents, ttcCents } = totals;
  const fee = delivery === 0 ? 'offerte' : frenchMoney(delivery ?? 0);
  const between = [
    ...(discount === null ? [] : [[`Remise (${discount.label})`, frenchMoney(-discount.cents)] as const]),
    ...(delivery === null ? [] : [['Livraison', fee] as const]),
  ];
  return [
    {
      kind: 'facts',
      areSums: true,
      facts: [
        ...(between.length === 0 ? [] : [['Sous-total\u00A0HT', frenchMoney(goodsCents)] as const]),
        ...between,
        ['Total\u00A0HT', frenchMoney(htCents)],
        [vatLabel, frenchMoney(vatCents)],
        ['Total\u00A0TTC', frenchMoney(ttcCents)],
      ],
    },
  ];
}

function withdrawalOf(path: Confirmation['withdrawalPath']): MailPart[] {
  if (path === null) return [];
  return [
    'Vous disposez d’un délai de quatorze jours à compter de la réception pour vous rétracter, sauf pour les produits mis à la teinte ou découpés à vos mesures.',
    { kind: 'link', before: 'Pour exercer ce droit\u00A0: ', label: 'me rétracter', path },
  ];
}
