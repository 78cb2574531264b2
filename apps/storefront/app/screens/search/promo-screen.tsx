import { listingChoice } from '@nuancier/domain/search/listing/listing-choice.ts';
import { listingQuery } from '@nuancier/domain/search/listing/listing-query.ts';
import { listingTerms } from '@nuancier/domain/search/listing/listing-terms.ts';
import { redirect } from 'react-router';
import { PromoPageDocument } from '../../../generated/documents.ts';
import { conditionsOf } from '../../backend/viewer/conditions.server.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { siteTerms } from '../../backend/site-terms.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { breadcrumbJsonLd } from '../../features/catalogue/breadcrumb-json-ld.ts';
import { isKnownListing } from '../../features/catalogue/listing/known-listing.ts';
import { lastPageInstead, listingHead, noListing } from '../../features/catalogue/listing/listing-page.ts';
import { listingSkus } from '../../features/catalogue/listing/results/listing-skus.ts';
import { ListingView } from '../../features/catalogue/listing/view/listing-view.tsx';
import { LowerAlready } from '../../features/search/lower-already.tsx';
import { PromoIntro } from '../../features/search/promo-intro.tsx';
import { searchCopy } from '../../features/search/copy.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/promo-screen.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url);
  const priceView = priceViewOf(context);
  const terms = listingTerms(await siteTerms(context));
  const query = listingQuery(address.searchParams, { kind: 'promo', ...priceView, terms });
  const { products, promotions } = await context.get(backendContext).query(PromoPageDocument, query);
  const listing = products ?? noListing;
  const lastPage = lastPageInstead(address, 'promo', { ...priceView, terms }, listing);
  if (lastPage) throw redirect(lastPage);
  if (isKnownListing(address.searchParams, listing, terms)) context.get(pageContext).knowsAddress();
  const conditions = await conditionsOf(context, listingSkus(listing));
  const { origin } = context.get(pageContext);
  return { listing, promotions, priceView, terms, conditions, origin, canonical: origin + paths.promo() };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const choice = listingChoice(new URLSearchParams(location.search), 'promo', {
    ...loaderData.priceView,
    terms: loaderData.terms,
  });
  const head = listingHead(choice, loaderData.canonical, loaderData.listing.page_info?.total_pages ?? 1);
  return [
    ...pageMeta(matches, {
      title: [searchCopy.promoTitle, ...head.titleParts],
      description: searchCopy.promoIntro,
      canonical: head.canonical,
      noindex: head.noindex,
    }),
    ...head.links,
    {
      'script:ld+json': breadcrumbJsonLd(loaderData.origin, [
        { label: searchCopy.promoTitle, to: paths.promo() },
      ]),
    },
  ];
}

export default function PromoScreen({
  loaderData: { listing, promotions, priceView, terms, conditions },
}: Route.ComponentProps) {
  return (
    <Page>
      <Breadcrumbs items={[{ label: searchCopy.promoTitle }]} />
      <h1 data-message-key="Special Offers">{searchCopy.promoTitle}</h1>
      <PromoIntro {...promotions} />
      {promotions.lower === 0 && promotions.running > 0 ? (
        <LowerAlready running={promotions.running} />
      ) : (
        <ListingView
          kind="promo"
          listing={listing}
          priceView={priceView}
          conditions={conditions}
          terms={terms}
        />
      )}
    </Page>
  );
}
