import type {
  CartItemError,
  CartItemInterface,
  CartItemTint,
  ConditionStock,
  SelectedConfigurableOption,
  SelectedCustomizableOption,
} from '@nuancier/contract/api-types.ts';
import { shownColour } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { findSoldArticle, nameOfSold, viewOfGoneArticle } from '../../catalogue/catalogue.ts';
import type { Catalogue, SoldArticle } from '../../catalogue/catalogue.ts';
import { cartRefusalMessages } from '../cart-refusal-messages.ts';
import type { CartLine } from '../records/cart-record.ts';
import { itemPricesView, money } from './cart-prices-view.ts';
import { enteredOptionsView } from './entered-option-view.ts';
import type { CartLineRefusal, ReckonedCart, ReckonedLine } from '../totals/reckon-cart.ts';

type ShownProduct = SoldArticle['view'] | SoldArticle['productView'];

type ItemFields = Omit<CartItemInterface, 'product' | '__typename'> & {
  product: ShownProduct;
  customizable_options: SelectedCustomizableOption[];
};

export type ItemView =
  | (ItemFields & { __typename: 'SimpleCartItem' })
  | (ItemFields & {
      __typename: 'ConfigurableCartItem';
      configurable_options: SelectedConfigurableOption[];
      configured_variant: ShownProduct;
    });

export type CartViewer = {
  viewer: Viewer;
  shopToken: string | undefined;
  /** as the viewer may see it */
  catalogue: Catalogue;
};

export function itemView(
  reckoned: ReckonedLine,
  { shopCode, coupon }: Pick<ReckonedCart, 'shopCode' | 'coupon'>,
  { viewer, catalogue }: Pick<CartViewer, 'viewer' | 'catalogue'>,
): ItemView {
  const { line, refusal, facts } = reckoned;
  const showsPrices = mayViewPrice(viewer);
  const sold = soldArticle(catalogue, line.articleSku);
  const fields: ItemFields = {
    uid: line.uid,
    quantity: line.quantity,
    prices: showsPrices ? itemPricesView(reckoned, coupon?.code ?? null) : null,
    product: sold?.productView ?? goneView(catalogue, line),
    errors: refusal === null ? null : [errorView(refusal)],
    customizable_options: enteredOptionsView(reckoned, showsPrices),
    sku: line.articleSku,
    parent_sku: line.parentSku,
    name: sold ? nameOfSold(sold, line.tint) : line.name,
    pricing_unit: line.pricingUnit,
    conditioning: sold?.article.conditioning ?? null,
    color: line.tint === null ? shownColour(sold?.color ?? null) : null,
    tint: tintView(reckoned, showsPrices),
    thumbnail: sold?.view.thumbnail ?? null,
    only_x_left: facts?.offer.most ?? null,
    stock: stockView(reckoned, shopCode),
    quotation_number: line.quoted?.quotation ?? null,
  };
  if (sold?.productType !== 'ConfigurableProduct') return { __typename: 'SimpleCartItem', ...fields };
  return {
    __typename: 'ConfigurableCartItem',
    ...fields,
    configurable_options: sold.options,
    configured_variant: sold.view,
  };
}

function soldArticle(catalogue: Catalogue, sku: string): SoldArticle | null {
  const chosen = findSoldArticle(catalogue, sku, []);
  return chosen.kind === 'article' ? chosen.sold : null;
}

function goneView(catalogue: Catalogue, { articleSku: sku, name, pricingUnit }: CartLine): ShownProduct {
  return viewOfGoneArticle(catalogue, { sku, name, pricingUnit });
}

function errorView(refusal: CartLineRefusal): CartItemError {
  const code = refusal === 'INSUFFICIENT_STOCK' ? 'ITEM_QTY' : 'UNDEFINED';
  const reason = refusal === 'QUOTATION_LAPSED' ? 'UNDEFINED' : refusal;
  return { code, message: cartRefusalMessages[refusal].message, reason };
}

function tintView({ line: { tint }, price }: ReckonedLine, showsPrices: boolean): CartItemTint | null {
  if (tint === null) return null;
  const supplement = price?.tintHt ?? null;
  return {
    customColorExa: tint.hex,
    customerColorLabel: tint.label,
    code: tint.code,
    name: tint.name,
    supplement: showsPrices && supplement !== null ? money(supplement) : null,
  };
}

function stockView({ facts }: ReckonedLine, shopCode: string | null): ConditionStock | null {
  const stock = facts?.stock ?? null;
  return stock === null || shopCode === null ? null : { ...stock, storeCode: shopCode };
}
