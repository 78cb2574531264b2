import { waitsForBank } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import { data, redirect } from 'react-router';
import {
  loadPlacedOrder,
  orderLinkHeaders,
  signedOrderOf,
} from '../../actions/checkout/load-placed-order.server.ts';
import { answerSubstitute } from '../../actions/checkout/answer-substitute.server.ts';
import { openAccount } from '../../actions/checkout/open-account.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { OrderLinkEnded } from '../../features/checkout/placed/order-link-ended.tsx';
import { placedTitle } from '../../features/checkout/placed/placed-title.ts';
import { PlacedOrderView } from '../../features/checkout/placed/placed-order-view.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/thank-you-screen.ts';

/** Without an order of its own: redirects home. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const placed = await loadPlacedOrder(context, request);
  if (placed === null) throw redirect(paths.home());
  if (placed.kind === 'ended') return data(placed, { status: 410 });
  const { order, signature } = placed;
  if (waitsForBank(order.payment_method)) throw redirect(paths['thankcb-you'](order.number, signature));
  return data(placed);
}

export function headers() {
  return orderLinkHeaders();
}

export async function action({ request, context }: Route.ActionArgs) {
  const signed = signedOrderOf(request);
  if (signed === null) return redirect(paths.home());
  const form = await readForm(request);
  return (await answerSubstitute(context, signed, form)) ?? openAccount(context, signed, form);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: placedTitle(loaderData), noindex: true });
}

export default function ThankYouScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page>
      {loaderData.kind === 'ended' ? (
        <OrderLinkEnded words={loaderData.words} />
      ) : (
        <PlacedOrderView placed={loaderData} answer={actionData} />
      )}
    </Page>
  );
}
