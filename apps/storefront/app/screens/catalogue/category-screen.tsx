import { listingChoice } from '@nuancier/domain/search/listing-choice.ts';
import { listingQuery } from '@nuancier/domain/search/listing-query.ts';
import { urlResolution } from '@nuancier/domain/site/url-resolution.ts';
import { redirect } from 'react-router';
import { CategoryPageDocument } from '../../../generated/documents.ts';
import { conditionsOf } from '../../backend/conditions.server.ts';
import { movedTo } from '../../backend/moved.server.ts';
import { notFound } from '../../backend/not-found.server.ts';
import { priceViewOf } from '../../backend/price-view.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { breadcrumbJsonLd } from '../../features/catalogue/breadcrumb-json-ld.ts';
import { CategoryIntro } from '../../features/catalogue/category-intro.tsx';
import { CategoryTiles } from '../../features/catalogue/category-tiles.tsx';
import { lastPageInstead, listingHead, noListing } from '../../features/catalogue/listing/listing-page.ts';
import { ListingView } from '../../features/catalogue/listing/listing-view.tsx';
import { pageMeta } from '../../page-meta.ts';
import { categoryPath, paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Page } from '../../ui/page.tsx';
import type { Route } from './+types/category-screen.ts';

// The catalogue hangs directly below the site's root category: nothing stands before its paths.
const ROOT_CATEGORY_PATH = '';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const resolution = urlResolution(`/catalogue/${params['*']}`, ROOT_CATEGORY_PATH);
  if (resolution.kind !== 'lookup' || resolution.url === '') throw redirect(paths.catalogue());
  const address = new URL(request.url);
  const priceView = priceViewOf(context);
  const { route, products } = await context.get(backendContext).query(CategoryPageDocument, {
    url: resolution.url,
    ...listingQuery(address.searchParams, {
      kind: 'category',
      categoryUrlPath: resolution.url,
      ...priceView,
    }),
  });
  if (route?.redirect_code) throw movedTo(route, request);
  if (route?.__typename !== 'CategoryTree') throw notFound('Page not found');
  if (route.custom_url) throw redirect(route.custom_url);
  const listing = products ?? noListing;
  const lastPage = lastPageInstead(address, 'category', priceView, listing);
  if (lastPage) throw redirect(lastPage);
  const conditions = await conditionsOf(context, listing.items?.map((item) => item?.sku) ?? []);
  const { origin } = context.get(pageContext);
  const canonical = route.custom_canonical_url ?? route.canonical_url ?? origin + categoryPath(route);
  return { category: route, listing, priceView, conditions, origin, canonical };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, listing, canonical, origin } = loaderData;
  const choice = listingChoice(new URLSearchParams(location.search), 'category', loaderData.priceView);
  const head = listingHead(choice, canonical, listing.page_info?.total_pages ?? 1);
  return [
    ...pageMeta(matches, {
      title: [category.meta_title ?? category.name ?? '', ...head.titleParts],
      description: category.meta_description,
      canonical: head.canonical,
      noindex: head.noindex,
      image: category.image,
    }),
    ...head.links,
    {
      'script:ld+json': breadcrumbJsonLd(origin, [
        ...crumbsAbove(category),
        { label: category.name ?? '', to: categoryPath(category) },
      ]),
    },
  ];
}

export default function CategoryScreen({
  loaderData: { category, listing, priceView, conditions },
}: Route.ComponentProps) {
  return (
    <Page>
      <Breadcrumbs items={[...crumbsAbove(category), { label: category.name ?? '' }]} />
      <CategoryIntro name={category.name ?? ''} description={category.description} image={category.image} />
      <CategoryTiles categories={category.children ?? []} />
      <ListingView
        key={category.uid}
        kind="category"
        listing={listing}
        priceView={priceView}
        conditions={conditions}
      />
    </Page>
  );
}

type Below = {
  breadcrumbs: readonly ({ category_name: string | null; category_url_path: string | null } | null)[] | null;
};

function crumbsAbove({ breadcrumbs }: Below) {
  return (breadcrumbs ?? []).flatMap((crumb) =>
    crumb ? [{ label: crumb.category_name ?? '', to: paths.category(crumb.category_url_path ?? '') }] : [],
  );
}
