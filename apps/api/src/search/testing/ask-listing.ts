// Requests a listing through the API, for tests of its content.
import { expect } from 'vitest';
import type {
  ProductAttributeFilterInput,
  Products,
  QueryProductsArgs,
} from '@nuancier/contract/api-types.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

const LISTING = `query($search: String, $filter: ProductAttributeFilterInput, $pageSize: Int = 10, $currentPage: Int,
    $sort: ProductAttributeSortInput, $direct: Boolean = false) {
  products(search: $search, filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) {
    total_count suggestion page_info { current_page page_size total_pages } sort_fields { default options { value label } }
    items { sku name brand finish flag_promo categories { url_path } price_range { minimum_price { final_price { value } } } }
    aggregations(filter: { category: { includeDirectChildrenOnly: $direct } }) {
      attribute_code label count options { value label count } } } }`;

export type ListingArgs = Partial<QueryProductsArgs> & { direct?: boolean };

export function sendListing(shop: ShopApi, args: Record<string, unknown>) {
  return shop.send(LISTING, { filter: {}, ...args });
}

export async function askListing(shop: ShopApi, args: ListingArgs): Promise<Products> {
  const { data, errors } = await sendListing(shop, args);
  expect(errors).toBeUndefined();
  return data?.['products'] as Products;
}

export async function askTotal(
  shop: ShopApi,
  filter: ProductAttributeFilterInput,
  search?: string,
): Promise<number | null | undefined> {
  return (await askListing(shop, { filter, ...(search === undefined ? {} : { search }) })).total_count;
}

export function namesOf({ items }: Products): string[] {
  return (items ?? []).map((item) => item?.name ?? '');
}

export function facetOf({ aggregations }: Products, code: string) {
  return aggregations?.find((aggregation) => aggregation?.attribute_code === code)?.options ?? [];
}
