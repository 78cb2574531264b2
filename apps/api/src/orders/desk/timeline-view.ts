import type { OrderTimelineEntry } from '@nuancier/contract/gestion-types.ts';
import { PROOF_KINDS } from '@nuancier/domain/orders/hand-over/hand-over-proof.ts';
import { readSignature, signaturePath } from '@nuancier/domain/orders/hand-over/signature.ts';
import { PART_KINDS } from '@nuancier/domain/orders/order-parts.ts';
import { FIRST_STATUS, isOrderStatus } from '@nuancier/domain/orders/order-status.ts';
import * as v from 'valibot';
import type { DeskEntry } from '../history/desk-timeline-store.ts';
import type { OrderLine } from '../records/order-record.ts';
import { nameOfLine } from '../view/name-of-line.ts';
import { orderCopy } from '../view/order-copy.ts';
import { deskCopy } from './desk-copy.ts';

const { timeline: copy } = deskCopy;

const MONEY: ReadonlySet<string> = new Set(['order-refund-asked', 'order-settled', 'return-settled']);

type Reading = { showsMoney: boolean; lines: readonly OrderLine[] };
type NameAt = (position: number) => string;

/** Sums stand in acts too: whoever is shown none reads that money was asked back, not how much. */
export function timelineView(
  entries: readonly DeskEntry[],
  { showsMoney, lines }: Reading,
): OrderTimelineEntry[] {
  const nameAt = (position: number) => {
    const line = lines.find((one) => one.position === position);
    return line === undefined ? copy.line(position) : nameOfLine(line);
  };
  return entries
    .filter(({ kind, what }) => showsMoney || kind !== 'act' || !MONEY.has(what))
    .map((entry) => ({
      at: entry.at.toISOString(),
      kind: entry.kind,
      text: textOf(entry, nameAt),
      // The words name the bank; by which program it was asked is nobody's news.
      by: entry.kind === 'payment' ? null : entry.by,
      signature: entry.kind === 'part' ? drawnOf(entry.more) : null,
    }));
}

function textOf({ kind, what, quantity, more }: DeskEntry, nameAt: NameAt): string {
  switch (kind) {
    case 'status':
      // Nobody makes an order wait: where it begins to, it was placed.
      if (what === FIRST_STATUS) return copy.placed;
      return isOrderStatus(what) ? orderCopy.statuses[what] : what;
    case 'part':
      return partWords(what, quantity ?? 0, more);
    case 'payment':
      return wordOf(copy.payment, what);
    case 'store':
      return wordOf(copy.store, what);
    case 'mail':
      return copy.mail(wordOf(copy.mails, what));
    case 'note':
      return typeof more === 'string' ? more : '';
    case 'act':
      return actWords(what, more, nameAt);
  }
}

const HandedOver = v.fallback(
  v.object({
    receivedBy: v.nullable(v.string()),
    provenBy: v.nullable(v.picklist(PROOF_KINDS)),
    signature: v.nullable(v.string()),
  }),
  { receivedBy: null, provenBy: null, signature: null },
);

function partWords(what: string, packs: number, more: unknown): string {
  const { receivedBy, provenBy } = v.parse(HandedOver, more);
  const kind = PART_KINDS.find((one) => one === what);
  const words = kind === undefined ? what : copy.parts[kind](packs);
  const to = receivedBy === null ? words : copy.receivedBy(words, receivedBy);
  return provenBy === 'code' ? copy.byCode(to) : to;
}

function drawnOf(more: unknown): string | null {
  const { signature } = v.parse(HandedOver, more);
  const strokes = signature === null ? null : readSignature(signature);
  return strokes && signaturePath(strokes);
}

const Details = v.fallback(
  v.object({
    lines: v.optional(
      v.array(
        v.object({
          position: v.number(),
          // of what is opened at the counter there is a quantity, and no count before
          from: v.optional(v.number(), 0),
          to: v.optional(v.number(), 0),
          toShelf: v.optional(v.boolean(), false),
        }),
      ),
      () => [],
    ),
    amountCents: v.optional(v.number(), 0),
    reason: v.optional(v.nullable(v.string()), null),
    sku: v.optional(v.string(), ''),
    replacement: v.optional(v.string(), ''),
    quantity: v.optional(v.number(), 0),
    outcome: v.optional(v.string(), ''),
    method: v.optional(v.string(), ''),
    kind: v.optional(v.string(), ''),
  }),
  {
    lines: [],
    amountCents: 0,
    reason: null,
    sku: '',
    replacement: '',
    quantity: 0,
    outcome: '',
    method: '',
    kind: '',
  },
);

function actWords(event: string, details: unknown, nameAt: NameAt): string {
  const read = v.parse(Details, details);
  const { amountCents, reason } = read;
  const lines = read.lines.map(({ position, ...moved }) => ({ name: nameAt(position), ...moved }));
  switch (event) {
    case 'order-preparation-started':
      return copy.started;
    case 'order-lines-picked':
      return copy.picked(lines);
    case 'order-promise-moved':
      return copy.promiseMoved;
    case 'order-act-given-up':
      return copy.givenUp(read.kind === 'HANDED_OVER');
    case 'order-mail-resent':
      return copy.resent(read.kind);
    case 'order-refund-asked':
      return copy.refundAsked(amountCents, reason);
    case 'order-collected':
      return copy.collected(amountCents);
    case 'return-opened':
      return copy.returnOpened(reason);
    case 'return-accepted':
      return copy.returnAccepted;
    case 'return-received':
      return copy.returnReceived(lines);
    case 'return-refused':
      return copy.returnRefused(reason ?? '');
    case 'return-settled':
      return copy.returnSettled(amountCents, reason ?? '');
    case 'order-lines-cancelled':
      return copy.linesCancelled(lines, reason ?? '');
    case 'order-settled':
      return copy.settled(amountCents, reason ?? '');
    case 'order-substitute-proposed':
      return copy.substituteProposed(read);
    case 'order-substitute-answered':
      return copy.substituteAnswered(read, read.outcome, read.method === 'telephone');
    default:
      return copy.reason(reason ?? event);
  }
}

/** What has no word is said as it is. */
function wordOf(words: Readonly<Record<string, string>>, what: string): string {
  return words[what] ?? what;
}
