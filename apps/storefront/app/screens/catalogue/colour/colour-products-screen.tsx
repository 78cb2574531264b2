import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { USUAL_FACADE_LIMIT } from '@nuancier/domain/catalogue/colour/facade-limit.ts';
import { listingChoice } from '@nuancier/domain/search/listing/listing-choice.ts';
import { listingQuery } from '@nuancier/domain/search/listing/listing-query.ts';
import { listingTerms } from '@nuancier/domain/search/listing/listing-terms.ts';
import { redirect } from 'react-router';
import { ColourProductsPageDocument } from '../../../../generated/documents.ts';
import { notFound } from '../../../backend/not-found.server.ts';
import { conditionsOf } from '../../../backend/viewer/conditions.server.ts';
import { priceViewOf } from '../../../backend/viewer/price-view.server.ts';
import { siteTerms } from '../../../backend/site-terms.server.ts';
import { backendContext, pageContext } from '../../../backend/request-context.server.ts';
import { useKeptTint } from '../../../features/catalogue/colour/own/own-tint.ts';
import { TintedIntro } from '../../../features/catalogue/colour/products/tinted-intro.tsx';
import { tintedCopy } from '../../../features/catalogue/colour/products/tinted-copy.ts';
import { isKnownListing } from '../../../features/catalogue/listing/known-listing.ts';
import { lastPageInstead, listingHead, noListing } from '../../../features/catalogue/listing/listing-page.ts';
import { withMeantArticles } from '../../../features/catalogue/cards/meant-articles.ts';
import { listingSkus } from '../../../features/catalogue/listing/results/listing-skus.ts';
import { ListingView } from '../../../features/catalogue/listing/view/listing-view.tsx';
import { chartCopy } from '../../../features/catalogue/product/chart/chart-copy.ts';
import { chartPath } from '../../../features/catalogue/product/chart-path.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { tintPaths } from '../../../addresses/tint-paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/colour-products-screen.ts';

const LONGEST_CODE = 60;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const address = new URL(request.url);
  const priceView = priceViewOf(context);
  const terms = listingTerms(await siteTerms(context));
  const code = params.code.slice(0, LONGEST_CODE);
  const { filter, ...query } = listingQuery(address.searchParams, { kind: 'search', ...priceView, terms });
  const { colourChart, products } = await context
    .get(backendContext)
    .query(ColourProductsPageDocument, { ...query, code, filter: { ...filter, teinte: { eq: code } } });
  const [colour] = colourChart?.colours ?? [];
  if (!colour) throw notFound('Page not found');
  // One address for a colour, however its code was written.
  if (params.code !== optionCode(colour.code))
    throw redirect(tintPaths['colour-products'](colour.code) + address.search, 301);
  const listing = withMeantArticles(products ?? noListing);
  const lastPage = lastPageInstead(address, 'search', { ...priceView, terms }, listing);
  if (lastPage) throw redirect(lastPage);
  if (isKnownListing(address.searchParams, listing, terms)) context.get(pageContext).knowsAddress();
  const conditions = await conditionsOf(context, listingSkus(listing));
  const canonical = context.get(pageContext).origin + tintPaths['colour-products'](colour.code);
  return {
    colour,
    limit: colourChart?.facade_limit ?? USUAL_FACADE_LIMIT,
    listing,
    priceView,
    terms,
    conditions,
    canonical,
  };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { colour, listing, canonical, priceView, terms } = loaderData;
  const choice = listingChoice(new URLSearchParams(location.search), 'search', { ...priceView, terms });
  const head = listingHead(choice, canonical, listing.page_info?.total_pages ?? 1);
  return [
    ...pageMeta(matches, {
      title: [tintedCopy.title(colour), ...head.titleParts],
      description: tintedCopy.description(colour),
      canonical: head.canonical,
      noindex: head.noindex,
    }),
    ...head.links,
  ];
}

export default function ColourProductsScreen({
  loaderData: { colour, limit, listing, priceView, terms, conditions },
}: Route.ComponentProps) {
  useKeptTint(colour.special ? null : colour);
  return (
    <Page>
      <Breadcrumbs
        items={[{ label: chartCopy.page, to: chartPath() }, { label: tintedCopy.title(colour) }]}
      />
      <h1>{tintedCopy.title(colour)}</h1>
      <TintedIntro colour={colour} limit={limit} showsPrices={priceView.canViewPrice} />
      {!colour.special && (
        <ListingView
          kind="search"
          listing={listing}
          priceView={priceView}
          conditions={conditions}
          terms={terms}
        />
      )}
    </Page>
  );
}
