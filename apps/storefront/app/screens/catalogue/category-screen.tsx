import { urlResolution } from '@nuancier/domain/site/url-resolution.ts';
import { redirect } from 'react-router';
import { CategoryPageDocument } from '../../../generated/documents.ts';
import { notFound } from '../../backend/not-found.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { CategoryIntro } from '../../features/catalogue/category-intro.tsx';
import { CategoryTiles } from '../../features/catalogue/category-tiles.tsx';
import { pageMeta } from '../../page-meta.ts';
import { categoryPath, paths } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Page } from '../../ui/page.tsx';
import type { Route } from './+types/category-screen.ts';

// The catalogue hangs directly below the site's root category: nothing stands before its paths.
const ROOT_CATEGORY_PATH = '';

export async function loader({ params, context }: Route.LoaderArgs) {
  const resolution = urlResolution(`/catalogue/${params['*']}`, ROOT_CATEGORY_PATH);
  if (resolution.kind !== 'lookup' || resolution.url === '') throw redirect(paths.category('').replace(/\/$/, ''));
  const { route } = await context.get(backendContext).query(CategoryPageDocument, { url: resolution.url });
  if (route?.__typename !== 'CategoryTree') throw notFound('Page not found');
  if (route.custom_url) throw redirect(route.custom_url);
  const canonical =
    route.custom_canonical_url ?? route.canonical_url ?? context.get(pageContext).origin + categoryPath(route);
  return { category: route, canonical };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, canonical } = loaderData;
  return pageMeta(matches, {
    title: [category.meta_title ?? category.name ?? ''],
    description: category.meta_description,
    canonical,
  });
}

export default function CategoryScreen({ loaderData: { category } }: Route.ComponentProps) {
  const crumbs = (category.breadcrumbs ?? []).flatMap((crumb) =>
    crumb ? [{ label: crumb.category_name ?? '', to: paths.category(crumb.category_url_path ?? '') }] : [],
  );
  return (
    <Page>
      <Breadcrumbs items={[...crumbs, { label: category.name ?? '' }]} />
      <CategoryIntro
        name={category.name ?? ''}
        description={category.description}
        image={category.image}
        productCount={category.product_count ?? 0}
      />
      <CategoryTiles categories={category.children ?? []} />
    </Page>
  );
}
