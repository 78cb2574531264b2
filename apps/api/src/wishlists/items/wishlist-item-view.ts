import { shownColour } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import type {
  CartItemTint,
  Money,
  ProductCondition,
  SelectedConfigurableOption,
  WishlistItemInterface,
} from '@nuancier/contract/api-types.ts';
import type { ProductType } from '@nuancier/domain/catalogue/products/product-type.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { findSoldArticle, nameOfSold, viewOfGoneArticle } from '../../catalogue/catalogue.ts';
import type { Catalogue, SoldArticle } from '../../catalogue/catalogue.ts';
import { conditionView } from '../../pricing/pricing.ts';
import type { ItemFacts } from './item-facts.ts';
import type { WishlistItem } from '../lists/wishlist-record.ts';

type ShownProduct = SoldArticle['view'] | SoldArticle['productView'];

type ItemFields = Omit<WishlistItemInterface, 'product' | '__typename'> & { product: ShownProduct };

const PLAIN_TYPES = {
  SimpleProduct: 'SimpleWishlistItem',
  VirtualProduct: 'VirtualWishlistItem',
  DownloadableProduct: 'DownloadableWishlistItem',
  BundleProduct: 'BundleWishlistItem',
  GroupedProduct: 'GroupedProductWishlistItem',
  GiftCard: 'SimpleWishlistItem',
} as const satisfies Record<Exclude<ProductType, 'ConfigurableProduct'>, string>;

export type WishlistItemView =
  | (ItemFields & { __typename: (typeof PLAIN_TYPES)[keyof typeof PLAIN_TYPES] })
  | (ItemFields & {
      __typename: 'ConfigurableWishlistItem';
      configurable_options: SelectedConfigurableOption[];
      configured_variant: ShownProduct;
    });

export type ItemViewer = { catalogue: Catalogue; showsPrices: boolean };

export function itemView(facts: ItemFacts, { catalogue, showsPrices }: ItemViewer): WishlistItemView {
  const { item, unitHt } = facts;
  const chosen = findSoldArticle(catalogue, item.articleSku, []);
  const sold = chosen.kind === 'article' ? chosen.sold : null;
  const fields: ItemFields = {
    id: item.uid,
    quantity: item.quantity,
    description: item.description,
    added_at: item.addedAt.toISOString(),
    product: sold?.productView ?? goneView(catalogue, item),
    price_stock: conditionOf(facts, showsPrices),
    sku: item.articleSku,
    parent_sku: item.parentSku,
    name: sold ? nameOfSold(sold, item.tint) : item.name,
    pricing_unit: item.pricingUnit,
    conditioning: sold?.article.conditioning ?? null,
    color: item.tint === null ? shownColour(sold?.color ?? null) : null,
    type: sold?.productView.product_type ?? null,
    tint: tintView(facts, showsPrices),
    thumbnail: sold?.view.thumbnail ?? null,
    unit_price_excluding_tax: showsPrices ? money(unitHt) : null,
    row_total_excluding_tax: showsPrices && unitHt !== null ? money(cents(unitHt * item.quantity)) : null,
  };
  if (sold === null) return { __typename: 'SimpleWishlistItem', ...fields };
  if (sold.productType !== 'ConfigurableProduct')
    return { __typename: PLAIN_TYPES[sold.productType], ...fields };
  return {
    __typename: 'ConfigurableWishlistItem',
    ...fields,
    configurable_options: sold.options,
    configured_variant: sold.view,
  };
}

function goneView(catalogue: Catalogue, { articleSku: sku, name, pricingUnit }: WishlistItem): ShownProduct {
  return viewOfGoneArticle(catalogue, { sku, name, pricingUnit });
}

function conditionOf({ item, condition, stock }: ItemFacts, showsPrices: boolean): ProductCondition {
  const sku = item.articleSku;
  if (condition !== null) return conditionView({ sku, condition, showsPrices, stock });
  return {
    sku,
    articleSku: sku,
    pricingUnit: item.pricingUnit,
    packagingMeasureUnit: null,
    priceExcludingTax: null,
    priceIncludingTax: null,
    stocks: [],
    active: false,
    startsFrom: false,
    priceTiers: [],
  };
}

function tintView({ item: { tint }, tintHt }: ItemFacts, showsPrices: boolean): CartItemTint | null {
  if (tint === null) return null;
  return {
    customColorExa: tint.hex,
    customerColorLabel: tint.label,
    code: tint.code,
    name: tint.name,
    supplement: showsPrices ? money(tintHt) : null,
  };
}

function money(amount: Cents | null): Money | null {
  return amount === null ? null : { value: euros(amount), currency: 'EUR' };
}
