import { guardVerdict } from '@nuancier/domain/customers/rights/route-guard.ts';
import type { RouterContextProvider } from 'react-router';
import { viewerContext } from '../../backend/request-context.server.ts';

/** Whether « Mes teintes » is open to the viewer: where it is not, nothing proposes to keep a tint there. */
export function canKeepTints(context: Readonly<RouterContextProvider>): boolean {
  const viewer = context.get(viewerContext);
  return viewer.kind !== 'unknown' && guardVerdict('may-view-orders', viewer) === 'enters';
}
