import { data, redirect, useSearchParams } from 'react-router';
import { AbandonCardPaymentDocument } from '../../../generated/documents.ts';
import { formText, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { forgottenOrder } from '../../actions/checkout/last-order.server.ts';
import {
  loadPlacedOrder,
  orderLinkHeaders,
  signedOrderOf,
} from '../../actions/checkout/load-placed-order.server.ts';
import { answerSubstitute } from '../../actions/checkout/answer-substitute.server.ts';
import { openAccount } from '../../actions/checkout/open-account.server.ts';
import { notFound } from '../../backend/not-found.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { dropCookie, setCookie } from '../../backend/session.server.ts';
import { CardPending } from '../../features/checkout/placed/card-pending.tsx';
import { CardRefused } from '../../features/checkout/placed/card-refused.tsx';
import { OPEN_ACCOUNT } from '../../actions/checkout/new-account-answer.ts';
import { OrderLinkEnded } from '../../features/checkout/placed/order-link-ended.tsx';
import { placedTitle } from '../../features/checkout/placed/placed-title.ts';
import { PlacedOrderView } from '../../features/checkout/placed/placed-order-view.tsx';
import { TO_BANK } from '../../actions/checkout/placing.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/thankcb-you-screen.ts';

/** Only reads. The cart is let go when it is paid, and taken up again when the bank has refused. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const placed = await loadPlacedOrder(context, request);
  if (placed === null) throw notFound('Page not found');
  if (placed.kind === 'ended') return data(placed, { status: 410 });
  const { payment_state: state, cart_id: cartId } = placed.order;
  const { secureCookies: secure } = context.get(pageContext);
  const headers = new Headers();
  if (state === 'paid') headers.append('set-cookie', dropCookie('vsf-cart', { secure }));
  if (cartId !== null) {
    headers.append('set-cookie', setCookie('vsf-cart', cartId, { secure }));
    headers.append('set-cookie', forgottenOrder(context));
  }
  return data(placed, { headers });
}

export function headers() {
  return orderLinkHeaders();
}

/** The buyer opens an account, or breaks the payment off; a payment taken meanwhile counts. */
export async function action({ request, context }: Route.ActionArgs) {
  const signed = signedOrderOf(request);
  if (signed === null) throw notFound('Page not found');
  const form = await readForm(request);
  const answered = await answerSubstitute(context, signed, form);
  if (answered !== null) return answered;
  if (formText(form, 'intent') === OPEN_ACCOUNT) return openAccount(context, signed, form);
  const asked = await orRefusal(context.get(backendContext).mutate(AbandonCardPaymentDocument, signed));
  if ('refusal' in asked) return data({ kind: 'payment' as const, ...asked }, { status: 422 });
  return redirect(paths['thankcb-you'](signed.number, signed.signature), 303);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: placedTitle(loaderData), noindex: true });
}

export default function ThankcbYouScreen({ loaderData, actionData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  if (loaderData.kind === 'ended')
    return (
      <Page>
        <OrderLinkEnded words={loaderData.words} />
      </Page>
    );
  const { order } = loaderData;
  const { payment_state: state } = order;
  if (state === 'refused' || state === 'refund-due')
    return (
      <Page>
        <CardRefused order={order} />
      </Page>
    );
  if (state === 'pending')
    return (
      <Page>
        <CardPending
          number={order.number}
          page={order.card_payment}
          isOnTheWay={parameters.has(TO_BANK)}
          refusal={actionData?.kind === 'payment' ? actionData.refusal : null}
        />
      </Page>
    );
  return (
    <Page>
      <PlacedOrderView placed={loaderData} answer={actionData?.kind === 'payment' ? undefined : actionData} />
    </Page>
  );
}
