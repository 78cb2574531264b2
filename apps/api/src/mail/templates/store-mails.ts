// To the store's counter, which reads in five seconds: what to prepare, for when, for whom.
import { readWish } from '@nuancier/domain/arrivals/wished-arrival.ts';
import { withDe } from '@nuancier/domain/site/elision.ts';
import { frenchClockAt } from '../../text/french-clock.ts';
import { frenchPhone } from '../../text/french-phone.ts';
import {
  counted,
  frenchDelivery,
  frenchMoment,
  frenchMoney,
  frenchWeekday,
  frenchWeekdayMoment,
  frenchWish,
} from '../../text/french-words.ts';
import { abridged } from '../content/abridged.ts';
import type { MailPart, MailText } from '../content/mail-text.ts';
import type { MailLine, StoreOrder } from '../../outbox/mail-pieces.ts';
import type { MailVariables } from '../../outbox/mail-variables.ts';
import type { TemplatesOf } from './templates-of.ts';

export const storeMails: TemplatesOf<
  'store_order_placed' | 'store_order_late' | 'store_order_cancelled' | 'store_lines_cancelled'
> = {
  store_order_placed: (mail) => ({
    subject: `À préparer ${shortPromise(mail)}\u00A0: commande n°\u00A0${mail.orderNumber}`,
    preheader: `${[mail.company ?? mail.buyer, content(mail.lines)].join(', ')}.`,
    greeting: `${promise(mail)}, pour ${who(mail)}.`,
    parts: [...linesOf(mail.lines), ...notesOf(mail), buyerOf(mail), moneyOf(mail), NEXT],
    action: toDesk(mail),
    why: WHY,
  }),

  store_order_late: (mail) => ({
    subject:
      mail.step === 'near'
        ? `À préparer ${deadline(mail)}\u00A0: commande n°\u00A0${mail.orderNumber}`
        : `En retard\u00A0: commande n°\u00A0${mail.orderNumber}, promise ${shortPromise(mail)}`,
    preheader: `${[mail.company ?? mail.buyer, content(mail.lines)].join(', ')}.`,
    greeting:
      mail.step === 'near'
        ? `Cette commande n’est pas encore ${done(mail)}. ${promise(mail)}, pour ${who(mail)}.`
        : `Cette commande n’est pas ${done(mail)}, et ${who(mail)} l’attend. ${promise(mail)}.`,
    parts: [
      ...linesOf(mail.lines),
      ...(mail.step === 'late' ? ['Si elle ne peut pas être prête aujourd’hui, appelez le client.'] : []),
      buyerOf(mail),
      NEXT,
    ],
    action: toDesk(mail),
    why: WHY,
  }),

  store_order_cancelled: (mail) => ({
    subject: `Annulée\u00A0: commande n°\u00A0${mail.orderNumber}`,
    preheader: 'Elle n’est plus à préparer.',
    greeting: `La commande n°\u00A0${mail.orderNumber} ${withDe(mail.buyer)} est annulée\u00A0: ne la préparez plus.`,
    parts: [
      ...backOf(mail),
      ...(mail.refundDue
        ? ['Elle était payée par carte\u00A0: son remboursement reste à faire, dans la gestion.']
        : []),
      // What goes back names the lines; a second list of them would be read twice.
      ...((mail.back ?? []).length > 0 ? [] : linesOf(mail.lines)),
      ANSWERING,
    ],
    action: toDesk(mail),
    why: WHY,
  }),

  store_lines_cancelled: (mail) => ({
    subject: `À remettre en rayon\u00A0: commande n°\u00A0${mail.orderNumber}`,
    preheader: `${packsOf(mail.lines)} à remettre en rayon.`,
    greeting: `Une partie de la commande n°\u00A0${mail.orderNumber} ${withDe(mail.buyer)} est annulée. Ce que vous en aviez mis de côté retourne en rayon\u00A0:`,
    parts: [
      ...linesOf(mail.lines),
      {
        kind: 'facts',
        title: 'L’annulation',
        facts: [['Annulé par', mail.by], ...fact('Motif', mail.reason)],
      },
      'Le reste de la commande ne change pas.',
      ANSWERING,
    ],
    action: toDesk(mail),
    why: WHY,
  }),
};

const WHY = 'Vous recevez ce message car cette commande est préparée par votre magasin.';
const ANSWERING = 'Répondre à cet e-mail, c’est écrire au client.';
const NEXT = `${ANSWERING} Ce qui est prêt, remis ou parti se note dans la gestion\u00A0: le client en est alors averti.`;

function toDesk({ orderNumber }: { orderNumber: string }): MailText['action'] {
  return { label: 'Ouvrir la commande', path: `/gestion/commandes/${encodeURIComponent(orderNumber)}` };
}

function linesOf(lines: readonly MailLine[]): MailPart[] {
  return abridged({ kind: 'lines', lines, large: [] }, 'de la commande');
}

function content(lines: readonly MailLine[]): string {
  return `${counted(lines.length, 'ligne', 'lignes')}, ${packsOf(lines)}`;
}

function packsOf(lines: readonly MailLine[]): string {
  return counted(
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    'conditionnement',
    'conditionnements',
  );
}

/** Mails queued by older versions do not say what it was. */
function backOf({ prepared, back = [] }: MailVariables['store_order_cancelled']): MailPart[] {
  if (back.length > 0)
    return ['Une partie était mise de côté\u00A0: remettez-la en rayon.', ...linesOf(back)];
  return prepared ? ['Une partie était prête\u00A0: remettez-la en rayon.'] : [];
}

function who({ buyer, company }: StoreOrder): string {
  return company === null ? buyer : `${company} (${buyer})`;
}

function done({ mode }: StoreOrder): string {
  return mode === 'EMP' ? 'prête' : 'partie';
}

/** « Retrait au comptoir promis pour le mardi 17 novembre à 11 h », or what the buyer wished for. */
function promise(mail: StoreOrder): string {
  const { mode, wished, promisedAt, firstDeliveryOn, deliveryOn } = mail;
  if (wished !== null) return frenchWish(wished);
  if (mode === 'EMP')
    return promisedAt === null
      ? 'Retrait au comptoir, date à confirmer'
      : `Retrait au comptoir promis pour le ${frenchWeekdayMoment(promisedAt)}`;
  if (firstDeliveryOn !== null)
    return `${frenchDelivery(1, firstDeliveryOn)}, ${frenchDelivery(2, deliveryOn).toLowerCase()}`;
  return deliveryOn === null
    ? 'Livraison, date à confirmer'
    : `Livraison promise pour le ${frenchWeekday(deliveryOn)}`;
}

/** « pour mardi 17 novembre à 11 h » */
function shortPromise({ mode, wished, promisedAt, firstDeliveryOn, deliveryOn }: StoreOrder): string {
  if (mode === 'EMP' && wished === null && promisedAt !== null)
    return `pour ${frenchWeekdayMoment(promisedAt)}`;
  const day = mode === 'EMP' ? wishedDay(wished) : (firstDeliveryOn ?? deliveryOn);
  return day === null ? 'dès que possible' : `pour ${frenchWeekday(day)}`;
}

/** « avant 11 h », of the same day. */
function deadline(mail: StoreOrder): string {
  const { mode, wished, promisedAt } = mail;
  if (mode !== 'EMP' || wished !== null || promisedAt === null) return shortPromise(mail);
  return `avant ${frenchClockAt(new Date(promisedAt))}`;
}

function wishedDay(code: string | null): string | null {
  const wish = code === null ? null : readWish(code);
  return wish === null || wish.kind === 'two' ? null : wish.on;
}

function notesOf({ notes, buyer }: StoreOrder): MailPart[] {
  return notes === null || notes.trim() === ''
    ? []
    : [`${buyer} ajoute\u00A0:`, { kind: 'quote', text: notes }];
}

function buyerOf(mail: StoreOrder): MailPart {
  const { company, clientCode, telephone, address, purchaseRef, purchaseOrderNumber, representative } = mail;
  const facts = [
    ['Acheteur', mail.buyer],
    ...fact('Société', company),
    ...fact('Code client', clientCode),
    ...fact('Téléphone', telephone === null ? null : frenchPhone(telephone)),
    ['E-mail', mail.email],
    ...fact('À livrer', address),
    ...fact('Chantier / référence', purchaseRef),
    ...fact('N°\u00A0de bon de commande', purchaseOrderNumber),
    ...fact('Passée par', representative),
  ] as const;
  return { kind: 'facts', title: 'Pour qui', facts };
}

function moneyOf({ payment, ttcCents, orderedAt }: StoreOrder): MailPart {
  return {
    kind: 'facts',
    title: 'La commande',
    facts: [
      ['Règlement', payment],
      ['Total', `${frenchMoney(ttcCents)}\u00A0TTC`],
      ['Commandée', frenchMoment(orderedAt)],
    ],
  };
}

function fact(label: string, value: string | null): (readonly [string, string])[] {
  return value === null || value === '' ? [] : [[label, value]];
}
