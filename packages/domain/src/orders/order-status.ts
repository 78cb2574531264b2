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
export type DeliveryMode = 'EMP' | 'LIV';

/** SO at the counter, S2 by telephone, SW on the web. */
export type OrderOrigin = 'SO' | 'S2' | 'SW';

export const FIRST_STATUS: OrderStatus = 'EN_ATTENTE';

type Step = OrderStatus | { to: OrderStatus; only: DeliveryMode };

const STEPS: Readonly<Record<OrderStatus, readonly Step[]>> = {
  EN_ATTENTE: ['EN_PREPARATION', 'EN_COMMANDE', 'ANNULEE'],
  EN_COMMANDE: ['EN_PREPARATION', 'PREPA_PARTIELLE', 'ANNULEE'],
  EN_PREPARATION: [
    { to: 'DISPONIBLE', only: 'EMP' },
    { to: 'EXPEDIEE', only: 'LIV' },
    'PREPA_PARTIELLE',
    'ANNULEE',
  ],
  PREPA_PARTIELLE: [
    { to: 'PARTIELLE', only: 'EMP' },
    { to: 'EXPEDIEE', only: 'LIV' },
    'EN_PREPARATION',
    { to: 'DISPONIBLE', only: 'EMP' },
  ],
  PARTIELLE: ['DISPONIBLE', 'PARTIEL_RETIREE'],
  PARTIEL_RETIREE: ['RETIREE'],
  DISPONIBLE: ['RETIREE', 'PARTIEL_RETIREE', 'ANNULEE'],
  EXPEDIEE: ['LIVREE'],
  RETIREE: [],
  LIVREE: [],
  ANNULEE: [],
};

export function nextStatuses(mode: DeliveryMode, from: OrderStatus): OrderStatus[] {
  return STEPS[from].flatMap((step) => {
    if (typeof step === 'string') return [step];
    return step.only === mode ? [step.to] : [];
  });
}

export function mayBecome(mode: DeliveryMode, from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses(mode, from).includes(to);
}

// Only when prepared packs are taken back: never requested as a status change.
const WAYS_BACK: ReadonlyMap<OrderStatus, readonly OrderStatus[]> = new Map([
  ['DISPONIBLE', ['PARTIELLE', 'EN_PREPARATION']],
  ['PARTIELLE', ['EN_PREPARATION']],
]);

export function mayGoBack(from: OrderStatus, to: OrderStatus): boolean {
  return WAYS_BACK.get(from)?.includes(to) ?? false;
}

/** Nothing more will happen to it. */
export function isFinal(status: OrderStatus): boolean {
  return STEPS[status].length === 0;
}

export function isOrderStatus(text: string): text is OrderStatus {
  return ORDER_STATUSES.some((status) => status === text);
}
