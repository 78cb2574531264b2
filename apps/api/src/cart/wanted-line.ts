// A cart item as the client sends it, read into a line. Prices are nowhere among it.
import type {
  CartItemInput,
  CustomizableOptionInput,
  EnteredOptionInput,
} from '@nuancier/contract/api-types.ts';
import type { LineTint } from '@nuancier/domain/cart/cart-line.ts';
import { customerLabel } from '@nuancier/domain/catalogue/current-product.ts';
import type { ProductType } from '@nuancier/domain/catalogue/product-type.ts';
import { baseNamed, baseOfHex, readHex, takesTint } from '@nuancier/domain/catalogue/tint-base.ts';
import { tintClassOfHex } from '@nuancier/domain/catalogue/tint-class.ts';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { findSoldArticle } from '../catalogue/catalogue.ts';
import type { Catalogue, ChartColour, SoldArticle } from '../catalogue/catalogue.ts';
import type { RefusalCode } from '../refusal-messages.ts';
import type { CartLine } from './cart-record.ts';

export type WantedItem = {
  sku: string;
  quantity: number;
  parentSku: string | null;
  pricingUnit: string | null;
  optionUids: readonly string[];
  /** option -> value; null when one of them does not exist */
  entered: ReadonlyMap<string, string> | null;
};

const OPTIONS = ['customColorExa', 'customerColorLabel', 'tint_code'] as const;

const UNSUPPORTED: Readonly<Partial<Record<ProductType, RefusalCode>>> = {
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
  const entered: readonly EnteredOptionInput[] = data.entered_options ?? [];
  const all = [
    ...entered.map(({ uid, value }) => [uid, value] as const),
    ...options.map(({ uid, value_string: value }) => [uid ?? '', value] as const),
  ].filter(([, value]) => value.trim() !== '');
  return {
    sku: data.sku,
    quantity: data.quantity,
    parentSku: data.parent_sku ?? null,
    pricingUnit: data.pricing_unit ?? null,
    optionUids: data.selected_options ?? [],
    entered: all.every(([uid]) => OPTIONS.some((option) => option === uid)) ? new Map(all) : null,
  };
}

export function tintCodeOf({ entered }: WantedItem): string | null {
  return entered?.get('tint_code')?.trim() ?? null;
}

export function wantedLine(
  item: WantedItem,
  catalogue: Catalogue,
  colours: ReadonlyMap<string, ChartColour>,
): Verdict<CartLine, RefusalCode> {
  const chosen = findSoldArticle(catalogue, item.sku, item.optionUids);
  if (chosen.kind === 'unknown') return refuse('PRODUCT_NOT_FOUND');
  const type = chosen.kind === 'article' ? chosen.sold.productType : chosen.productType;
  const unsupported = UNSUPPORTED[type];
  if (unsupported !== undefined) return refuse(unsupported);
  if (chosen.kind === 'choice-missing') return refuse('CHOICE_MISSING');
  const { sold } = chosen;
  if (item.parentSku !== null && ![sold.productSku, sold.article.sku].includes(item.parentSku))
    return refuse('PRODUCT_NOT_FOUND');
  const tint = wantedTint(item, sold, colours);
  return tint.ok ? accept(lineOf(item, sold, tint.value)) : tint;
}

function lineOf({ quantity, pricingUnit }: WantedItem, sold: SoldArticle, tint: LineTint | null): CartLine {
  const isOwnUnit = pricingUnit === null || pricingUnit.toUpperCase() === sold.pricingUnit.toUpperCase();
  return {
    uid: crypto.randomUUID(),
    articleSku: sold.article.sku,
    parentSku: sold.productSku,
    name: sold.view.name ?? sold.article.sku,
    pricingUnit: isOwnUnit ? sold.pricingUnit : pricingUnit,
    quantity,
    tint,
    toldHt: null,
  };
}

function wantedTint(
  item: WantedItem,
  { article, color }: SoldArticle,
  colours: ReadonlyMap<string, ChartColour>,
): Verdict<LineTint | null, RefusalCode> {
  if (item.entered === null) return refuse('OPTION_UNKNOWN');
  const tint = tintNamed(item, colours);
  if (!tint.ok || tint.value === null) return tint;
  const { base, ...made } = tint.value;
  if (!takesTint({ label: color ?? '', tintable: article.tintable }, base)) return refuse('TINT_WRONG_BASE');
  return accept(made);
}

/** A chart's code goes before whatever hexadecimal comes with it. */
function tintNamed(item: WantedItem, colours: ReadonlyMap<string, ChartColour>) {
  const label = customerLabel(item.entered?.get('customerColorLabel') ?? null);
  const code = tintCodeOf(item);
  if (code !== null) {
    const colour = colours.get(code);
    if (colour === undefined) return refuse('TINT_UNKNOWN');
    if (colour.special !== null) return refuse('TINT_NOT_MADE');
    const { hex, tintClass, name } = colour;
    return accept({ hex, tintClass, label, code, name, base: baseNamed(colour.base) ?? baseOfHex(hex) });
  }
  const entered = item.entered?.get('customColorExa');
  if (entered === undefined) return accept(null);
  const hex = readHex(entered);
  if (hex === null) return refuse('TINT_UNKNOWN');
  return accept({ hex, tintClass: tintClassOfHex(hex), label, code: null, name: null, base: baseOfHex(hex) });
}
