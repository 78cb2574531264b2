// What « today » tells, to whom, and what of it a role opens on.
import type { Row } from './rights/row.ts';
import type { StaffRole } from './roles.ts';

const shopsOwn: Row = { proprietaire: 'all', lecture_seule: 'all' };
const answerers: Row = { ...shopsOwn, service_client: 'all' };
const sellers: Row = { ...shopsOwn, responsable: 'own-stores', commercial: 'own-portfolio' };
const books: Row = { ...shopsOwn, comptabilite: 'all' };
const editors: Row = { contenu: 'all' };
const pricers: Row = { prix: 'all' };

/** Beside the orders and the figures, which have rights of their own. */
export const TODAY_PARTS = {
  withdrawals: { ...answerers, responsable: 'own-stores' },
  link_requests: answerers,
  messages: { ...answerers, responsable: 'own-stores' },
  reviews: answerers,
  asked_quotations: sellers,
  quotations: sellers,
  answered_quotations: sellers,
  accepted_quotations: sellers,
  /** days on which a store is closed, and that it has promised: to whoever may tell its customers */
  closed_days: { proprietaire: 'all', responsable: 'own-stores' },
  stock_outs: { ...shopsOwn, responsable: 'own-stores' },
  drafts: editors,
  dated_texts: editors,
  wordless_products: editors,
  pictureless_products: editors,
  running_campaigns: pricers,
  coming_campaigns: pricers,
  refused_campaigns: pricers,
  ending_coupons: pricers,
  waiting_files: { ...editors, ...pricers },
  refunds: books,
  returns_to_pay: { comptabilite: 'all' },
  overdue_companies: books,
  awaited_transfers: books,
  failed_imports: shopsOwn,
  failed_webhooks: shopsOwn,
  failed_jobs: shopsOwn,
} as const satisfies Record<string, Row>;
export type TodayPart = keyof typeof TODAY_PARTS;
export function isTodayPart(name: string): name is TodayPart {
  return Object.hasOwn(TODAY_PARTS, name);
}

export type TodayLead = TodayPart | 'orders' | 'late_orders' | 'figures';

const ALARMS = [
  'late_orders',
  'stock_outs',
  'failed_imports',
  'failed_webhooks',
  'failed_jobs',
  'figures',
] as const;

const LEADS: Readonly<Record<StaffRole, readonly TodayLead[]>> = {
  preparateur: ['orders'],
  responsable: [
    'orders',
    'withdrawals',
    'closed_days',
    'messages',
    'asked_quotations',
    'stock_outs',
    'figures',
  ],
  commercial: ['asked_quotations', 'answered_quotations', 'quotations', 'accepted_quotations', 'orders'],
  service_client: ['messages', 'withdrawals', 'link_requests', 'orders'],
  contenu: ['drafts', 'dated_texts', 'wordless_products', 'pictureless_products', 'waiting_files'],
  prix: ['running_campaigns', 'coming_campaigns', 'refused_campaigns', 'ending_coupons', 'waiting_files'],
  comptabilite: ['refunds', 'returns_to_pay', 'overdue_companies', 'awaited_transfers', 'figures'],
  proprietaire: [...ALARMS, 'closed_days'],
  lecture_seule: ALARMS,
};

/** Told as lists, in this order; the rest of a role's parts is counted below them. */
export function todayLeads(role: StaffRole): readonly TodayLead[] {
  return LEADS[role];
}
