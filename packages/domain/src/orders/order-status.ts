// The statuses of an order and the allowed transitions. Any other transition is refused.

export const ORDER_STATUSES = [
  'EN_ATTENTE',
  'EN_COMMANDE',
  'EN_PREPARATION',
  'PREPA_PARTIELLE',
  'PARTIELLE',
  'DISPONIBLE',
  'PARTIEL_RETIREE',
  'RETIREE',
  'EXPEDIEE',
  'LIVREE',
  'ANNULEE',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** EMP fetched at the store, LIV delivered. */
export const DELIVERY_MODES = ['EMP', 'LIV'] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** SO at the counter, S2 by telephone, SW on the web. */
export const ORDER_ORIGINS = ['SO', 'S2', 'SW'] as const;
export type OrderOrigin = (typeof ORDER_ORIGINS)[number];

export const FIRST_STATUS: OrderStatus = 'EN_ATTENTE';

type Step = OrderStatus | { to: OrderStatus; only: DeliveryMode };

type StatusFacts = {
  /** where it may go from there */
  steps: readonly Step[];
  /** statuses it returns to when prepared packs are taken back; never requested as a status change */
  back: readonly OrderStatus[];
  /** Magento's word for it */
  state: 'new' | 'processing' | 'complete' | 'canceled';
  /** what it says of the lines: how far all of them have come, or some */
  parts: { of: 'all' | 'some'; kind: 'PREPARED' | 'HANDED_OVER' } | null;
  /** all of it waits at the counter */
  isReadyToFetch: boolean;
  /** the buyer has it in hand */
  isReceived: boolean;
};

const underWay = {
  back: [],
  state: 'processing',
  parts: null,
  isReadyToFetch: false,
  isReceived: false,
} as const satisfies Partial<StatusFacts>;

const received = {
  ...underWay,
  steps: [],
  state: 'complete',
  parts: { of: 'all', kind: 'HANDED_OVER' },
  isReceived: true,
} as const satisfies StatusFacts;

const FACTS: Readonly<Record<OrderStatus, StatusFacts>> = {
  EN_ATTENTE: { ...underWay, steps: ['EN_PREPARATION', 'EN_COMMANDE', 'ANNULEE'], state: 'new' },
  EN_COMMANDE: { ...underWay, steps: ['EN_PREPARATION', 'PREPA_PARTIELLE', 'ANNULEE'] },
  EN_PREPARATION: {
    ...underWay,
    steps: [{ to: 'DISPONIBLE', only: 'EMP' }, { to: 'EXPEDIEE', only: 'LIV' }, 'PREPA_PARTIELLE', 'ANNULEE'],
  },
  PREPA_PARTIELLE: {
    ...underWay,
    steps: [
      { to: 'PARTIELLE', only: 'EMP' },
      { to: 'EXPEDIEE', only: 'LIV' },
      'EN_PREPARATION',
      { to: 'DISPONIBLE', only: 'EMP' },
    ],
    parts: { of: 'some', kind: 'PREPARED' },
  },
  PARTIELLE: {
    ...underWay,
    steps: ['DISPONIBLE', 'PARTIEL_RETIREE'],
    back: ['EN_PREPARATION'],
    parts: { of: 'some', kind: 'PREPARED' },
  },
  PARTIEL_RETIREE: { ...underWay, steps: ['RETIREE'], parts: { of: 'some', kind: 'HANDED_OVER' } },
  DISPONIBLE: {
    ...underWay,
    steps: ['RETIREE', 'PARTIEL_RETIREE', 'ANNULEE'],
    back: ['PARTIELLE', 'EN_PREPARATION'],
    parts: { of: 'all', kind: 'PREPARED' },
    isReadyToFetch: true,
  },
  EXPEDIEE: { ...underWay, steps: ['LIVREE'], parts: { of: 'all', kind: 'HANDED_OVER' } },
  RETIREE: received,
  LIVREE: received,
  ANNULEE: { ...underWay, steps: [], state: 'canceled' },
};

export function statusFacts(status: OrderStatus): Omit<StatusFacts, 'steps' | 'back'> {
  return FACTS[status];
}

export function nextStatuses(mode: DeliveryMode, from: OrderStatus): OrderStatus[] {
  return FACTS[from].steps.flatMap((step) => {
    if (typeof step === 'string') return [step];
    return step.only === mode ? [step.to] : [];
  });
}

export function mayBecome(mode: DeliveryMode, from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses(mode, from).includes(to);
}

export function mayGoBack(from: OrderStatus, to: OrderStatus): boolean {
  return FACTS[from].back.includes(to);
}

/** Nothing more will happen to it. */
export function isFinal(status: OrderStatus): boolean {
  return FACTS[status].steps.length === 0;
}

export function isOrderStatus(text: string): text is OrderStatus {
  return ORDER_STATUSES.some((status) => status === text);
}

/** Those of an order whose goods are all with the buyer. */
export const RECEIVED_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => statusFacts(status).isReceived,
);
