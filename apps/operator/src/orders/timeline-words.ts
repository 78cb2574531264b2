// What happened to an order, in the words of the shop.
import { eventKinds, isEventType } from '@nuancier/api/events/event-kinds.ts';
import type { TimelineEntry } from '@nuancier/api/orders/history/order-timeline-store.ts';
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import { shortMoment } from './short-moment.ts';

export const PAYMENT_WORDS: Readonly<Record<PaymentState, string>> = {
  due: 'à payer',
  pending: 'en attente de la banque',
  paid: 'payée',
  refused: 'refusée',
  'refund-due': 'à rembourser',
  refunded: 'remboursée',
};

const KINDS: Readonly<Record<TimelineEntry['kind'], string>> = {
  status: 'état',
  part: 'articles',
  payment: 'banque',
  store: 'magasin prévenu',
  mail: 'e-mail au client',
  event: 'événement',
};

/** By the kind they are of; what is not here is said as it is. */
const WORDS: Readonly<Partial<Record<TimelineEntry['kind'], Readonly<Record<string, string>>>>> = {
  part: { PREPARED: 'préparés', HANDED_OVER: 'remis', TAKEN_BACK: 'plus prêts' },
  payment: {
    paid: 'payée',
    refused: 'refusée',
    abandoned: 'abandonnée',
    refunded: 'remboursée',
    pending: 'en attente',
  },
  store: {
    placed: 'commande passée',
    near: 'la promesse approche',
    late: 'la promesse est passée',
    cancelled: 'commande annulée',
  },
};

export function timelineWords({ at, kind, what, quantity, by }: TimelineEntry): string {
  const packs = quantity === null ? '' : ` ${quantity}`;
  const said = kind === 'event' ? eventWords(what) : (WORDS[kind]?.[what] ?? what);
  return `${shortMoment(at)}  ${KINDS[kind]}\u00A0: ${said}${packs}${by === null ? '' : ` (${by})`}`;
}

/** As it is described to other systems, the first sentence of it. */
function eventWords(type: string): string {
  if (!isEventType(type)) return type;
  const [first = type] = eventKinds[type].says.split(/\.(?:\s|$)/);
  return `${first} (${type})`;
}
