import { redirect } from 'react-router';
import { loadPlacedOrder } from '../../backend/checkout/load-placed-order.server.ts';
import { thanksCopy as copy } from '../../features/checkout/copy.ts';
import { PlacedOrderView } from '../../features/checkout/placed-order-view.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import type { Route } from './+types/thank-you-screen.ts';

/** Whoever comes without an order of its own is led home. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const placed = await loadPlacedOrder(context, request);
  if (placed === null) throw redirect(paths.home());
  const { order, signature } = placed;
  if (order.payment_method === 'card') throw redirect(paths['thankcb-you'](order.number, signature));
  return placed;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.title], noindex: true });
}

export default function ThankYouScreen({ loaderData: { order, store } }: Route.ComponentProps) {
  return (
    <Page>
      <h1>{copy.title}</h1>
      <PlacedOrderView order={order} store={store} />
    </Page>
  );
}
