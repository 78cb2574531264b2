// The door of the customers capability: sessions and their customers.
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { Database } from '../database/tables.ts';
import { newToken, tokenHash } from '../request/secret-token.ts';
import { selectAccountByEmail } from './account/accounts-store.ts';
import type { SeenDevice } from './sessions/devices-store.ts';
import { noteDevice } from './sessions/devices-store.ts';
import { beginSession, NOBODY } from './sessions/begin-session.ts';
import type { Entering } from './sessions/begin-session.ts';
import { customerOf } from './sessions/customer-of.ts';
import { IDLE_MS } from './sessions/customer-of-token.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { issuePasswordLink } from './passwords/password-links.ts';
import {
  lockCreditLimit,
  noteVisit,
  selectCreditLimit,
  selectNames,
  selectPaymentTerms,
  updateShop,
  updateShopOnce,
} from './account/customers-store.ts';
import {
  deleteOldPersistentLogins,
  insertPersistentLogin,
  selectPersistentOwner,
  usePersistentLogin,
} from './sessions/persistent-login-store.ts';
import { deleteIdleSessions, insertSessionBeside, selectViewer } from './sessions/sessions-store.ts';
import { selectReach } from './representatives/portfolio-store.ts';
import type { PortfolioReach } from './representatives/portfolio-store.ts';

export { keysNamed, like as wordWithin, personNamed, personWithin } from './desk/desk-search-store.ts';
export { actOnCustomer } from './desk/act-on-customer.ts';
export { enteredAs } from './representatives/entered-as.ts';
export { staffReach } from './representatives/staff-reach.ts';
export type { StaffReach } from './representatives/staff-reach.ts';
export { closeMerged } from './merging/close-merged.ts';
export {
  lockMergeSides,
  moveCustomerInCustomers,
  selectMergeId,
  takeMergedEmails,
} from './merging/merging-store.ts';
export type { LockedSide as MergeSideHeld } from './merging/merging-store.ts';
export { personalDataInCustomers } from './privacy/personal-data.ts';
export {
  countDependants,
  deletePersonalRows as eraseCustomerInCustomers,
  emptyCustomer,
  lockCustomer as lockForErasure,
} from './privacy/erasure-store.ts';
export {
  deleteOldMessages,
  deleteOldSubscriptions,
  deleteSpentAccess,
  inactiveCustomers,
  neverConfirmed,
} from './privacy/retention-store.ts';

export { tellChanged, tellRegistered } from './news/customer-events.ts';
export { approvesOn } from './sessions/sessions-store.ts';
export { openSession } from './sessions/begin-session.ts';
export { createCustomer } from './operations/registration/create-customer.ts';
export { customerOf } from './sessions/customer-of.ts';
export { customerOfToken } from './sessions/customer-of-token.ts';
export { viewerOf } from './sessions/viewer.ts';
export { selectNamedCustomer } from './account/named-customer-store.ts';
export type { NamedCustomer } from './account/named-customer-store.ts';
export { selectAccount } from './account/accounts-store.ts';
export { insertAcceptance, selectAcceptances } from './account/conditions-store.ts';
export { provePassword } from './passwords/prove-password.ts';
export { companyAddressBook, usableAddress } from './addresses/company-addresses.ts';
export { keepAddress } from './addresses/keep-address.ts';

export { selectFollowerEmails as followerEmails } from './representatives/portfolio-store.ts';

export { formAttributes } from './account/form-attributes.ts';

/** A session unused for this long ends. */
export const SESSION_HOURS = IDLE_MS / HOUR_MS;
const PERSISTENT_MS = 31_536_000_000;

/** Whose papers a sales representative may look at from its desk. */
export function portfolioReach(db: Database, representativeId: number): Promise<PortfolioReach> {
  return selectReach(db, representativeId);
}

/** A second token for the same session, valid for `lifeMs`; null when the session has ended. */
export async function issueShortToken(
  db: Database,
  sessionHash: Buffer,
  { now, lifeMs }: { now: Date; lifeMs: number },
): Promise<string | null> {
  const token = newToken();
  const endsAt = new Date(now.getTime() + lifeMs);
  const beside = { hash: sessionHash, seenSince: before(now, IDLE_MS), now, endsAt };
  return (await insertSessionBeside(db, tokenHash(token), beside)) ? token : null;
}

export type Tokens = { token: string; persistentLoginToken: string };
/** `isStranger`: the account knows other devices, and not this one. */
export type Entered = { tokens: Tokens; isStranger: boolean };

/** A session and the persistent login of the device; what has long ended is cleared on the way. */
export async function signInOnDevice(
  db: Database,
  { customerId, device }: Entering,
  now: Date,
): Promise<Entered> {
  await deleteIdleSessions(db, customerId, before(now, IDLE_MS));
  await deleteOldPersistentLogins(db, customerId, before(now, PERSISTENT_MS));
  await noteVisit(db, customerId, now);
  const persistentLoginToken = newToken();
  const persistentHash = tokenHash(persistentLoginToken);
  const deviceHash = device?.hash ?? null;
  await insertPersistentLogin(db, { hash: persistentHash, customerId, deviceHash, now });
  const opening = { ...NOBODY, customerId, persistentHash, deviceHash };
  const token = await beginSession(db, opening, now);
  const isStranger = device !== null && (await noteDevice(db, customerId, device, now));
  return { tokens: { token, persistentLoginToken }, isStranger };
}

/** The persistent token is not exchanged for another: the client compares it with the one it sent. */
export async function signInAgain(
  db: Database,
  { persistentLoginToken, device }: { persistentLoginToken: string; device: SeenDevice | null },
  now: Date,
): Promise<(Entered & { customerId: number }) | null> {
  const persistentHash = tokenHash(persistentLoginToken);
  const deviceHash = device?.hash ?? null;
  const life = { now, madeSince: before(now, PERSISTENT_MS), deviceHash };
  const customerId = await usePersistentLogin(db, persistentHash, life);
  if (customerId === undefined) return null;
  await noteVisit(db, customerId, now);
  await deleteIdleSessions(db, customerId, before(now, IDLE_MS));
  const opening = { ...NOBODY, customerId, persistentHash, deviceHash };
  const token = await beginSession(db, opening, now);
  const isStranger = device !== null && (await noteDevice(db, customerId, device, now));
  return { customerId, tokens: { token, persistentLoginToken }, isStranger };
}

/** The e-mail address of the account it would sign in. */
export function ownerOfPersistentLogin(db: Database, token: string, now: Date): Promise<string | undefined> {
  return selectPersistentOwner(db, tokenHash(token), before(now, PERSISTENT_MS));
}

/** The customer's own choice of store, on every device. */
export async function chooseShop(db: Database, customerId: number, shopCode: string): Promise<void> {
  await updateShop(db, customerId, shopCode);
}

/** Another store for one purchase: the customer's own stays what it was. */
export function chooseShopOnce(db: Database, customerId: number, shopCode: string): Promise<void> {
  return updateShopOnce(db, customerId, shopCode);
}

/** The purchase is made: the customer's own store is theirs again. */
export function endShopOnce(db: Database, customerId: number): Promise<void> {
  return updateShopOnce(db, customerId, null);
}

export type Account = { email: string; firstname: string; lastname: string };

export async function accountOf(db: Database, customerId: number): Promise<Account | undefined> {
  return selectNames(db, customerId);
}

/** In cents. Locked until the transaction ends, so that concurrent orders cannot both spend the rest. */
export async function lockedCreditLimit(db: Database, companyId: number): Promise<number> {
  return lockCreditLimit(db, companyId);
}

export async function creditLimitOf(db: Database, companyId: number): Promise<number> {
  return selectCreditLimit(db, companyId);
}

/** As the company agreed on them with its store, in its words. */
export function paymentTermsOf(db: Database, companyId: number): Promise<string | null> {
  return selectPaymentTerms(db, companyId);
}

/** By a link in a mail the person chooses the first password. */
export function inviteByLink(db: Database, customerId: number, hours: number, now: Date): Promise<string> {
  return issuePasswordLink(db, customerId, hours * HOUR_MS, now);
}

/** All sessions end, and no link opens the account any more. */
export function endAllSessions(db: Database, customerId: number): Promise<void> {
  return endSessions(db, customerId);
}

export { initialRights as rightsOfNewAccount } from './company/initial-rights.ts';

/** Whose address this is. */
export async function customerIdOf(db: Database, email: string): Promise<number | undefined> {
  return (await selectAccountByEmail(db, email))?.id;
}

/** An account as its own sessions would see it; none when it cannot sign in. */
export async function customerById(db: Database, customerId: number, now: Date): Promise<Customer | null> {
  const record = await selectViewer(db, customerId, now);
  return record === undefined ? null : customerOf(record);
}

/** What still counts as open at this moment. */
export function openLives(now: Date): { seenSince: Date; madeSince: Date } {
  return { seenSince: before(now, IDLE_MS), madeSince: before(now, PERSISTENT_MS) };
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);
