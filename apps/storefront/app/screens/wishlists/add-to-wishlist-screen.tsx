import { data, redirect, useFetcher } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { pageContext, viewerContext } from '../../backend/request-context.server.ts';
import { changeWishlists } from '../../actions/wishlists/change-wishlists.server.ts';
import { loadBest, loadChoice } from '../../actions/wishlists/load-wishlists.server.ts';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { ChooseListForm } from '../../features/wishlists/adding/choose-list-form.tsx';
import { wishlistCopy } from '../../features/wishlists/copy.ts';
import { readWish } from '../../actions/wishlists/wish.ts';
import { WishChoiceView } from '../../features/wishlists/adding/wish-choice-view.tsx';
import { WishRecap } from '../../features/wishlists/adding/wish-recap.tsx';
import type { AddToWishlistPage, WishlistAnswer } from '../../actions/wishlists/wishlist-answer.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/add-to-wishlist-screen.ts';
import { wishlistAnswerCopy } from '../../actions/wishlists/wishlist-answer-copy.ts';

/** Of a product without a choice its best article is meant; without either there is nothing to add. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<AddToWishlistPage> {
  onlySignedIn(context);
  const params = new URL(request.url).searchParams;
  const product = params.get('produit');
  const { best, name } = product === null ? { best: null, name: null } : await loadBest(context, product);
  const wish = best
    ? { sku: best.articleCode, quantity: 1, tint: null }
    : readWish(params.get('article') ?? '');
  return {
    choice: wish && (await loadChoice(context, [wish], { product, best })),
    name,
    view: priceViewOf(context),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  onlySignedIn(context);
  const form = await readForm(request);
  const { answer, cookies } = await changeWishlists(context, form);
  const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie]));
  return data(answer, { status: answer.kind === 'refused' && !form.has('script') ? 422 : 200, headers });
}

/** Favourites need an account: an anonymous request is only logged. */
function onlySignedIn(context: Readonly<RouterContextProvider>): void {
  const viewer = context.get(viewerContext);
  if (viewer.kind === 'unknown') throw viewer.fault;
  if (viewer.kind === 'signed-in') return;
  context.get(pageContext).reportFault(new Error('A favourite was to be added without being signed in'));
  throw redirect(paths['sign-in']());
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [wishlistCopy.addTitle, accountCopy.title], noindex: true });
}

export default function AddToWishlistScreen({ loaderData, actionData }: Route.ComponentProps) {
  const fetcher = useFetcher<WishlistAnswer>();
  const answer = fetcher.data?.kind === 'added' ? fetcher.data : actionData;
  const choice = choiceOf(answer) ?? loaderData.choice;
  const refused = answer?.kind === 'refused' ? answer : null;
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: wishlistCopy.title, to: paths['customer-my-wishlist']() },
          { label: wishlistCopy.addTitle },
        ]}
      />
      <h1>{wishlistCopy.addTitle}</h1>
      {answer?.kind === 'added' && (
        <>
          <WishRecap added={answer} view={loaderData.view} />
          <p>
            <ButtonLink to={paths['customer-my-wishlist'](answer.list.id)}>{wishlistCopy.see}</ButtonLink>{' '}
            <ButtonLink to={paths.catalogue()} look="secondary">
              {wishlistCopy.keepShopping}
            </ButtonLink>
          </p>
        </>
      )}
      {answer?.kind !== 'added' && choice && (
        <>
          <WishChoiceView choice={choice} name={loaderData.name} />
          <ChooseListForm choice={choice} fetcher={fetcher} refused={refused} />
        </>
      )}
      {answer?.kind !== 'added' && !choice && (
        <ErrorMessage>{refused?.message ?? wishlistAnswerCopy.nothingToAdd}</ErrorMessage>
      )}
    </Page>
  );
}

function choiceOf(answer: WishlistAnswer | undefined): AddToWishlistPage['choice'] {
  return answer?.kind === 'choosing' || answer?.kind === 'refused' ? answer.choice : null;
}
