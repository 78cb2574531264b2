import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { staffContext } from '../../backend/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

export function mayKeep(context: Context): boolean {
  const role = context.get(staffContext).person?.role;
  return role !== undefined && scopeOf('addSynonym', role) !== null;
}

/** Who reads only has no page of an act. */
export function onlyKeepers(context: Context): void {
  if (!mayKeep(context)) throw data(null, { status: 404 });
}
