// What an address leads to: a category, a product or a content page, in this order; else what it once led to.
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { findPage } from '../../content/content.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { productsReplacing } from '../articles/article-instead.ts';
import { categoryAddress } from '../categories/category-address.ts';
import type { CategoryView } from '../categories/category-view.ts';
import { isUnderRoot } from '../categories/forest.ts';
import { productWithSku } from '../snapshot/catalogue-snapshot.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import { selectRewrite, selectWithdrawnSku } from '../urls/url-rewrite-store.ts';
import { productViews } from '../views/product-view.ts';
import type { ProductView } from '../views/product-view.ts';

type Entity =
  | { kind: 'category'; category: CategoryView }
  | { kind: 'product'; product: ProductView; url: string }
  | { kind: 'page'; page: NonNullable<Awaited<ReturnType<typeof findPage>>> };

/** `redirectCode` is 0 at the present address, 301 or 302 at an old one. */
export type Destination = Entity & { redirectCode: number };

export type DestinationParts = Pick<CatalogueContext, 'db' | 'site' | 'catalogue' | 'now'>;

export async function destination(
  parts: DestinationParts,
  address: string,
): Promise<Destination | undefined> {
  const { db, site } = parts;
  const url = bare(address);
  const shop = await parts.catalogue();
  const bareKey = withoutSuffix(url, site.settings.product_url_suffix);
  const category = url === '' ? undefined : categoryAt(shop, url, site);
  if (category) return category;
  const product = productAt(shop, bareKey === null ? undefined : shop.byUrlKey.get(bareKey));
  if (product) return { kind: 'product', product, url, redirectCode: 0 };
  // The shop's front door is a content page too.
  const page = await findPage(db, url === '' ? site.settings.cms_home_page : url);
  if (page) return { kind: 'page', page, redirectCode: 0 };
  const barePath = withoutSuffix(url, site.settings.category_url_suffix);
  const paths = [url, bareKey, barePath].filter((path) => path !== null);
  return (await formerly(parts, shop, paths)) ?? otherwiseEnded(shop, url, site);
}

/** Addresses of categories ended otherwise before the site's suffix was changed. */
function otherwiseEnded(
  shop: Catalogue,
  url: string,
  site: CatalogueContext['site'],
): Destination | undefined {
  const path = url.replace(/\.[a-z0-9]+$/u, '');
  const category = path === url || path === '' ? undefined : categoryAt(shop, path, site);
  return category && { ...category, redirectCode: 301 };
}

async function formerly(
  { db, site, now }: DestinationParts,
  shop: Catalogue,
  paths: readonly string[],
): Promise<Destination | undefined> {
  const rewrite = await selectRewrite(db, paths);
  if (rewrite === undefined) return withdrawn({ db, site, now }, shop, paths);
  const { kind, target, redirect_type: redirectCode } = rewrite;
  if (kind === 'category') {
    const category = categoryOn(shop, Number(target), site.rootCategoryId);
    return category && { kind, category, redirectCode };
  }
  if (kind === 'page') {
    const page = await findPage(db, target);
    return page && { kind, page, redirectCode };
  }
  const product = productAt(shop, productWithSku(shop, target) ?? productsReplacing(shop, target)[0]);
  const url = `${product?.url_key ?? ''}${site.settings.product_url_suffix}`;
  return product && { kind, product, url, redirectCode };
}

/** A product that is off the shelves leads to what replaces it, for as long as it is. */
async function withdrawn(
  { db, site, now }: Pick<DestinationParts, 'db' | 'site' | 'now'>,
  shop: Catalogue,
  paths: readonly string[],
): Promise<Destination | undefined> {
  const sku = await selectWithdrawnSku(db, paths, localMoment(now()).date);
  const product = sku === undefined ? undefined : productAt(shop, productsReplacing(shop, sku)[0]);
  const url = `${product?.url_key ?? ''}${site.settings.product_url_suffix}`;
  return product && { kind: 'product', product, url, redirectCode: 302 };
}

/** Storefronts put the site's root category before the path: the path itself never names it. */
function categoryAt(shop: Catalogue, url: string, site: CatalogueContext['site']): Destination | undefined {
  const { rootCategoryId, settings } = site;
  const root = shop.forest.nodes.get(rootCategoryId)?.category.urlPath ?? '';
  const inner = root !== '' && url.startsWith(`${root}/`) ? url.slice(root.length + 1) : url;
  for (const asked of new Set([url, inner])) {
    const { byUrl } = shop.forest;
    const node = byUrl.get(asked) ?? byUrl.get(withoutSuffix(asked, settings.category_url_suffix) ?? asked);
    const category = node && categoryOn(shop, node.category.id, rootCategoryId);
    // Requested without its suffix, it redirects to its canonical URL.
    const redirectCode = category && categoryAddress(category, settings) === asked ? 0 : 301;
    if (category) return { kind: 'category', category, redirectCode };
  }
  return undefined;
}

function categoryOn({ forest }: Catalogue, id: number, rootCategoryId: number): CategoryView | undefined {
  const node = forest.nodes.get(id);
  return node && isUnderRoot(node, rootCategoryId) ? forest.views.get(id) : undefined;
}

function productAt(shop: Catalogue, place: number | undefined): ProductView | undefined {
  return place === undefined ? undefined : productViews(shop, [place])[0];
}

function bare(address: string): string {
  const [path = ''] = address.split(/[?#]/u);
  return path.replaceAll(/^\/+|\/+$/gu, '');
}

/** Null where the address does not end so. */
function withoutSuffix(url: string, suffix: string): string | null {
  if (suffix === '') return url;
  return url.endsWith(suffix) && url !== suffix ? url.slice(0, -suffix.length) : null;
}
