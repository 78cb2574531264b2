import type { Customer, Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import type { Action, Owned } from '@nuancier/domain/customers/rights/policy.ts';
import { Denied, Refusal } from './refusal.ts';

/** The guard of resolvers: the customer who may do this, or a denial. */
export function allowed(viewer: Viewer, action: Action, object?: Owned): Customer {
  if (viewer.kind === 'visitor') throw new Denied();
  if (can(viewer, action, object)) return viewer;
  if (viewer.representativeId === null) throw new Denied();
  // A denial ends a session; a representative who lacks a right in a customer's name gets a refusal instead and stays
  // signed in.
  const itself = { ...viewer, representativeId: null };
  throw new Refusal(can(itself, action, object) ? 'OWNERS_ONLY' : 'CUSTOMER_MAY_NOT');
}
