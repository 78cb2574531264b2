import { guardVerdict } from '@nuancier/domain/customers/rights/route-guard.ts';
import { data, redirect, useSearchParams } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { CartSuggestionsDocument } from '../../../generated/documents.ts';
import type { CartLineFragment } from '../../../generated/documents.ts';
import { cartsApart, setCartApart, takeUpCart } from '../../actions/approvals/apart-carts.server.ts';
import { submitCart } from '../../actions/approvals/submit-cart.server.ts';
import { withdrawCart } from '../../actions/approvals/withdraw-cart.server.ts';
import { cartCredits } from '../../actions/cart/cart-credits.server.ts';
import { changeCart } from '../../actions/cart/change-cart.server.ts';
import { loadCart } from '../../actions/cart/load-cart.server.ts';
import { testerOffers } from '../../actions/cart/tester-offers.server.ts';
import type { TesterOffer } from '../../actions/cart/tester-offers.server.ts';
import { waitingOrder } from '../../actions/checkout/load-placed-order.server.ts';
import { conditionsOf } from '../../backend/viewer/conditions.server.ts';
import { ownPath } from '../../backend/pages/own-path.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext, viewerContext } from '../../backend/request-context.server.ts';
import { backToField } from '../../features/cart/adding/back-to-field.ts';
import { CartBar } from '../../features/cart/page/cart-bar.tsx';
import { CartHead } from '../../features/cart/page/cart-head.tsx';
import { cartAnnouncement } from '../../features/cart/page/cart-announcement.ts';
import { CART_FORM } from '../../features/cart/cart-sheet.ts';
import { cartPage } from '../../features/cart/page/cart-page.ts';
import type { CartPage } from '../../features/cart/page/cart-page.ts';
import { noticeSearch, readNotice } from '../../actions/cart/redirect-notice.ts';
import { CartTrouble } from '../../features/cart/page/cart-trouble.tsx';
import { CartsApart } from '../../features/cart/approval/carts-apart.tsx';
import { CartView } from '../../features/cart/page/cart-view.tsx';
import { cartCopy } from '../../features/cart/copy.ts';
import { EmptyCart } from '../../features/cart/page/empty-cart.tsx';
import { BESIDE } from '../../features/cart/adding/quantity-place.ts';
import { QuickOrderSection } from '../../features/cart/quick-order/quick-order-section.tsx';
import { UndoBar } from '../../features/cart/lines/undo-bar.tsx';
import { useFreshCart } from '../../features/cart/page/use-fresh-cart.ts';
import { WaitingOrder } from '../../features/checkout/placed/waiting-order.tsx';
import { MessageBanner } from '../../features/customers/account/message-banner.tsx';
import { useFrame } from '../../features/site/use-frame.ts';
import { OtherProducts } from '../../features/catalogue/cards/other-products.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { EnterButton } from '@nuancier/ui/pieces/buttons/enter-button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
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
  const tins = page.kind === 'filled' ? tinsOf(page) : [];
  const [testers, credits] = await Promise.all([
    testersOf(context, tins),
    page.kind === 'filled' ? cartCredits(context, { cart: page.cart, tins }) : [],
  ]);
  const viewer = context.get(viewerContext);
  const asks = viewer.kind !== 'unknown' && guardVerdict('may-ask-quotation', viewer) === 'enters';
  return data({ page, testers, credits, suggested, waiting, apart, asks }, { headers, status });
}

/** All but the site's own samples. */
function tinsOf({ lines, delivery }: Extract<CartPage, { kind: 'filled' }>): readonly CartLineFragment[] {
  return lines.filter(({ parent_sku }) => parent_sku !== (delivery?.tester_product_id ?? null));
}

/** By line: a sample of its tint, where the site has one. */
async function testersOf(
  context: Readonly<RouterContextProvider>,
  tins: readonly CartLineFragment[],
): Promise<Readonly<Record<string, TesterOffer | null>>> {
  const tinted = tins.flatMap(({ uid, tint }) =>
    tint ? [{ uid, code: tint.code, hex: tint.customColorExa }] : [],
  );
  const offers = await testerOffers(context, tinted);
  return Object.fromEntries(tinted.map(({ uid }, at) => [uid, offers[at] ?? null]));
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

/** With script the answer goes back to the form; without, the cart page shows it. */
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
  if (answer.kind === 'ready-to-ask') return redirect(paths['customer-ask-quotation'](), { headers });
  if (form.has('script')) return data(answer, { headers });
  return redirect(paths.cart() + noticeSearch(answer), { headers });
}

/** A cart that was not accepted stays where it is and says why. */
function submitted(outcome: Awaited<ReturnType<typeof submitCart>>) {
  return outcome instanceof Response ? outcome : data(outcome, { status: 422 });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [cartCopy.title], description: cartCopy.description, noindex: true });
}

export default function CartScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page, testers, credits, suggested, waiting, apart, asks } = loaderData;
  const [params] = useSearchParams();
  useFreshCart();
  useAnnounced(cartAnnouncement(page));
  const { message } = useFrame();
  const told = readNotice(params);
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
          <CartView {...page} testers={testers} credits={credits} refused={refused} asks={asks} />
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
        <div className={styles.suggested}>
          <OtherProducts
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
