import { data } from 'react-router';
import { loadPlacedOrder } from '../../backend/checkout/load-placed-order.server.ts';
import { notFound } from '../../backend/not-found.server.ts';
import { pageContext } from '../../backend/request-context.server.ts';
import { dropCookie, setCookie } from '../../backend/session.server.ts';
import { CardPending } from '../../features/checkout/card-pending.tsx';
import { CardRefused } from '../../features/checkout/card-refused.tsx';
import { thanksCopy as copy } from '../../features/checkout/copy.ts';
import { PlacedOrderView } from '../../features/checkout/placed-order-view.tsx';
import { pageMeta } from '../../page-meta.ts';
import { Page } from '../../ui/page.tsx';
import type { Route } from './+types/thankcb-you-screen.ts';

/** Only reads. The cart is let go when it is paid, and taken up again when the bank has refused. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const placed = await loadPlacedOrder(context, request);
  if (placed === null) throw notFound('Page not found');
  const { payment_state: state, cart_id: cartId } = placed.order;
  const { secureCookies: secure } = context.get(pageContext);
  const headers = new Headers();
  if (state === 'paid') headers.append('set-cookie', dropCookie('vsf-cart', { secure }));
  if (cartId !== null) headers.append('set-cookie', setCookie('vsf-cart', cartId, { secure }));
  return data(placed, { headers });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.title], noindex: true });
}

export default function ThankcbYouScreen({ loaderData: { order, store } }: Route.ComponentProps) {
  const { payment_state: state } = order;
  if (state === 'refused' || state === 'refund-due')
    return (
      <Page>
        <CardRefused />
      </Page>
    );
  if (state === 'pending')
    return (
      <Page>
        <CardPending />
      </Page>
    );
  return (
    <Page>
      <h1>{copy.title}</h1>
      {state === 'paid' && <p>{copy.cardPaid}</p>}
      <PlacedOrderView order={order} store={store} />
    </Page>
  );
}
