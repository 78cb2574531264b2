import { randomUUID } from 'node:crypto';
import { methodOfCode } from '@nuancier/domain/checkout/payment-methods/payment-codes.ts';
import { PaymentStepDocument } from '../../../generated/documents.ts';
import { isSignedIn, loadStep } from '../../actions/checkout/load-checkout.server.ts';
import { lastOrderPath } from '../../actions/checkout/last-order.server.ts';
import { placeOrder } from '../../actions/checkout/place-order.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext, viewerContext } from '../../backend/request-context.server.ts';
import { CartGone } from '../../features/checkout/placed/cart-gone.tsx';
import { checkoutCopy, paymentStepCopy as copy } from '../../features/checkout/copy.ts';
import { FinancingNote } from '../../features/checkout/payment/financing-note.tsx';
import { NoPayment } from '../../features/checkout/payment/no-payment.tsx';
import { PaymentWay } from '../../features/checkout/payment/payment-way.tsx';
import { PaymentForm } from '../../features/checkout/payment/payment-form.tsx';
import { PLACING } from '../../actions/checkout/placing.ts';
import { StepFrame } from '../../features/checkout/steps/step-frame.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/payment-screen.ts';

/** Behind the form's own address the order may be placed already, and its cart closed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const isPlacing = new URL(request.url).searchParams.has(PLACING);
  const view = await loadStep(context, 'payment').catch((way: unknown) => {
    if (isPlacing && way instanceof Response) return null;
    throw way;
  });
  if (view === null) return { gone: true, order: lastOrderPath(context) } as const;
  const signedIn = isSignedIn(context);
  const { shop_code: storeCode } = view.cart;
  const found = await context
    .get(backendContext)
    .query(
      PaymentStepDocument,
      { cartId: view.cart.id, storeCode: storeCode ?? '', hasStore: storeCode !== null, signedIn },
      { mayFail: ['customerConditions', 'checkoutHabits', 'store'] },
    );
  const viewer = context.get(viewerContext);
  const mayPayOnAccount = viewer.kind === 'signed-in' && viewer.rights.is_pay_outstanding === true;
  const isRepresentative = viewer.kind === 'signed-in' && viewer.representative !== null;
  const methods = found.getAvailablePaymentMethods.map(({ code, title }) => ({
    code,
    title,
    method: methodOfCode(code),
  }));
  const isPro = viewer.kind === 'signed-in' && viewer.company !== null;
  return {
    gone: false as const,
    view,
    methods,
    creditExceeded: mayPayOnAccount && !methods.some(({ method }) => method === 'on_account'),
    conditions: {
      // A representative does not accept for the customer, who is asked with its next order.
      text: isRepresentative ? copy.conditionsNote : (found.storeConfig?.cgv_message ?? copy.conditions),
      version: found.storeConfig?.cgv_version ?? '',
      changed: signedIn && !isRepresentative && found.customerConditions?.is_current === false,
      // A consumer says yes to each order; what a professional has accepted holds until it changes.
      remembered: isPro && !isRepresentative && found.customerConditions?.is_current === true,
    },
    isPro,
    store: found.store ?? null,
    habits: found.checkoutHabits ?? null,
    orderKey: randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return placeOrder(context, await readForm(request));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.title, checkoutCopy.title], noindex: true });
}

export default function PaymentScreen({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.gone)
    return (
      <Page>
        <h1>{copy.title}</h1>
        <CartGone order={loaderData.order} />
      </Page>
    );
  const { view, gone: _gone, store, ...asked } = loaderData;
  return (
    <StepFrame view={view} title={copy.title}>
      <PaymentWay cart={view.cart} store={store} />
      {asked.methods.length === 0 ? (
        <NoPayment cart={view.cart} store={store} creditExceeded={asked.creditExceeded} />
      ) : (
        <PaymentForm {...asked} cart={view.cart} answer={actionData} />
      )}
      <FinancingNote total={view.cart.prices?.grand_total?.value ?? null} />
    </StepFrame>
  );
}
