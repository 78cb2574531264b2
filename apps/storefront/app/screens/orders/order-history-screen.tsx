import Package from 'lucide-react/icons/package';
import { OrderHistoryDocument } from '../../../generated/documents.ts';
import { answered } from '../../backend/answered.server.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { backendContext, sessionContext, viewerContext } from '../../backend/request-context.server.ts';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { ordersCopy } from '../../features/orders/copy.ts';
import { OrderFilterForm } from '../../features/orders/history/order-filter-form.tsx';
import { OrderList } from '../../features/orders/history/order-list.tsx';
import { PageLinks } from '@nuancier/ui/pieces/navigation/page-links.tsx';
import { PendingRequest } from '../../features/orders/history/pending-request.tsx';
import {
  isFiltered,
  orderFilter,
  ORDERS_PER_PAGE,
  orderSearchQuery,
  readOrderSearch,
} from '../../features/orders/history/read-order-search.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { useAnnouncedResult } from '@nuancier/ui/pieces/announcing/use-announced-result.ts';
import type { Route } from './+types/order-history-screen.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { canViewPrice } = priceViewOf(context);
  const search = readOrderSearch(new URL(request.url).searchParams, canViewPrice);
  const viewer = context.get(viewerContext);
  const { customCustomerOrders, customCustomerCart: cart } = await context
    .get(backendContext)
    .query(OrderHistoryDocument, {
      filter: orderFilter(search),
      page: search.page,
      size: ORDERS_PER_PAGE,
      token: context.get(sessionContext).shopToken,
      mayAsk: viewer.kind === 'signed-in' && viewer.role === 'Subaccount',
    });
  const found = answered(customCustomerOrders, 'customCustomerOrders');
  return {
    search,
    canViewPrice,
    approval: cart?.approval ?? null,
    cartWaits: cart?.state === 'FROZEN',
    orders: found.items.flatMap((order) => (order ? [order] : [])),
    total: found.total_count ?? 0,
    current: found.page_info?.current_page ?? 1,
    pages: found.page_info?.total_pages ?? 1,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [ordersCopy.title, accountCopy.title],
    page: loaderData && { current: loaderData.current },
    noindex: true,
  });
}

export default function OrderHistoryScreen({ loaderData }: Route.ComponentProps) {
  const { search, canViewPrice, approval, cartWaits, orders, total, current, pages } = loaderData;
  const filtered = isFiltered(search);
  useAnnouncedResult(ordersCopy.count(total));
  return (
    <Page>
      <h1>{ordersCopy.title}</h1>
      <PendingRequest approval={approval} />
      {(total > 0 || filtered) && <OrderFilterForm search={search} canViewPrice={canViewPrice} />}
      {total === 0 ? (
        <NoOrder filtered={filtered} />
      ) : (
        <>
          <p>{ordersCopy.count(total)}</p>
          <OrderList orders={orders} cartWaits={cartWaits} />
          <PageLinks
            label={ordersCopy.pages}
            current={current}
            total={pages}
            to={(page) => paths['customer-order-history']() + orderSearchQuery(search, page)}
          />
        </>
      )}
    </Page>
  );
}

function NoOrder({ filtered }: { filtered: boolean }) {
  const icon = <Package aria-hidden="true" size={48} />;
  if (filtered) {
    const all = (
      <ButtonLink to={paths['customer-order-history']()} look="secondary">
        {ordersCopy.showAll}
      </ButtonLink>
    );
    return <EmptyState icon={icon} title={ordersCopy.noMatch} action={all} />;
  }
  return (
    <EmptyState
      icon={icon}
      title={ordersCopy.none}
      action={<ButtonLink to={paths.catalogue()}>{ordersCopy.browse}</ButtonLink>}
    >
      <p>{ordersCopy.noneHelp}</p>
    </EmptyState>
  );
}
