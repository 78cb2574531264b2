// What an address leads to: a category, a product or a content page, in this order.
import { findPage } from '../../content/content.ts';
import type { Context } from '../../context.ts';
import type { CategoryView } from '../catalogue-view.ts';
import { stands } from '../forest.ts';
import { productViews } from '../views/product-view.ts';
import type { ProductView } from '../views/product-view.ts';

export type Destination =
  | { kind: 'category'; category: CategoryView }
  | { kind: 'product'; product: ProductView; url: string }
  | { kind: 'page'; page: NonNullable<Awaited<ReturnType<typeof findPage>>> };

export type DestinationParts = Pick<Context, 'db' | 'site' | 'catalogue'>;

export async function destination(
  { db, site, catalogue }: DestinationParts,
  address: string,
): Promise<Destination | undefined> {
  const url = bare(address);
  const shop = await catalogue();
  const { forest } = shop;
  const node = url === '' ? undefined : forest.byUrl.get(url);
  const category = node && forest.views.get(node.category.id);
  if (node && category && stands(node, site.rootCategoryId)) return { kind: 'category', category };
  const found = shop.byUrlKey.get(withoutSuffix(url, site.settings.product_url_suffix));
  const [product] = found === undefined ? [] : productViews(shop, [found]);
  if (product) return { kind: 'product', product, url };
  // The shop's front door is a content page too.
  const page = await findPage(db, url === '' ? site.settings.cms_home_page : url);
  return page && { kind: 'page', page };
}

function bare(address: string): string {
  const [path = ''] = address.split(/[?#]/u);
  return path.replaceAll(/^\/+|\/+$/gu, '');
}

function withoutSuffix(url: string, suffix: string): string {
  if (suffix === '') return url;
  return url.endsWith(suffix) ? url.slice(0, -suffix.length) : '';
}
