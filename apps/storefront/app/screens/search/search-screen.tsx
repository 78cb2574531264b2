import { typedHex } from '@nuancier/domain/catalogue/colour/typed-hex.ts';
import { tintCoded } from '@nuancier/domain/catalogue/colour/tints/tint-coded.ts';
import { listingChoice } from '@nuancier/domain/search/listing/listing-choice.ts';
import { listingQuery } from '@nuancier/domain/search/listing/listing-query.ts';
import { listingTerms } from '@nuancier/domain/search/listing/listing-terms.ts';
import { referenceCode, referenceCodes } from '@nuancier/domain/search/reference-code.ts';
import { redirect } from 'react-router';
import { SearchPageDocument } from '../../../generated/documents.ts';
import type { ListingFragment } from '../../../generated/documents.ts';
import { conditionsOf } from '../../backend/viewer/conditions.server.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { siteTerms } from '../../backend/site-terms.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { lastPageInstead, listingHead, noListing } from '../../features/catalogue/listing/listing-page.ts';
import { withMeantArticles } from '../../features/catalogue/cards/meant-articles.ts';
import { listingSkus } from '../../features/catalogue/listing/results/listing-skus.ts';
import { ListingView } from '../../features/catalogue/listing/view/listing-view.tsx';
import { CorrectedSpelling } from '../../features/search/corrected-spelling.tsx';
import { FoundReferences } from '../../features/search/found-references.tsx';
import { UnderstoodSearch } from '../../features/search/understood-search.tsx';
import { searchCopy } from '../../features/search/copy.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { articlePath } from '../../addresses/article-path.ts';
import { paths, productPath } from '../../addresses/paths.ts';
import { tintPaths } from '../../addresses/tint-paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/search-screen.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url);
  const priceView = priceViewOf(context);
  const terms = listingTerms(await siteTerms(context));
  const { term, filters, page } = listingChoice(address.searchParams, 'search', { ...priceView, terms });
  const query = listingQuery(address.searchParams, { kind: 'search', ...priceView, terms });
  // With filters or on a later page the list is wanted.
  const isFirst = filters.size === 0 && page === 1;
  const several = isFirst ? referenceCodes(term) : [];
  const reference = isFirst && several.length === 0 ? referenceCode(term) : null;
  const { products, search } = await context.get(backendContext).query(SearchPageDocument, {
    ...query,
    reference: reference ?? several.join(' '),
    byReference: reference !== null || several.length > 0,
  });
  const listing = withMeantArticles(products ?? noListing);
  const named = reference === null ? null : pathNamed(reference, search?.references ?? [], listing);
  const hex = isFirst ? typedHex(term) : null;
  const tint = isFirst ? listing.understood?.tint : null;
  const isTint = tint ? tintCoded([tint], term) !== null : false;
  if (isFirst)
    context.get(pageContext).searched({
      typed: term,
      results: listing.total_count ?? 0,
      isReference: named !== null || (search?.references ?? []).length >= Math.max(1, several.length),
      isOpened: named !== null || hex !== null || isTint,
    });
  if (named) throw redirect(named);
  if (hex) throw redirect(tintPaths['colour-finder'](hex));
  // « RAL 5009 » and nothing else leads to the colour, from where all its products are one press away.
  if (tint && isTint) throw redirect(tintPaths.colour(tint.code));
  // Filters that leave nothing are shown on the page itself, so that they can be removed.
  if (!listing.total_count && filters.size === 0 && term !== '') throw redirect(paths.noResult(term));
  const lastPage = lastPageInstead(address, 'search', { ...priceView, terms }, listing);
  if (lastPage) throw redirect(lastPage);
  const conditions = await conditionsOf(context, listingSkus(listing));
  const canonical = context.get(pageContext).origin + paths.search(term);
  const references = several.length > 0 ? (search?.references ?? []) : [];
  const found = new Set(references.flatMap(({ sku, ean }) => [sku.toUpperCase(), ean ?? '']));
  const missing = references.length > 0 ? several.filter((code) => !found.has(code)) : [];
  return { term, listing, references, missing, priceView, terms, conditions, canonical };
}

/** A reference or a bar code leads to its article, a product's own reference to the product. */
function pathNamed(
  reference: string,
  references: readonly { sku: string; url_key: string }[],
  listing: ListingFragment,
): string | null {
  const [only, ...others] = references;
  if (only && others.length === 0) return articlePath(only, only.sku);
  const product = listing.items?.find((item) => item?.sku?.toUpperCase() === reference);
  return product ? productPath(product) : null;
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const choice = listingChoice(new URLSearchParams(location.search), 'search', {
    ...loaderData.priceView,
    terms: loaderData.terms,
  });
  const { titleParts } = listingHead(choice, loaderData.canonical, 1);
  return pageMeta(matches, {
    title: [searchCopy.title(loaderData.term), ...titleParts],
    canonical: loaderData.canonical,
    noindex: true,
  });
}

export default function SearchScreen({
  loaderData: { term, listing, references, missing, priceView, terms, conditions },
}: Route.ComponentProps) {
  const title = searchCopy.title(term);
  return (
    <Page>
      <Breadcrumbs items={[{ label: searchCopy.results }]} />
      <h1>{title}</h1>
      {listing.suggestion && <CorrectedSpelling searched={listing.suggestion} typed={term} />}
      <UnderstoodSearch understood={listing.understood} term={term} />
      {references.length > 0 && <FoundReferences references={references} missing={missing} />}
      <ListingView
        key={term}
        kind="search"
        listing={listing}
        priceView={priceView}
        conditions={conditions}
        terms={terms}
      />
    </Page>
  );
}
