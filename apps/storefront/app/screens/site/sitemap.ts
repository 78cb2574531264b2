import {
  SitemapCategoriesDocument,
  SitemapColoursDocument,
  SitemapProductsDocument,
} from '../../../generated/documents.ts';
import type { SitemapCategoriesQuery } from '../../../generated/documents.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { notFound } from '../../backend/not-found.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { categoryPath, paths } from '../../addresses/paths.ts';
import { tintPaths } from '../../addresses/tint-paths.ts';
import type { Route } from './+types/sitemap.ts';
import { sitemapIndexOf, sitemapOf } from './sitemap-text.ts';

/** Products of one file, and of one question to the API. */
const PER_FILE = 5_000;
const PER_QUESTION = 100;

const legalPages = [
  'mentions-legales',
  'cgv',
  'politique-de-confidentialite',
  'cookies',
  'accessibilite',
  'aide-faq',
];

/** `/sitemap.xml` names the files; each file stays small however large the catalogue is. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext);
  const backend = context.get(backendContext);
  const name = params['file'];
  const { customCategoryList, nearestStores, products } = await backend.query(SitemapCategoriesDocument, {});
  const files = Math.ceil((products?.total_count ?? 0) / PER_FILE);
  if (name === undefined) {
    const names = [
      'pages',
      'teintes',
      ...Array.from({ length: files }, (_, index) => `produits-${index + 1}`),
    ];
    return xml(sitemapIndexOf(names.map((file) => `${origin}/sitemaps/${file}.xml`)));
  }
  if (name === 'pages.xml') {
    const stores = (nearestStores?.items ?? []).map(({ storeCode }) => paths.store(storeCode));
    const addresses = [...pageAddresses(customCategoryList ?? []), ...stores];
    return xml(sitemapOf(addresses.map((path) => origin + path)));
  }
  if (name === 'teintes.xml') {
    const { colourChart } = await backend.query(SitemapColoursDocument, {});
    return xml(sitemapOf((colourChart?.colours ?? []).map(({ code }) => origin + tintPaths.colour(code))));
  }
  const file = Number(/^produits-([1-9]\d{0,3})\.xml$/.exec(name)?.[1] ?? 0);
  if (file < 1 || file > files) throw notFound('Page not found');
  const keys = await productKeys(backend, file, products?.total_count ?? 0);
  return xml(sitemapOf(keys.map((key) => origin + paths.product(key))));
}

type Category = NonNullable<NonNullable<SitemapCategoriesQuery['customCategoryList']>[number]>;
type Branch = Pick<Category, 'url_path' | 'url_suffix' | 'category_type' | 'custom_url' | 'product_count'> & {
  children?: readonly (Branch | null)[] | null;
};

function pageAddresses(tree: readonly (Branch | null)[]): string[] {
  const below = (branch: Branch): string[] => [
    ...(isOwnPage(branch) ? [categoryPath(branch)] : []),
    ...(branch.children ?? []).flatMap((child) => (child ? below(child) : [])),
  ];
  const listed = tree.flatMap((branch) => (branch ? below(branch) : []));
  return [
    ...new Set([
      paths.home(),
      paths.catalogue(),
      paths.stores(),
      ...listed,
      ...legalPages.map(paths.content),
    ]),
  ];
}

// A rayon without products is a page to be spared; a link elsewhere is no page of ours.
function isOwnPage(branch: Branch): boolean {
  if (branch.custom_url) return branch.custom_url.startsWith('/');
  return Boolean(branch.url_path) && (branch.product_count ?? 0) > 0;
}

async function productKeys(backend: Backend, file: number, total: number): Promise<string[]> {
  const first = ((file - 1) * PER_FILE) / PER_QUESTION + 1;
  const last = Math.min(first + PER_FILE / PER_QUESTION - 1, Math.ceil(total / PER_QUESTION));
  const questions = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const answers = await Promise.all(
    questions.map((currentPage) => backend.query(SitemapProductsDocument, { currentPage })),
  );
  return answers.flatMap(({ products }) => (products?.items ?? []).flatMap((item) => item?.url_key ?? []));
}

function xml(text: string): Response {
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
