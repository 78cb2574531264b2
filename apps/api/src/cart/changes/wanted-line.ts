// A cart item as the client sends it, read into a line. Prices are nowhere among it.
import { isSupportedType } from '@nuancier/domain/cart/can-add-to-cart.ts';
import type { SupportedType } from '@nuancier/domain/cart/can-add-to-cart.ts';
import type {
  CartItemInput,
  CustomizableOptionInput,
  EnteredOptionInput,
} from '@nuancier/contract/api-types.ts';
import type { LineTint } from '@nuancier/domain/cart/cart-line.ts';
import { isFreeReference } from '@nuancier/domain/free-line.ts';
import type { ProductType } from '@nuancier/domain/catalogue/products/product-type.ts';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import {
  enteredOptions,
  enteredTint,
  enteredTintCode,
  findSoldArticle,
  nameOfSold,
} from '../../catalogue/catalogue.ts';
import type { Catalogue, ChartColour, EnteredOptions, SoldArticle } from '../../catalogue/catalogue.ts';
import { given } from '../../request/given.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import type { CartLine } from '../records/cart-record.ts';

export type WantedItem = {
  sku: string;
  quantity: number;
  parentSku: string | null;
  pricingUnit: string | null;
  optionUids: readonly string[];
  entered: EnteredOptions;
};

const UNSUPPORTED: Readonly<Record<Exclude<ProductType, SupportedType>, RefusalCode>> = {
  BundleProduct: 'UNSUPPORTED_BUNDLE',
  DownloadableProduct: 'UNSUPPORTED_DOWNLOADABLE',
  VirtualProduct: 'UNSUPPORTED_VIRTUAL',
  GroupedProduct: 'UNSUPPORTED_GROUPED',
  GiftCard: 'UNSUPPORTED_GIFT_CARD',
};

export function wantedItem(
  data: CartItemInput,
  options: readonly CustomizableOptionInput[] = [],
): WantedItem {
  const entered: readonly EnteredOptionInput[] = given(data.entered_options);
  const all = [...entered, ...options.map(({ uid, value_string: value }) => ({ uid: uid ?? '', value }))];
  return {
    sku: data.sku,
    quantity: data.quantity,
    parentSku: data.parent_sku ?? null,
    pricingUnit: data.pricing_unit ?? null,
    optionUids: given(data.selected_options),
    entered: enteredOptions(all),
  };
}

/** A tint that was chosen before, as it would be entered now. */
export function enteredAgain(
  tint: { hex: string; label: string | null; code: string | null } | null,
): EnteredOptions {
  const options = [
    ['customColorExa', tint?.hex],
    ['customerColorLabel', tint?.label],
    ['tint_code', tint?.code],
  ] as const;
  return new Map(options.flatMap(([uid, value]) => (value ? [[uid, value] as const] : [])));
}

export function tintCodeOf({ entered }: WantedItem): string | null {
  return enteredTintCode(entered);
}

export function wantedLine(
  item: WantedItem,
  catalogue: Catalogue,
  colours: ReadonlyMap<string, ChartColour>,
): Verdict<CartLine, RefusalCode> {
  if (isFreeReference(item.sku)) return refuse('FREE_LINE');
  const chosen = findSoldArticle(catalogue, item.sku, item.optionUids);
  if (chosen.kind === 'unknown') return refuse('PRODUCT_NOT_FOUND');
  const type = chosen.kind === 'article' ? chosen.sold.productType : chosen.productType;
  if (!isSupportedType(type)) return refuse(UNSUPPORTED[type]);
  if (chosen.kind === 'choice-missing') return refuse('CHOICE_MISSING');
  const { sold } = chosen;
  if (item.parentSku !== null && ![sold.productSku, sold.article.sku].includes(item.parentSku))
    return refuse('PRODUCT_NOT_FOUND');
  const tint = enteredTint(item.entered, sold, colours);
  return tint.ok ? accept(lineOf(item, sold, tint.value)) : tint;
}

function lineOf({ quantity, pricingUnit }: WantedItem, sold: SoldArticle, tint: LineTint | null): CartLine {
  const isOwnUnit = pricingUnit === null || pricingUnit.toUpperCase() === sold.pricingUnit.toUpperCase();
  return {
    uid: crypto.randomUUID(),
    articleSku: sold.article.sku,
    parentSku: sold.productSku,
    name: nameOfSold(sold, tint),
    pricingUnit: isOwnUnit ? sold.pricingUnit : pricingUnit,
    quantity,
    tint,
    shownHt: null,
  };
}
