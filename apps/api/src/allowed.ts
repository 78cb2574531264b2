import type { Customer, Viewer } from '@nuancier/domain/customers/permissions.ts';
import { can } from '@nuancier/domain/customers/policy.ts';
import type { Action, Owned } from '@nuancier/domain/customers/policy.ts';
import { Denied } from './errors.ts';

/** The guard of resolvers: the customer who may do this, or a denial. */
export function allowed(viewer: Viewer, action: Action, object?: Owned): Customer {
  if (viewer.kind === 'visitor' || !can(viewer, action, object)) throw new Denied();
  return viewer;
}
