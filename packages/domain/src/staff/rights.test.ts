import { describe, expect, it } from 'vitest';
import { menuOf } from './menu.ts';
import { mayEnter, reachOf, todayReach } from './reach.ts';
import {
  COMING,
  HALF_OPEN_OPERATIONS,
  isStaffOperation,
  OPEN_OPERATIONS,
  RIGHTS,
  scopeOf,
  seesMoney,
  TODAY_PARTS,
} from './rights.ts';
import type { Scope, StaffOperation, TodayPart } from './rights.ts';
import { STAFF_ROLES } from './roles.ts';
import type { Staff, StaffRole, StaffViewer } from './roles.ts';

const operations = Object.keys(RIGHTS).filter(isStaffOperation);
const OWN = [
  'ownSessions',
  'endOwnSession',
  'signOutEverywhere',
  'changeOwnPassword',
  'ownFactors',
  'removePasskey',
] as const;
const TEAM = [
  'inviteStaff',
  'resendInvitation',
  'changeStaffRole',
  'disableStaff',
  'enableStaff',
  'resetStaffFactor',
] as const;
const ORDERS = ['today', 'shopOrders', 'shopOrder'] as const;
const PREPARING = [
  'startPreparation',
  'prepareLines',
  'markReady',
  'handOverLines',
  'takeBackLines',
  'shipOrder',
  'noteOrder',
  'resendOrderMail',
] as const;

// Beside one's own account: what each role may do, and how far.
const table: readonly (readonly [StaffRole, Scope, readonly StaffOperation[]])[] = [
  ['proprietaire', 'all', operations.filter((operation) => !OWN.some((own) => own === operation))],
  [
    'responsable',
    'own-stores',
    [
      ...ORDERS,
      'shopOrdersCsv',
      'pickups',
      'returns',
      ...PREPARING,
      'cancelShopOrder',
      'refundOrder',
      'team',
      ...TEAM,
    ],
  ],
  ['preparateur', 'own-stores', [...ORDERS, 'pickups', ...PREPARING]],
  ['commercial', 'own-portfolio', [...ORDERS, 'shopOrdersCsv']],
  ['contenu', 'all', []],
  ['prix', 'all', []],
  ['comptabilite', 'all', [...ORDERS, 'shopOrdersCsv', 'refundOrder']],
  [
    'service_client',
    'all',
    [...ORDERS, 'shopOrdersCsv', 'returns', ...PREPARING, 'cancelShopOrder', 'refundOrder'],
  ],
  ['lecture_seule', 'all', [...ORDERS, 'shopOrdersCsv', 'pickups', 'returns', 'team']],
];

const person = (role: StaffRole, more: Partial<Staff> = {}): Staff => ({
  kind: 'staff',
  staffId: 1,
  name: 'Anne',
  role,
  storeCodes: ['VB001', 'VB006'],
  representativeId: 12,
  ...more,
});

describe('scopeOf', () => {
  it('the table speaks of every role', () => {
    expect(table.map(([role]) => role)).toEqual(STAFF_ROLES);
  });

  it.each(table)('%s: %s, %j', (role, scope, allowed) => {
    const found = operations.filter((operation) => scopeOf(operation, role) !== null);
    expect(found.toSorted()).toEqual([...allowed, ...OWN].toSorted());
    expect(new Set(allowed.map((operation) => scopeOf(operation, role)))).toEqual(
      new Set(allowed.length > 0 ? [scope] : []),
    );
    expect(OWN.map((operation) => scopeOf(operation, role))).toEqual(OWN.map(() => 'all'));
  });

  it('an operation stands in one list', () => {
    const listed = [...OPEN_OPERATIONS, ...Object.keys(HALF_OPEN_OPERATIONS), ...operations];
    expect(new Set(listed).size).toBe(listed.length);
    expect(new Set(COMING).size).toBe(COMING.length);
  });
});

describe('seesMoney', () => {
  it('is of everybody who reads orders and does more than prepare them', () => {
    expect(STAFF_ROLES.filter(seesMoney)).toEqual([
      'proprietaire',
      'responsable',
      'commercial',
      'comptabilite',
      'service_client',
      'lecture_seule',
    ]);
  });
});

describe('reachOf', () => {
  it.each([
    ['all', person('service_client'), { kind: 'all' }],
    ['own stores', person('preparateur'), { kind: 'stores', codes: ['VB001', 'VB006'] }],
    ['no store left', person('preparateur', { storeCodes: [] }), { kind: 'stores', codes: [] }],
    ['own portfolio', person('commercial'), { kind: 'portfolio', representativeId: 12 }],
    ['no portfolio', person('commercial', { representativeId: null }), null],
    ['no right', person('contenu'), null],
  ])('%s', (_what, staff, reach) => {
    expect(reachOf(staff, 'shopOrders')).toEqual(reach);
  });
});

describe('todayReach', () => {
  const seen = (role: StaffRole) =>
    Object.keys(TODAY_PARTS)
      .filter(isTodayPart)
      .filter((part) => todayReach(person(role), part) !== null);
  const all = Object.keys(TODAY_PARTS);
  it.each<[StaffRole, string[]]>([
    ['proprietaire', all],
    ['lecture_seule', all],
    ['responsable', ['withdrawals', 'messages']],
    ['service_client', ['withdrawals', 'link_requests', 'messages', 'reviews']],
    ['commercial', ['quotations']],
    ['preparateur', []],
    ['comptabilite', []],
  ])('%s is told of %j', (role, parts) => {
    expect(seen(role)).toEqual(parts);
  });

  function isTodayPart(name: string): name is TodayPart {
    return Object.hasOwn(TODAY_PARTS, name);
  }
});

describe('mayEnter', () => {
  const stranger: StaffViewer = { kind: 'stranger' };
  const factor: StaffViewer = { kind: 'half-in', staffId: 1, owes: 'factor' };
  const enrolment: StaffViewer = { kind: 'half-in', staffId: 1, owes: 'enrolment' };
  const viewers = [stranger, factor, enrolment, person('preparateur')];
  it.each([
    ['signIn', [true, true, true, true]],
    ['acceptInvitation', [true, true, true, true]],
    ['signOut', ['SIGN_IN_FIRST', true, true, true]],
    ['proveTotp', ['SIGN_IN_FIRST', true, 'FACTOR_FIRST', true]],
    ['beginTotpEnrolment', ['SIGN_IN_FIRST', 'FACTOR_FIRST', true, true]],
    ['confirmPasskeyRegistration', ['SIGN_IN_FIRST', 'FACTOR_FIRST', true, true]],
    ['ownSessions', ['SIGN_IN_FIRST', 'FACTOR_FIRST', 'FACTOR_FIRST', true]],
    ['prepareLines', ['SIGN_IN_FIRST', 'FACTOR_FIRST', 'FACTOR_FIRST', true]],
    ['refundOrder', ['SIGN_IN_FIRST', 'FACTOR_FIRST', 'FACTOR_FIRST', 'ROLE_MAY_NOT']],
    ['nobodyListedIt', ['SIGN_IN_FIRST', 'FACTOR_FIRST', 'FACTOR_FIRST', 'ROLE_MAY_NOT']],
    ['constructor', ['SIGN_IN_FIRST', 'FACTOR_FIRST', 'FACTOR_FIRST', 'ROLE_MAY_NOT']],
  ])('%s: stranger, owing a factor, owing an enrolment, in: %j', (operation, verdicts) => {
    const found = viewers.map((viewer) => mayEnter(operation, viewer));
    expect(found.map((verdict) => (verdict.ok ? true : verdict.refusal))).toEqual(verdicts);
  });

  it('nothing opens to the owner that nobody has listed', () => {
    expect(mayEnter('nobodyListedIt', person('proprietaire'))).toEqual({
      ok: false,
      refusal: 'ROLE_MAY_NOT',
    });
  });
});

describe('menuOf', () => {
  it.each([
    ['proprietaire', ['today', 'orders', 'counter', 'returns', 'team']],
    ['responsable', ['today', 'orders', 'counter', 'returns', 'team']],
    ['preparateur', ['today', 'orders', 'counter']],
    ['commercial', ['today', 'orders']],
    ['contenu', []],
    ['prix', []],
    ['comptabilite', ['today', 'orders']],
    ['service_client', ['today', 'orders', 'returns']],
    ['lecture_seule', ['today', 'orders', 'counter', 'returns', 'team']],
  ] as const)('%s: %j', (role, entries) => {
    expect(menuOf(role)).toEqual(entries);
  });
});
