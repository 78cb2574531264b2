import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import { staffContext } from '../../backend/request-context.server.ts';

/** No form is shown to who may not send it. */
export function onlyWriters(context: Readonly<RouterContextProvider>, operation: StaffOperation): void {
  const role = context.get(staffContext).person?.role;
  if (role === undefined || scopeOf(operation, role) === null) throw data(null, { status: 403 });
}
