import { shownReference } from '@nuancier/domain/free-line.ts';
import { shownPickupCode } from '@nuancier/domain/orders/hand-over/pickup-code.ts';
import { hasBegun } from '@nuancier/domain/orders/order-parts.ts';
import { abridged } from '../content/abridged.ts';
import { counted, frenchMoney, frenchWeekday, frenchWeekdayMoment } from '../../text/french-words.ts';
import { greet } from '../content/mail-text.ts';
import type { MailPart } from '../content/mail-text.ts';
import type { MailParts, MailToPay } from '../../outbox/mail-pieces.ts';
import type { MailVariables } from '../../outbox/mail-variables.ts';
import { aboutLink, actionTo } from './order-action.ts';
import { storeFacts } from './store-facts.ts';
import type { TemplatesOf } from './templates-of.ts';

type Moved = MailVariables['order_parts_moved'];
type Mode = Moved['mode'];
type Lines = readonly MailParts[];

export const orderPartsMails: TemplatesOf<'order_parts_moved'> = {
  order_parts_moved: (mail) => ({
    subject: `Votre commande n°\u00A0${mail.orderNumber}\u00A0: ${title(mail)}`,
    preheader: `État de la commande\u00A0: ${mail.status}.`,
    greeting: greet(mail),
    parts: [
      ...told[mail.kind](mail),
      ...codeToShow(mail),
      ...toPayOf(mail),
      ...paidOf(mail),
      ...counterOf(mail),
      ...aboutLink(mail),
    ],
    action: actionTo('Voir ma commande', mail),
  }),
};

const told: Readonly<Record<Moved['kind'], (mail: Moved) => MailPart[]>> = {
  PREPARED: prepared,
  HANDED_OVER: handedOver,
  TAKEN_BACK: takenBack,
};

/** An order that is fetched in parts is paid with its last article. */
function toPayOf({ toPay }: Moved): MailPart[] {
  if (!toPay) return [];
  const sum = toPay.cents === null ? '' : `, ${frenchMoney(toPay.cents)},`;
  return [
    `Le total de votre commande${sum} se règle au comptoir avec le dernier article.${chosenWay(toPay)}`,
  ];
}

/** The last article was paid for when it was handed over. */
function paidOf({ paid }: Moved): MailPart[] {
  if (!paid) return [];
  return [
    paid.cents === null
      ? 'Votre commande a été réglée au comptoir.'
      : `Vous avez payé ${frenchMoney(paid.cents)} TTC au comptoir\u00A0: votre commande est réglée.`,
  ];
}

/** « Règlement choisi : paiement au magasin. » */
export function chosenWay({ by }: MailToPay): string {
  return by === undefined ? '' : ` Règlement choisi\u00A0: ${by.toLocaleLowerCase('fr')}.`;
}

/** Where to come, and when, while something waits there. */
function counterOf({ counter }: Moved): MailPart[] {
  return counter ? [storeFacts(counter)] : [];
}

/** What is shown at the counter, while something waits there. */
export function codeToShow({ pickupCode }: { pickupCode?: string | null }): MailPart[] {
  if (!pickupCode) return [];
  return [
    {
      kind: 'facts',
      title: 'Au comptoir',
      facts: [['Code de retrait', shownPickupCode(pickupCode)]],
    },
    'Montrez ce code à la personne qui vous accueille. Quelqu’un vient à votre place\u00A0? Donnez-le-lui, et à personne d’autre. Sans le code, munissez-vous de votre numéro de commande et d’une pièce d’identité.',
  ];
}

const ITEMS = 'Articles de votre commande';

/** Every line with its progress, for mails about the whole order. */
export function linesSoFar(lines: Lines | undefined, mode: Mode | undefined): MailPart[] {
  if (lines === undefined || lines.length === 0) return [];
  const way = mode ?? 'EMP';
  if (!hasBegun(lines))
    return listed(
      lines.map((line) => times(line.ordered, line)),
      ITEMS,
    );
  const day = sameDue(lines.filter((line) => toPrepare(line) > 0));
  return [
    ...listed(
      lines.map((line) => soFar(line, way)),
      ITEMS,
    ),
    ...(day === null ? [] : [`Pour le reste\u00A0: ${dueWords(day, way)}.`]),
  ];
}

/** What is prepared and not yet in the buyer's hands: at the counter now, or ready to leave. */
export function linesWaiting(lines: Lines | undefined, title?: string): MailPart[] {
  const waiting = (lines ?? []).filter((line) => waitingOf(line) > 0);
  if (waiting.length === 0) return [];
  return listed(
    waiting.map((line) => times(waitingOf(line), line)),
    title,
  );
}

function listed(items: readonly string[], title?: string): MailPart[] {
  return abridged({ kind: 'items', ...(title === undefined ? {} : { title }), items }, 'de la commande');
}

const waitingOf = ({ prepared: ready, handedOver: gone }: MailParts) => ready - gone;
const toPrepare = ({ ordered, prepared: ready }: MailParts) => ordered - ready;

export function times(quantity: number, { name, reference }: { name: string; reference: string }): string {
  return `${quantity}\u00A0×\u00A0${named({ name, reference })}`;
}

function named({ name, reference }: { name: string; reference: string }): string {
  const shown = shownReference(reference);
  return shown === null ? name : `${name} (réf.\u00A0${shown})`;
}

/** « 3 × Mat velouté (réf. 1) : 1 remis, 1 vous attend, 1 à préparer » */
function soFar(line: MailParts, mode: Mode): string {
  const { ordered, handedOver: gone } = line;
  const what = times(ordered, line);
  const isPickup = mode === 'EMP';
  const [waiting, left] = [waitingOf(line), toPrepare(line)];
  const handed = isPickup ? counted(gone, 'remis', 'remis') : counted(gone, 'expédié', 'expédiés');
  const waits = isPickup
    ? counted(waiting, 'vous attend', 'vous attendent')
    : counted(waiting, 'prêt à partir', 'prêts à partir');
  const facts = [
    ...(gone > 0 ? [handed] : []),
    ...(waiting > 0 ? [waits] : []),
    ...(left > 0 ? [`${left}\u00A0à préparer`] : []),
  ];
  return `${what}\u00A0: ${facts.join(', ')}`;
}

const allPrepared = (lines: Lines) => lines.every((line) => toPrepare(line) === 0);
const allHandedOver = (lines: Lines) => lines.every(({ ordered, handedOver: gone }) => gone === ordered);

function title({ kind, mode, lines }: Moved): string {
  if (kind === 'PREPARED') return allPrepared(lines) ? 'tout est préparé' : 'une partie est préparée';
  if (kind === 'TAKEN_BACK') return 'des articles ne sont plus prêts';
  const isWhole = allHandedOver(lines);
  if (mode === 'EMP') return isWhole ? 'tout vous a été remis' : 'une partie vous a été remise';
  return isWhole ? 'tout est expédié' : 'une partie est expédiée';
}

function prepared({ mode, orderNumber, shop, lines }: Moved): MailPart[] {
  const order = `Votre commande n°\u00A0${orderNumber} ${allPrepared(lines) ? 'est prête' : 'avance'}.`;
  const waits =
    mode === 'EMP'
      ? `Ces articles vous attendent au magasin ${shop}\u00A0:`
      : 'Ces articles sont prêts à partir\u00A0:';
  return [`${order} ${waits}`, ...linesWaiting(lines), ...stillToPrepare(lines, mode)];
}

function handedOver({ mode, orderNumber, shop, moved, lines }: Moved): MailPart[] {
  const order = `Votre commande n°\u00A0${orderNumber} ${allHandedOver(lines) ? 'est complète' : 'avance'}.`;
  const isPickup = mode === 'EMP';
  const went = isPickup ? `Le magasin ${shop} vous a remis\u00A0:` : 'Ces articles vous sont expédiés\u00A0:';
  const waits = isPickup
    ? `Ces articles vous attendent encore au magasin ${shop}\u00A0:`
    : 'Ces articles sont prêts à partir\u00A0:';
  const waiting = linesWaiting(lines);
  return [
    `${order} ${went}`,
    ...listed(moved.map((line) => times(line.quantity, line))),
    ...(waiting.length === 0 ? [] : [waits, ...waiting]),
    ...stillToPrepare(lines, mode),
  ];
}

function takenBack({ orderNumber, shop, moved, lines }: Moved): MailPart[] {
  const waiting = linesWaiting(lines);
  return [
    `Ces articles de votre commande n°\u00A0${orderNumber} ne vous attendent plus au magasin ${shop}\u00A0:`,
    ...listed(moved.map((line) => times(line.quantity, line))),
    'Nous vous écrivons dès qu’ils sont de nouveau prêts. Veuillez nous excuser de ce contretemps.',
    ...(waiting.length === 0 ? [] : ['Ceux-ci vous attendent toujours\u00A0:', ...waiting]),
  ];
}

/** « Mat velouté (réf. 1) : 4 sur 15 », and when: once for all of them, or for each where they come on several days. */
function stillToPrepare(lines: Lines, mode: Mode): MailPart[] {
  const open = lines.filter((line) => toPrepare(line) > 0);
  if (open.length === 0) return [];
  const day = sameDue(open);
  const items = open.map((line) => {
    const left = `${named(line)}\u00A0: ${toPrepare(line)} sur ${line.ordered}`;
    const when = day === null && line.due ? `, ${dueWords(line.due, mode)}` : '';
    return `${left}${when}${insteadWords(line)}`;
  });
  const rest = 'Le reste de votre commande est encore à préparer';
  return [day === null ? `${rest}\u00A0:` : `${rest}, ${dueWords(day, mode)}\u00A0:`, ...listed(items)];
}

function insteadWords({ proposed }: MailParts): string {
  return proposed
    ? `\u00A0; nous vous proposons à la place ${times(proposed.quantity, proposed)} et attendons votre accord`
    : '';
}

/** The one day that all of them are promised for. */
function sameDue(open: Lines): string | null {
  const [first, ...others] = new Set(open.map(({ due }) => due ?? null));
  return others.length > 0 ? null : (first ?? null);
}

function dueWords(due: string, mode: Mode): string {
  return mode === 'EMP'
    ? `retrait possible à partir du ${frenchWeekdayMoment(due)}`
    : `livraison prévue le ${frenchWeekday(due)}`;
}
