import { describe, expect, it } from 'vitest';
import { MENU, menuOf } from './menu.ts';
import type { MenuEntry } from './menu.ts';
import { mayEnter, reachOf } from './reach.ts';
import { HALF_OPEN_OPERATIONS, isStaffOperation, OPEN_OPERATIONS, RIGHTS, scopeOf } from './rights.ts';
import { catalogueRights } from './rights/offer/catalogue-rights.ts';
import { contentRights } from './rights/offer/content-rights.ts';
import { customersRights } from './rights/selling/customers-rights.ts';
import { importsRights } from './rights/house/imports-rights.ts';
import { journalRights } from './rights/house/journal-rights.ts';
import { ordersRights, seesMoney } from './rights/selling/orders-rights.ts';
import { pricingRights } from './rights/offer/pricing-rights.ts';
import { quotationsRights } from './rights/selling/quotations-rights.ts';
import { reportsRights } from './rights/house/reports-rights.ts';
import { messagesRights } from './rights/selling/messages-rights.ts';
import { returnsRights } from './rights/selling/returns-rights.ts';
import { reviewsRights } from './rights/selling/reviews-rights.ts';
import { searchRights } from './rights/offer/search-rights.ts';
import { settingsRights } from './rights/house/settings-rights.ts';
import { staffRights } from './rights/house/staff-rights.ts';
import { storesRights } from './rights/offer/stores-rights.ts';
import { STAFF_ROLES } from './roles.ts';
import type { Staff, StaffRole, StaffViewer } from './roles.ts';

const operations = Object.keys(RIGHTS).filter(isStaffOperation);
const person = (role: StaffRole, more: Partial<Staff> = {}): Staff => ({
  kind: 'staff',
  staffId: 1,
  name: 'Anne',
  role,
  storeCodes: ['VB001', 'VB006'],
  representativeId: 12,
  ...more,
});

describe('the table', () => {
  it('an operation stands in one list', () => {
    const listed = [...OPEN_OPERATIONS, ...Object.keys(HALF_OPEN_OPERATIONS), ...operations];
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('no capability takes the row of another', () => {
    const capabilities = {
      staffRights,
      ordersRights,
      customersRights,
      catalogueRights,
      pricingRights,
      storesRights,
      quotationsRights,
      importsRights,
      reportsRights,
      messagesRights,
      reviewsRights,
      returnsRights,
      contentRights,
      searchRights,
      journalRights,
      settingsRights,
    };
    const rows = Object.values(capabilities).flatMap((rights) => Object.keys(rights));
    expect(rows.toSorted()).toEqual(operations.toSorted());
  });

  it('the owner may do everything', () => {
    expect(operations.filter((operation) => scopeOf(operation, 'proprietaire') !== 'all')).toEqual([]);
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
  const serving: StaffRole[] = ['proprietaire', 'responsable', 'lecture_seule'];
  it.each<[MenuEntry, StaffRole[]]>([
    ['today', [...STAFF_ROLES]],
    ['orders', [...serving, 'preparateur', 'commercial', 'comptabilite', 'service_client']],
    ['counter', [...serving, 'preparateur']],
    ['returns', [...serving, 'comptabilite', 'service_client']],
    ['customers', [...serving, 'commercial', 'comptabilite', 'service_client']],
    ['quotations', [...serving, 'commercial']],
    ['catalogue', ['proprietaire', 'lecture_seule', 'contenu', 'prix']],
    ['pricing', ['proprietaire', 'lecture_seule', 'prix']],
    ['content', ['proprietaire', 'contenu', 'lecture_seule']],
    ['search', ['proprietaire', 'contenu', 'lecture_seule']],
    ['stores', serving],
    ['imports', ['proprietaire', 'lecture_seule', 'contenu', 'prix']],
    ['reports', [...serving, 'commercial', 'comptabilite', 'prix']],
    ['settings', ['proprietaire', 'lecture_seule']],
    ['team', serving],
    ['journal', ['proprietaire', 'comptabilite', 'lecture_seule']],
  ])('%s is found by %j', (entry, roles) => {
    expect(STAFF_ROLES.filter((role) => menuOf(role).includes(entry)).toSorted()).toEqual(roles.toSorted());
  });

  it('the owner finds all of it, in its order', () => {
    expect(menuOf('proprietaire')).toEqual(MENU.map(({ entry }) => entry));
  });
});
