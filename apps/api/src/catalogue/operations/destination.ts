// What an address leads to: a category, a product or a content page, in this order.
import { findPage } from '../../content/content.ts';
import type { Context } from '../../context.ts';
import { findProductAt, stands } from '../catalogue.ts';
import type { CategoryView } from '../catalogue-view.ts';

export type Destination =
  | { kind: 'category'; category: CategoryView }
  | { kind: 'product'; id: number; url: string }
  | { kind: 'page'; page: NonNullable<Awaited<ReturnType<typeof findPage>>> };

export type DestinationParts = Pick<Context, 'db' | 'site' | 'categories'>;

export async function destination(
  { db, site, categories }: DestinationParts,
  address: string,
): Promise<Destination | undefined> {
  const url = bare(address);
  const forest = await categories();
  const node = url === '' ? undefined : forest.byUrl.get(url);
  const category = node && forest.views.get(node.category.id);
  if (node && category && stands(node, site.rootCategoryId)) return { kind: 'category', category };
  const urlKey = withoutSuffix(url, site.settings.product_url_suffix);
  const product = urlKey === '' ? undefined : await findProductAt(db, urlKey);
  if (product) return { kind: 'product', id: product.id, url };
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
