import { USUAL_FACADE_LIMIT } from '@nuancier/domain/catalogue/colour/facade-limit.ts';
import { redirect } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ProductPageDocument } from '../../../generated/documents.ts';
import type { VariantMatrixFragment } from '../../../generated/documents.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { conditionsOf } from '../../backend/viewer/conditions.server.ts';
import { movedOrNotFound } from '../../backend/pages/moved.server.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { breadcrumbJsonLd } from '../../features/catalogue/breadcrumb-json-ld.ts';
import { testerOffers } from '../../actions/cart/tester-offers.server.ts';
import { tintInstead } from '../../actions/catalogue/tint-instead.server.ts';
import { chartCodeAsked, readChoice } from '../../features/catalogue/product/product-choice.ts';
import { isKnownChoice } from '../../features/catalogue/product/known-choice.ts';
import { facadeOf } from '../../features/catalogue/product/tint/facade-of.ts';
import { productCrumbs } from '../../features/catalogue/product/page/product-crumbs.ts';
import { productJsonLd } from '../../features/catalogue/product/page/product-json-ld.ts';
import { productSkus } from '../../features/catalogue/product/page/product-skus.ts';
import { ProductView } from '../../features/catalogue/product/page/product-view.tsx';
import { reviewCopy } from '../../features/reviews/copy.ts';
import { readReviewPage, REVIEW_PAGE_KEY } from '../../features/reviews/review-page.ts';
import { pageMeta, previewPicture } from '../../head/page-meta.ts';
import { choiceKeys } from '../../addresses/article-path.ts';
import { paths } from '../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/product-screen.ts';

// Anything else is no product of ours; it may still be an address that one once had.
const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  if (!slug) throw redirect(paths.catalogue());
  const backend = context.get(backendContext);
  const isSlug = slugShape.test(slug) && slug.length <= 200;
  const params = new URL(request.url).searchParams;
  const page = isSlug ? await askPage(backend, slug, params) : null;
  const product = page?.products?.items?.[0];
  if (!page || !product?.sku)
    throw await movedOrNotFound(backend, { url: slug, request, key: 'Page not found' });
  const matrix = product.configuration ?? noVariants(product.sku, product.product_type);
  const { origin, knowsAddress } = context.get(pageContext);
  const colour = page.colourChart?.colours[0] ?? null;
  if (isKnownChoice(params, { matrix, colour, reviewPages: product.reviews.page_info.total_pages ?? 1 }))
    knowsAddress();
  const attributes = product.attribute_data?.attributes ?? [];
  const facade = facadeOf(attributes, page.colourChart?.facade_limit ?? USUAL_FACADE_LIMIT);
  const { tint, tintRefusal } = readChoice(params, matrix, colour);
  const finish = attributes.find(({ code }) => code === 'aspect')?.value ?? null;
  // The sample pot itself needs no sample.
  const isTested = tint && !tintRefusal && page.storeConfig?.tester_product_url_key !== product.url_key;
  const tested = tint?.kind === 'chart' ? tint.colour.code : null;
  const [[tester = null], conditions, instead] = await Promise.all([
    isTested ? testerOffers(context, [{ code: tested, hex: tint.hex, finish }]) : [],
    conditionsOf(context, productSkus(product, matrix)),
    tintInstead(backend, matrix, {
      tint: tint && { hex: tint.hex, lrv: tint.kind === 'chart' ? tint.colour.lrv : null },
      isRefused: tintRefusal === 'no-base-deep-enough',
      limit: facade,
    }),
  ]);
  return {
    product,
    matrix,
    view: priceViewOf(context),
    conditions,
    attributes,
    feature: product.feature,
    tinting: {
      colour,
      facade,
      tariff: page.colourChart?.tint_supplements ?? [],
      tester,
      instead,
    },
    showsReviews: page.storeConfig?.product_reviews_enabled !== '0',
    origin,
    canonical: origin + paths.product(slug),
  };
}

function askPage(backend: Backend, urlKey: string, choice: URLSearchParams) {
  return backend.query(
    ProductPageDocument,
    // A custom tint is in no chart, but has its tariff.
    {
      urlKey,
      tint: chartCodeAsked(choice) ?? '',
      withTint: Boolean(choice.get(choiceKeys.tint)),
      reviewPage: readReviewPage(choice),
    },
    { mayFail: ['attribute_data', 'feature', 'storeConfig'] },
  );
}

/** Only the reviews have pages here: which of them is shown is part of the title. */
function reviewsPart({ reviews }: { reviews: { page_info: { current_page: number | null } } }): string[] {
  const page = reviews.page_info.current_page ?? 1;
  return page > 1 ? [reviewCopy.titlePage(page)] : [];
}

function noVariants(sku: string, type: string | null): VariantMatrixFragment {
  return { sku, type: type ?? '', colors: [], conditionings: [], articles: [] };
}

/** A choice changes the address only; a tint of the chart and a page of reviews are looked up anew. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isWrite = formMethod !== undefined && formMethod !== 'GET';
  if (isWrite || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return [choiceKeys.tint, REVIEW_PAGE_KEY].some(
    (key) => currentUrl.searchParams.get(key) !== nextUrl.searchParams.get(key),
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product, matrix, canonical, origin } = loaderData;
  const images = (product.media_gallery ?? []).flatMap((picture) => previewPicture(picture?.url) ?? []);
  const crumbs = [
    ...productCrumbs(product.categories ?? []),
    { label: product.name ?? '', to: paths.product(product.url_key ?? '') },
  ];
  return [
    ...pageMeta(matches, {
      title: [product.meta_title ?? product.name ?? '', ...reviewsPart(product)],
      description: product.meta_description,
      canonical,
      type: 'product',
      image: images[0],
    }),
    {
      'script:ld+json': productJsonLd({
        name: product.name ?? '',
        sku: product.sku ?? '',
        brand: product.brand,
        description: product.meta_description,
        images,
        url: canonical,
        rating: { count: product.review_count, ofHundred: product.rating_summary },
        inStock: product.stock_status === 'IN_STOCK',
        prices: matrix.articles.flatMap(({ price }) =>
          price.final_price.value === null ? [] : [price.final_price.value],
        ),
      }),
    },
    { 'script:ld+json': breadcrumbJsonLd(origin, crumbs) },
  ];
}

export default function ProductScreen({ loaderData }: Route.ComponentProps) {
  const { product, matrix, attributes, feature, tinting, view, conditions, showsReviews } = loaderData;
  return (
    <Page>
      <Breadcrumbs items={[...productCrumbs(product.categories ?? []), { label: product.name ?? '' }]} />
      <ProductView
        key={product.uid}
        product={product}
        matrix={matrix}
        attributes={attributes}
        feature={feature}
        tinting={tinting}
        view={view}
        conditions={conditions}
        showsReviews={showsReviews}
      />
    </Page>
  );
}
