import { shownPickupCode } from '@nuancier/domain/orders/hand-over/pickup-code.ts';
import { abridged, MOST_LISTED } from '../content/abridged.ts';
import {
  counted,
  frenchDay,
  frenchDelivery,
  frenchMoment,
  frenchMoney,
  frenchWeekday,
  frenchWeekdayMoment,
  frenchWish,
} from '../../text/french-words.ts';
import { greet } from '../content/mail-text.ts';
import type { MailPart } from '../content/mail-text.ts';
import type { MailVariables } from '../../outbox/mail-variables.ts';
import { mailSums } from '../content/mail-sums.ts';
import { aboutLink, actionTo } from './order-action.ts';
import { chosenWay, codeToShow, linesSoFar, linesWaiting } from './order-parts-mails.ts';
import { storeFacts } from './store-facts.ts';
import type { TemplatesOf } from './templates-of.ts';

export const orderMails: TemplatesOf<
  'order_confirmation' | 'order_refunded' | 'order_status_changed' | 'click_collect_ready' | 'withdrawal_ack'
> = {
  order_confirmation: (mail) => ({
    subject: `Confirmation de votre commande n°\u00A0${mail.orderNumber}`,
    preheader: 'Nous avons bien reçu votre commande.',
    greeting: greet(mail),
    parts: [
      `Nous avons bien reçu votre commande n°\u00A0${mail.orderNumber} du ${frenchDay(mail.orderedAt)}. ${mailDestination(mail.mode)}`,
      ...deliveriesOf(mail.mode),
      ...lostWishOf(mail.lostWish),
      ...storeOf(mail),
      ...placedForOf(mail.placedFor),
      ...abridged({ kind: 'lines', lines: mail.lines, large: mail.large ?? ['HT'] }, 'de la commande'),
      ...mailSums(mail),
      [`Règlement\u00A0: ${mail.payment}.`, ...referencesOf(mail)].join(' '),
      ...creditsOf(mail),
      ...(mail.isTinted === false ? [] : [NOT_TAKEN_BACK]),
      ...withdrawalOf(mail),
      {
        kind: 'link',
        before: 'Nos conditions générales de vente s’appliquent\u00A0: ',
        label: 'lire les conditions générales de vente',
        path: '/cgv',
      },
      ...aboutLink(mail),
    ],
    action: actionTo('Suivre ma commande', mail),
  }),

  order_refunded: (mail) => ({
    subject: `Remboursement de votre commande n°\u00A0${mail.orderNumber}`,
    preheader:
      mail.isByCard === false
        ? 'Le magasin vous rend l’argent.'
        : 'L’argent revient sur la carte qui a payé.',
    greeting: greet(mail),
    parts: [...refundOf(mail), ...aboutLink(mail)],
    action: actionTo('Voir ma commande', mail),
  }),

  order_status_changed: (mail) => ({
    subject: `Votre commande n°\u00A0${mail.orderNumber}\u00A0: ${mail.status}`,
    preheader: 'L’état de votre commande a changé.',
    greeting: greet(mail),
    parts: [
      `Votre commande n°\u00A0${mail.orderNumber} est maintenant dans l’état «\u00A0${mail.status}\u00A0».`,
      ...linesSoFar(mail.lines, mail.mode),
      ...backOnCard(mail.refund),
      ...codeToShow(mail),
      ...aboutLink(mail),
    ],
    action: actionTo('Voir ma commande', mail),
  }),

  click_collect_ready: (mail) => ({
    subject: `Votre commande n°\u00A0${mail.orderNumber} vous attend à ${mail.shop}`,
    preheader: mail.pickupCode
      ? `Votre code de retrait\u00A0: ${shownPickupCode(mail.pickupCode)}.`
      : 'Présentez votre numéro de commande au comptoir.',
    greeting: greet(mail),
    parts: [
      `Votre commande n°\u00A0${mail.orderNumber} est prête. Vous pouvez la retirer au magasin ${mail.shop}, ${mail.shopAddress}.`,
      ...codeToShow(mail),
      ...linesWaiting(mail.lines, 'Ce qui vous attend'),
      ...toPayOf(mail),
      storeFacts({ phone: mail.shopPhone, hours: { on: mail.hoursOn, text: mail.shopHours } }),
      `${mail.pickupCode ? '' : 'Munissez-vous de votre numéro de commande et d’une pièce d’identité. '}Votre commande est conservée ${counted(mail.keepDays, 'jour', 'jours')}.`,
      ...aboutLink(mail),
    ],
    action: actionTo('Voir ma commande', mail),
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

const BACK_ON_CARD =
  'La somme revient sur la carte qui a payé. Selon votre banque, elle y apparaît sous quelques jours ouvrés.';

function toPayOf({ toPay }: MailVariables['click_collect_ready']): MailPart[] {
  if (!toPay) return [];
  const said =
    toPay.cents === null
      ? 'Votre commande se règle au comptoir, au moment du retrait.'
      : `À payer au magasin\u00A0: ${frenchMoney(toPay.cents)}, au comptoir, au moment du retrait.`;
  return [said + chosenWay(toPay)];
}

/** What comes back to the card; `cents`: null where the reader may not see it. */
export function backOnCard(refund: { cents: number | null } | null | undefined): MailPart[] {
  if (!refund) return [];
  const sum =
    refund.cents === null
      ? 'Ce que vous avez payé vous est rendu'
      : `Nous vous rendons ${frenchMoney(refund.cents)}`;
  return [`${sum} sur la carte qui a payé. Un e-mail vous dira quand c’est fait.`];
}

function refundOf({
  orderNumber,
  amounts,
  isWhole,
  isByCard = true,
  how,
}: MailVariables['order_refunded']): MailPart[] {
  const way = isByCard ? [BACK_ON_CARD] : [];
  const order = `votre commande n°\u00A0${orderNumber}${how ? ` (${how})` : ''}`;
  if (amounts === null)
    return [`Nous avons remboursé ${isWhole ? order : `une partie de ${order}`}.`, ...way];
  const { amountCents, backCents } = amounts;
  const all = `Avec les remboursements précédents, ${frenchMoney(backCents)} vous ont été rendus en tout.`;
  return [
    `Nous vous avons remboursé ${frenchMoney(amountCents)} sur ${order}.`,
    ...(backCents > amountCents ? [all] : []),
    ...(isWhole ? ['La commande est ainsi entièrement remboursée.'] : []),
    ...way,
  ];
}

type Confirmation = MailVariables['order_confirmation'];

const NOT_TAKEN_BACK =
  'Les produits mis à la teinte sont réalisés à votre demande\u00A0: ils ne sont ni repris ni échangés et ne donnent pas lieu à rétractation.';

/** What testers cost, given back on a tin. */
function creditsOf({ credits = [], large = ['HT'] }: Confirmation): MailPart[] {
  const [first] = credits;
  if (first === undefined) return [];
  const facts = credits.slice(0, MOST_LISTED).map(({ code, tint, htCents, ttcCents }) => {
    const paid = large[0] === 'TTC' ? ttcCents : htCents;
    const amount = paid === null ? 'le prix du testeur' : `${frenchMoney(paid)}\u00A0${large[0] ?? 'HT'}`;
    return [`Code ${code}`, `${amount} sur un pot en ${tint}`] as const;
  });
  const until = `jusqu’au ${frenchDay(`${first.validTo}T12:00:00Z`)}`;
  const words = first.isAwaited ? `dès que cette commande est réglée et ${until}` : until;
  return [
    {
      kind: 'facts',
      title: credits.length > 1 ? 'Vos testeurs remboursés' : 'Votre testeur remboursé',
      facts,
    },
    `À saisir dans votre panier ${words}, une seule fois et un code par commande. ${ownerWords(first, credits.length > 1)}`,
  ];
}

/** A company's people share what its orders give. */
function ownerWords({ isCompanys = false }: NonNullable<Confirmation['credits']>[number], isMany: boolean) {
  if (isCompanys)
    return isMany ? 'Ces codes sont réservés à votre entreprise.' : 'Ce code est réservé à votre entreprise.';
  return isMany ? 'Ces codes sont personnels.' : 'Ce code est personnel.';
}

/** The store's phone and hours. */
function storeOf({ store, mode }: Confirmation): MailPart[] {
  if (!store) return [];
  const { name, phone, hours } = store;
  return [storeFacts({ name: [mode.kind === 'LIV' ? 'Préparée par' : 'Magasin', name], phone, hours })];
}

function mailDestination(mode: Confirmation['mode']): string {
  if (mode.kind === 'LIV') {
    const address = `à l’adresse suivante\u00A0: ${mode.address}.`;
    if (mode.wished) return `${frenchWish(mode.wished)}, ${address}`;
    if (mode.deliveries?.length) return `Elle sera livrée en deux fois ${address}`;
    const day = mode.on ? ` le ${frenchWeekday(mode.on)}` : '';
    return `Elle sera livrée${day} ${address}`;
  }
  const place = mode.address ? `${mode.shop} (${mode.address})` : mode.shop;
  const ready = `Un e-mail vous préviendra dès qu’elle sera disponible au magasin ${place}`;
  const sentence = mode.from ? `${ready}, au plus tôt ${frenchWeekdayMoment(mode.from)}.` : `${ready}.`;
  return mode.wished ? `${sentence} ${frenchWish(mode.wished)}.` : sentence;
}

function deliveriesOf(mode: Confirmation['mode']): MailPart[] {
  const deliveries = mode.kind === 'LIV' ? (mode.deliveries ?? []) : [];
  if (deliveries.length === 0) return [];
  const facts = deliveries.map(({ on, articles }, at) => {
    const named = articles
      .slice(0, MOST_LISTED)
      .map(({ name, quantity }) => `${quantity}\u00A0×\u00A0${name}`);
    const rest = articles.length - named.length;
    const more = rest > 0 ? [counted(rest, 'autre ligne', 'autres lignes')] : [];
    return [frenchDelivery(at + 1, on), [...named, ...more].join(', ')] as const;
  });
  return [{ kind: 'facts', title: 'Vos livraisons', facts }];
}

function lostWishOf(code: Confirmation['lostWish']): MailPart[] {
  if (!code) return [];
  return [
    `${frenchWish(code)}\u00A0: ce n’était plus possible au moment de commander. Votre commande est servie au plus tôt.`,
  ];
}

/** The quotations that it accepted, and the two that the buyer gave. */
function referencesOf({
  quotations = [],
  purchaseOrderNumber: number,
  purchaseRef: site,
}: Confirmation): string[] {
  return [
    ...quotations.map(
      (quotation) => `Devis n°\u00A0${[quotation.number, quotation.label].filter(Boolean).join('\u00A0: ')}.`,
    ),
    ...(number ? [`N°\u00A0de bon de commande\u00A0: ${number}.`] : []),
    ...(site ? [`Chantier / référence\u00A0: ${site}.`] : []),
  ];
}

function placedForOf(placed: Confirmation['placedFor']): MailPart[] {
  return placed == null ? [] : [`Commande passée par ${placed.representative} pour ${placed.buyer}.`];
}

function withdrawalOf({ withdrawalPath: path, isTinted }: Confirmation): MailPart[] {
  if (path === null) return [];
  const except = isTinted === false ? '' : ', sauf pour les produits mis à la teinte';
  return [
    `Vous disposez d’un délai de quatorze jours à compter de la réception pour vous rétracter${except}.`,
    { kind: 'link', before: 'Pour exercer ce droit\u00A0: ', label: 'me rétracter de cette commande', path },
  ];
}
