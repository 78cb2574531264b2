// Addresses of the shop's former site that people may still have kept.
import { skuAtSize } from '../../catalogue/sku-at-size.ts';
import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import addresses from '../../data/former-addresses.json' with { type: 'json' };
import type { FileLine } from '../file-line.ts';

export function urlRewriteRows(size: DemoSize): FileLine[] {
  return [
    ...addresses.products.map(({ path, sku }) => moved(path, 'product', skuAtSize(sku, size))),
    ...addresses.categories.map(({ path, id }) => moved(path, 'category', id)),
    ...addresses.pages.map(({ path, identifier }) => moved(path, 'page', identifier)),
  ];
}

function moved(path: string, kind: 'product' | 'category' | 'page', target: string | number): FileLine {
  return { ancienne_adresse: path, genre: kind, cible: target };
}
