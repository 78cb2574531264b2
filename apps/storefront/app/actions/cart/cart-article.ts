// An article on its way into the cart: as a form sends it, as the server reads it.
import { quantityName, readPacks } from '@nuancier/ui/pieces/form/quantity-sheet.ts';

export type CartTint = {
  /** #RRGGBB */
  hex: string;
  label: string | null;
  /** In the colour charts; null for a tint of the buyer's own. */
  code: string | null;
};

export type CartArticle = {
  sku: string;
  /** The configurable product it is a variant of. */
  parentSku: string | null;
  quantity: number;
  tint: CartTint | null;
};

export function articleFields({ sku, quantity, ...kind }: CartArticle): Record<string, string> {
  return { sku, quantity: String(quantity), ...kindFields(kind) };
}

/** Of which product, and in which tint. */
function kindFields({ parentSku, tint }: Pick<CartArticle, 'parentSku' | 'tint'>): Record<string, string> {
  return {
    ...(parentSku === null ? {} : { parent_sku: parentSku }),
    ...(tint === null ? {} : { customColorExa: tint.hex }),
    ...(tint?.label ? { customerColorLabel: tint.label } : {}),
    ...(tint?.code ? { tint_code: tint.code } : {}),
  };
}

type Mix = {
  parentSku: string;
  tint: CartTint | null;
  packs: readonly { sku: string; count: number }[];
};

/** Several packs of one product in one tint, as `readMix` finds them again. */
export function mixFields({ packs, ...kind }: Mix): Record<string, string> {
  return {
    ...kindFields(kind),
    ...Object.fromEntries(packs.map(({ sku, count }) => [quantityName(sku), String(count)])),
  };
}

export type ArticleFault = 'no-article' | 'bad-quantity';

type Fields = { get(name: string): unknown };

/** The browser's request; the API decides whether it is available. */
export function readArticle(fields: Fields): CartArticle | ArticleFault {
  return articleOf(fields, textOf(fields, 'sku'), textOf(fields, 'quantity'));
}

/** `typed`: quantities by article. */
export function readMix(
  fields: Fields,
  typed: ReadonlyMap<string, string>,
): readonly [CartArticle, ...CartArticle[]] | ArticleFault {
  const read = [...typed].map(([sku, quantity]) => articleOf(fields, sku, quantity));
  const fault = read.find((article) => typeof article === 'string');
  if (fault) return fault;
  const [first, ...others] = read.filter((article) => typeof article !== 'string');
  return first?.parentSku ? [first, ...others] : 'no-article';
}

function articleOf(fields: Fields, sku: string, typed: string): CartArticle | ArticleFault {
  if (sku === '') return 'no-article';
  const quantity = readPacks(typed);
  if (quantity === null) return 'bad-quantity';
  const hex = textOf(fields, 'customColorExa');
  return {
    sku,
    parentSku: textOf(fields, 'parent_sku') || null,
    quantity,
    tint:
      hex === ''
        ? null
        : {
            hex,
            label: textOf(fields, 'customerColorLabel') || null,
            code: textOf(fields, 'tint_code') || null,
          },
  };
}

function textOf(fields: Fields, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
