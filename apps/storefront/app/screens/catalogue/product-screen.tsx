import { optionCode } from '@nuancier/domain/catalogue/option-code.ts';
import { redirect } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ProductPageDocument, ProductSheetDocument } from '../../../generated/documents.ts';
import { notFound } from '../../backend/not-found.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { chartCodeAsked, choiceKeys } from '../../features/catalogue/product/product-choice.ts';
import { productCrumbs } from '../../features/catalogue/product/product-crumbs.ts';
import { breadcrumbJsonLd, productJsonLd } from '../../features/catalogue/product/product-json-ld.ts';
import { ProductView } from '../../features/catalogue/product/product-view.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Page } from '../../ui/page.tsx';
import type { Route } from './+types/product-screen.ts';

// Anything else is no product of ours and needs no question to the API.
const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  if (!slug) throw redirect(paths.catalogue());
  if (!slugShape.test(slug) || slug.length > 200) throw notFound('Page not found');
  const backend = context.get(backendContext);
  const { products } = await backend.query(ProductPageDocument, { urlKey: slug });
  const product = products?.items?.[0];
  if (!product?.sku) throw notFound('Page not found');
  // The shop's own operations go by reference, which is known only now.
  const code = chartCodeAsked(new URL(request.url).searchParams);
  const sheet = await backend.query(
    ProductSheetDocument,
    { sku: product.sku, withChart: code !== null },
    { mayFail: ['productAttributeData', 'productFeature'] },
  );
  const { origin } = context.get(pageContext);
  return {
    product,
    matrix: sheet.configurableProductsConfiguration ?? {
      sku: product.sku,
      type: product.product_type ?? '',
      colors: [],
      conditionings: [],
      articles: [],
    },
    attributes: sheet.productAttributeData?.attributes ?? [],
    feature: sheet.productFeature,
    chartColour: sheet.colourChart?.colours.find((colour) => optionCode(colour.code) === code) ?? null,
    origin,
    canonical: origin + paths.product(slug),
  };
}

/** A choice changes the address only; a tint of the chart is looked up anew. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isWrite = formMethod !== undefined && formMethod !== 'GET';
  if (isWrite || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return currentUrl.searchParams.get(choiceKeys.tint) !== nextUrl.searchParams.get(choiceKeys.tint);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product, matrix, canonical, origin } = loaderData;
  const images = (product.media_gallery ?? []).flatMap((picture) =>
    picture?.url ? [picture.url.replace(/\.webp$/, '.jpg')] : [],
  );
  const crumbs = [
    ...productCrumbs(product.categories ?? []),
    { label: product.name ?? '', to: paths.product(product.url_key ?? '') },
  ];
  return [
    ...pageMeta(matches, {
      title: [product.meta_title ?? product.name ?? ''],
      description: product.meta_description,
      canonical,
    }),
    ...(images[0] ? [{ property: 'og:image', content: images[0] }] : []),
    { property: 'og:url', content: canonical },
    {
      'script:ld+json': productJsonLd({
        name: product.name ?? '',
        sku: product.sku ?? '',
        brand: product.brand,
        description: product.meta_description,
        images,
        url: canonical,
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
  const { product, matrix, attributes, feature, chartColour } = loaderData;
  return (
    <Page>
      <Breadcrumbs items={[...productCrumbs(product.categories ?? []), { label: product.name ?? '' }]} />
      <ProductView
        key={product.uid}
        product={product}
        matrix={matrix}
        attributes={attributes}
        feature={feature}
        chartColour={chartColour}
      />
    </Page>
  );
}
