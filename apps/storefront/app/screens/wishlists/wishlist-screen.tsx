import { data, redirect, useSearchParams } from 'react-router';
import { ownPath } from '../../backend/pages/own-path.ts';
import { notFound } from '../../backend/not-found.server.ts';
import { siteTerms } from '../../backend/site-terms.server.ts';
import { formText } from '../../backend/forms/checked-form.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { changeWishlists } from '../../actions/wishlists/change-wishlists.server.ts';
import { loadWishlistPage } from '../../actions/wishlists/load-wishlists.server.ts';
import { BuyWish } from '../../features/cart/adding/buy-wish.tsx';
import { noticeSearch } from '../../actions/cart/redirect-notice.ts';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { wishlistCopy } from '../../features/wishlists/copy.ts';
import { noticePath } from '../../features/wishlists/list/redirect-notice.ts';
import { WishlistView } from '../../features/wishlists/list/wishlist-view.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/wishlist-screen.ts';

const FIRST_LIST = '0';

export async function loader({ request, context }: Route.LoaderArgs) {
  if ((await siteTerms(context))?.magento_wishlist_general_is_enabled === '0')
    throw notFound('Page not found');
  const params = new URL(request.url).searchParams;
  const asked = Number(params.get('page') ?? '1');
  const page = await loadWishlistPage(context, {
    id: params.get('liste') || FIRST_LIST,
    page: Number.isSafeInteger(asked) && asked > 0 ? asked : 1,
  });
  // Deleted elsewhere, or emptied: the favourites open where they always do.
  if (page === null) throw redirect(paths['customer-my-wishlist']());
  return { page };
}

/** With script the answer goes back to the form; without, the favourites page shows it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { answer, cookies } = await changeWishlists(context, form);
  const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie]));
  if (form.has('script')) return data(answer, { headers });
  if (answer.kind === 'refused') return data(answer, { status: 422, headers });
  if (answer.kind === 'in-cart' && (answer.refused.length > 0 || answer.count === 0))
    return data(answer, { headers });
  if (answer.kind === 'bought') throw redirect(paths.cart() + noticeSearch({ kind: 'added' }), { headers });
  const back = ownPath(formText(form, 'back') || null);
  const inCart = paths.cart() + noticeSearch({ kind: 'list-added' });
  throw redirect(answer.kind === 'in-cart' ? inCart : (back ?? noticePath(answer)), { headers });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shown = loaderData?.page.shown;
  return pageMeta(matches, {
    title: [...(shown ? [shown.list.name] : []), wishlistCopy.title, accountCopy.title],
    page: shown ? { current: shown.page } : undefined,
    noindex: true,
  });
}

export default function WishlistScreen({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <Page>
      <h1>{wishlistCopy.title}</h1>
      <WishlistView page={page} params={params} answer={actionData} Buy={BuyWish} />
    </Page>
  );
}
