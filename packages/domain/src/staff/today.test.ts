import { describe, expect, it } from 'vitest';
import { todayReach } from './reach.ts';
import { scopeOf } from './rights.ts';
import type { StaffOperation } from './rights.ts';
import { STAFF_ROLES } from './roles.ts';
import type { Staff, StaffRole } from './roles.ts';
import { isTodayPart, TODAY_PARTS, todayLeads } from './today.ts';
import type { TodayLead } from './today.ts';

const person = (role: StaffRole): Staff => ({
  kind: 'staff',
  staffId: 1,
  name: 'Anne',
  role,
  storeCodes: ['VB001'],
  representativeId: 12,
});
const parts = Object.keys(TODAY_PARTS).filter(isTodayPart);
const told = (role: StaffRole) => parts.filter((part) => todayReach(person(role), part) !== null);

/** The list that each part stands for. */
const LIST: Readonly<Record<TodayLead, StaffOperation>> = {
  orders: 'shopOrders',
  late_orders: 'shopOrders',
  figures: 'salesReport',
  withdrawals: 'shopWithdrawals',
  link_requests: 'linkRequests',
  messages: 'shopMessages',
  reviews: 'shopReviews',
  asked_quotations: 'shopQuotations',
  quotations: 'shopQuotations',
  answered_quotations: 'shopQuotations',
  accepted_quotations: 'shopQuotations',
  closed_days: 'setStoreDay',
  stock_outs: 'stockOutReport',
  drafts: 'contents',
  dated_texts: 'contents',
  wordless_products: 'shelfProducts',
  pictureless_products: 'shelfProducts',
  running_campaigns: 'campaigns',
  coming_campaigns: 'campaigns',
  refused_campaigns: 'campaigns',
  ending_coupons: 'shopCoupons',
  waiting_files: 'filesInHand',
  refunds: 'shopOrders',
  returns_to_pay: 'shopWithdrawals',
  overdue_companies: 'shopCustomers',
  awaited_transfers: 'shopOrders',
  failed_imports: 'importRuns',
  failed_webhooks: 'webhooks',
  failed_jobs: 'shopJobs',
};

describe('today', () => {
  const house = [
    'withdrawals',
    'link_requests',
    'messages',
    'reviews',
    'asked_quotations',
    'quotations',
    'answered_quotations',
    'accepted_quotations',
    'closed_days',
    'stock_outs',
    'refunds',
    'overdue_companies',
    'awaited_transfers',
    'failed_imports',
    'failed_webhooks',
    'failed_jobs',
  ];
  it.each<[StaffRole, string[]]>([
    ['proprietaire', house],
    // Whoever reads only closes no day and tells nobody.
    ['lecture_seule', house.filter((part) => part !== 'closed_days')],
    [
      'responsable',
      [
        'withdrawals',
        'messages',
        'asked_quotations',
        'quotations',
        'answered_quotations',
        'accepted_quotations',
        'closed_days',
        'stock_outs',
      ],
    ],
    ['service_client', ['withdrawals', 'link_requests', 'messages', 'reviews']],
    ['commercial', ['asked_quotations', 'quotations', 'answered_quotations', 'accepted_quotations']],
    ['contenu', ['drafts', 'dated_texts', 'wordless_products', 'pictureless_products', 'waiting_files']],
    [
      'prix',
      ['running_campaigns', 'coming_campaigns', 'refused_campaigns', 'ending_coupons', 'waiting_files'],
    ],
    ['preparateur', []],
    ['comptabilite', ['refunds', 'returns_to_pay', 'overdue_companies', 'awaited_transfers']],
  ])('tells %s of %j', (role, those) => {
    expect(told(role)).toEqual(those);
  });

  it.each<[StaffRole, TodayLead]>([
    ['preparateur', 'orders'],
    ['responsable', 'orders'],
    ['commercial', 'asked_quotations'],
    ['service_client', 'messages'],
    ['contenu', 'drafts'],
    ['prix', 'running_campaigns'],
    ['comptabilite', 'refunds'],
    ['proprietaire', 'late_orders'],
    ['lecture_seule', 'late_orders'],
  ])('opens for %s on %s', (role, first) => {
    expect(todayLeads(role)[0]).toBe(first);
  });

  it.each(STAFF_ROLES)(
    'shows %s nothing that it is not told, nor what leads to a list it may not read',
    (role) => {
      const leads = todayLeads(role);
      expect(leads.filter((lead) => isTodayPart(lead) && !told(role).includes(lead))).toEqual([]);
      expect([...leads, ...told(role)].filter((part) => scopeOf(LIST[part], role) === null)).toEqual([]);
    },
  );
});
