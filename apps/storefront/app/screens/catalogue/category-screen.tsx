import { listingChoice } from '@nuancier/domain/search/listing/listing-choice.ts';
import { listingQuery } from '@nuancier/domain/search/listing/listing-query.ts';
import { listingTerms } from '@nuancier/domain/search/listing/listing-terms.ts';
import { urlResolution } from '@nuancier/domain/site/url-resolution.ts';
import { redirect } from 'react-router';
import { CategoryListingDocument, CategoryPageDocument } from '../../../generated/documents.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { conditionsOf } from '../../backend/viewer/conditions.server.ts';
import { linkedElsewhere } from '../../backend/pages/linked-elsewhere.server.ts';
import { movedTo } from '../../backend/pages/moved.server.ts';
import { notFound } from '../../backend/not-found.server.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { siteTerms } from '../../backend/site-terms.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { breadcrumbJsonLd } from '../../features/catalogue/breadcrumb-json-ld.ts';
import { CategoryIntro } from '../../features/catalogue/category-intro.tsx';
import { CategoryTiles } from '../../features/catalogue/category-tiles.tsx';
import { isKnownListing } from '../../features/catalogue/listing/known-listing.ts';
import { lastPageInstead, listingHead, noListing } from '../../features/catalogue/listing/listing-page.ts';
import { listingSkus } from '../../features/catalogue/listing/results/listing-skus.ts';
import { ListingView } from '../../features/catalogue/listing/view/listing-view.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { categoryPath, paths } from '../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/category-screen.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const route = await routeAt(backend, `/catalogue/${params['*']}`);
  if (route?.redirect_code) throw movedTo(route, request);
  if (route?.__typename !== 'CategoryTree') throw notFound('Page not found');
  const address = new URL(request.url);
  if (route.custom_url) {
    const { reportFault } = context.get(pageContext);
    const from = paths.category(route.relative_url ?? '');
    throw await linkedElsewhere(backend, { from, to: route.custom_url, reportFault });
  }
  const priceView = priceViewOf(context);
  const terms = listingTerms(await siteTerms(context));
  const scope = { kind: 'category', categoryUid: route.uid, ...priceView, terms } as const;
  const { products } = await backend.query(
    CategoryListingDocument,
    listingQuery(address.searchParams, scope),
  );
  const listing = products ?? noListing;
  const lastPage = lastPageInstead(address, 'category', { ...priceView, terms }, listing);
  if (lastPage) throw redirect(lastPage);
  if (isKnownListing(address.searchParams, listing, terms)) context.get(pageContext).knowsAddress();
  const conditions = await conditionsOf(context, listingSkus(listing));
  const { origin } = context.get(pageContext);
  const canonical = route.custom_canonical_url ?? route.canonical_url ?? origin + categoryPath(route);
  return { category: route, listing, priceView, terms, conditions, origin, canonical };
}

/** If the site's root category has a path of its own, it precedes every other. */
async function routeAt(backend: Backend, path: string) {
  const ask = async (rootPath: string) => {
    const resolution = urlResolution(path, rootPath);
    if (resolution.kind !== 'lookup' || resolution.url === '') throw redirect(paths.catalogue());
    return backend.query(CategoryPageDocument, { url: resolution.url }, { mayFail: ['storeConfig'] });
  };
  const { route, storeConfig } = await ask('');
  const rootPath = storeConfig?.root_category_path ?? '';
  return rootPath === '' ? route : (await ask(rootPath)).route;
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, listing, canonical, origin } = loaderData;
  const choice = listingChoice(new URLSearchParams(location.search), 'category', {
    ...loaderData.priceView,
    terms: loaderData.terms,
  });
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
  loaderData: { category, listing, priceView, terms, conditions },
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
        terms={terms}
      />
    </Page>
  );
}

type Below = {
  url_suffix: string | null;
  breadcrumbs: readonly ({ category_name: string | null; category_url_path: string | null } | null)[] | null;
};

function crumbsAbove({ breadcrumbs, url_suffix: suffix }: Below) {
  return (breadcrumbs ?? []).flatMap((crumb) =>
    crumb
      ? [
          {
            label: crumb.category_name ?? '',
            to: paths.category(crumb.category_url_path ?? '', suffix ?? ''),
          },
        ]
      : [],
  );
}
