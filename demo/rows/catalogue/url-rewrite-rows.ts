// Addresses of the shop's former site that people may still have kept.
import type { UrlRewrite } from '@nuancier/domain/catalogue/imports/url-rewrite-faults.ts';
import { skuAtSize } from '../../catalogue/sku-at-size.ts';
import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import addresses from '../../data/former-addresses.json' with { type: 'json' };

export function urlRewriteRows(size: DemoSize): UrlRewrite[] {
  return [
    ...addresses.products.map(({ path, sku }) => moved(path, 'product', skuAtSize(sku, size))),
    ...addresses.categories.map(({ path, id }) => moved(path, 'category', String(id))),
    ...addresses.pages.map(({ path, identifier }) => moved(path, 'page', identifier)),
  ];
}

function moved(path: string, kind: UrlRewrite['kind'], target: string): UrlRewrite {
  return { request_path: path, kind, target, redirect_type: 301 };
}
