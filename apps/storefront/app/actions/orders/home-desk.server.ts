// The signed-in part of the home page. Visitors have none, so that their page can be cached.
import { guardVerdict } from '@nuancier/domain/customers/rights/route-guard.ts';
import type { RouterContextProvider } from 'react-router';
import { HomeDeskDocument } from '../../../generated/documents.ts';
import { backendContext, viewerContext } from '../../backend/request-context.server.ts';
import type { Desk } from './desk.ts';

const MOST_LISTS = 4;

/** Null for visitors, and for representatives at their own desk. What fails to load is left out. */
export async function homeDesk(context: Readonly<RouterContextProvider>): Promise<Desk | null> {
  const viewer = context.get(viewerContext);
  if (viewer.kind !== 'signed-in' || guardVerdict('is-representative', viewer) === 'enters') return null;
  const found = await context.get(backendContext).query(
    HomeDeskDocument,
    {
      requests: guardVerdict('is-dirigeant-account', viewer) === 'enters',
      quotations: viewer.rights.is_view_quotations,
      orders: guardVerdict('may-view-orders', viewer) === 'enters',
      lists: viewer.representative === null,
    },
    { mayFail: ['getOrdersWaitingForApproval', 'customerQuotations', 'customCustomerOrders', 'customer'] },
  );
  return {
    requests: found.getOrdersWaitingForApproval?.items?.length ?? 0,
    quotations: found.customerQuotations?.total_count ?? 0,
    lastOrder: found.customCustomerOrders?.items?.[0] ?? null,
    lists: (found.customer?.wishlists ?? [])
      .flatMap((list) =>
        list?.id ? [{ id: list.id, name: list.name ?? '', count: list.items_count ?? 0 }] : [],
      )
      .slice(0, MOST_LISTS),
  };
}
