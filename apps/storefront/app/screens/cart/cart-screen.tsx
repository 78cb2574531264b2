import { data, redirect, useSearchParams } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { CartSuggestionsDocument } from '../../../generated/documents.ts';
import { cartsApart, setCartApart, takeUpCart } from '../../backend/approvals/apart-carts.server.ts';
import { submitCart } from '../../backend/approvals/submit-cart.server.ts';
import { withdrawCart } from '../../backend/approvals/withdraw-cart.server.ts';
import { changeCart } from '../../backend/cart/change-cart.server.ts';
import { loadCart } from '../../backend/cart/load-cart.server.ts';
import { waitingOrder } from '../../backend/checkout/load-placed-order.server.ts';
import { conditionsOf } from '../../backend/conditions.server.ts';
import { ownPath } from '../../backend/own-path.ts';
import { priceViewOf } from '../../backend/price-view.server.ts';
import { readForm } from '../../backend/read-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { backToField } from '../../features/cart/back-to-field.ts';
import { CartBar } from '../../features/cart/cart-bar.tsx';
import { CartHead } from '../../features/cart/cart-head.tsx';
import { cartSaid } from '../../features/cart/cart-said.ts';
import { CART_FORM } from '../../features/cart/cart-sheet.ts';
import { cartPage } from '../../features/cart/cart-page.ts';
import { readTold, toldSearch } from '../../features/cart/cart-told.ts';
import { CartTrouble } from '../../features/cart/cart-trouble.tsx';
import { CartsApart } from '../../features/cart/carts-apart.tsx';
import { CartView } from '../../features/cart/cart-view.tsx';
import { cartCopy } from '../../features/cart/copy.ts';
import { EmptyCart } from '../../features/cart/empty-cart.tsx';
import { BESIDE } from '../../features/cart/quantity-place.ts';
import { QuickOrderSection } from '../../features/cart/quick-order-section.tsx';
import { UndoBar } from '../../features/cart/undo-bar.tsx';
import { useFreshCart } from '../../features/cart/use-fresh-cart.ts';
import { WaitingOrder } from '../../features/checkout/waiting-order.tsx';
import { MessageBanner } from '../../features/customers/message-banner.tsx';
import { useFrame } from '../../features/site/use-frame.ts';
import { ProductRow } from '../../features/catalogue/product/product-row.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EnterButton } from '../../ui/enter-button.tsx';
import { Form } from '../../ui/form.tsx';
import { Page } from '../../ui/page.tsx';
import { useSaid } from '../../ui/use-said.ts';
import type { Route } from './+types/cart-screen.ts';
import styles from './cart-screen.module.css';

const SUGGESTED = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const [{ loaded, cookies }, apart] = await Promise.all([loadCart(context), cartsApart(context)]);
  const page = cartPage(loaded, priceViewOf(context));
  const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie]));
  const suggested = page.kind === 'empty' ? await suggestions(context) : null;
  const waiting = page.kind === 'empty' ? await waitingOrder(context) : null;
  const status = page.kind === 'unavailable' ? 503 : 200;
  return data({ page, suggested, waiting, apart }, { headers, status });
}

async function suggestions(context: Readonly<RouterContextProvider>) {
  const { products } = await context
    .get(backendContext)
    .query(CartSuggestionsDocument, {}, { mayFail: ['products'] });
  const items = products?.items ?? [];
  const conditions = await conditionsOf(
    context,
    items.map((item) => item?.sku),
  );
  return { products: items, conditions, view: priceViewOf(context) };
}

/** With script the answer goes back to the form; without, the cart tells of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get('intent') === 'submit-approval') return submitted(await submitCart(context, form));
  if (form.get('intent') === 'withdraw-approval') return submitted(await withdrawCart(context));
  if (form.get('intent') === 'set-apart') return submitted(await setCartApart(context));
  if (form.get('intent') === 'take-up') return submitted(await takeUpCart(context, form));
  const { answer, cookies } = await changeCart(context, form);
  const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie]));
  if (answer.kind === 'refused') {
    const back = form.get('back');
    const told = { ...answer, back: ownPath(typeof back === 'string' ? back : null) };
    const field = form.has('script') ? null : backToField(form.get(BESIDE), told);
    if (field) return redirect(field, { headers });
    return data(told, { status: form.has('script') ? 200 : 422, headers });
  }
  if (answer.kind === 'ready') return redirect(paths.checkout(), { headers });
  if (form.has('script')) return data(answer, { headers });
  return redirect(paths.cart() + toldSearch(answer), { headers });
}

/** A cart that was not accepted stays where it is and says why. */
function submitted(outcome: Awaited<ReturnType<typeof submitCart>>) {
  return outcome instanceof Response ? outcome : data(outcome, { status: 422 });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [cartCopy.title], description: cartCopy.description, noindex: true });
}

export default function CartScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page, suggested, waiting, apart } = loaderData;
  const [params] = useSearchParams();
  useFreshCart();
  useSaid(cartSaid(page));
  const { message } = useFrame();
  const told = readTold(params);
  const refused = actionData?.kind === 'refused' ? actionData : null;
  return (
    <Page>
      <Breadcrumbs items={[{ label: cartCopy.title }]} />
      <CartHead
        count={page.kind === 'filled' ? page.cart.total_quantity : 0}
        notes={[...(told.note ? [told.note] : []), ...page.notes]}
        refused={refused?.intent === 'coupon' ? null : refused}
      />
      {message?.type === 'rejected' && <MessageBanner message={message} />}
      <UndoBar removed={told.removed} isEmpty={page.kind === 'empty'} />
      <CartsApart carts={apart} />
      {page.kind === 'unavailable' && <CartTrouble />}
      {page.kind === 'filled' && (
        <>
          <Form id={CART_FORM} method="post" action={paths.cart()}>
            <EnterButton intent="update-all" label={cartCopy.updateQuantity} />
          </Form>
          <CartView {...page} refused={refused} />
          <CartBar cart={page.cart} view={page.view} />
        </>
      )}
      {waiting && <WaitingOrder order={waiting} />}
      {page.kind === 'empty' && (
        <>
          <EmptyCart />
          <QuickOrderSection />
        </>
      )}
      {suggested && (
        <div className={styles['suggested']}>
          <ProductRow
            title={cartCopy.suggestions}
            products={suggested.products}
            most={SUGGESTED}
            view={suggested.view}
            conditions={suggested.conditions}
          />
        </div>
      )}
    </Page>
  );
}
