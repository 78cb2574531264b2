// The buyer's choice lives in the address: this reads it and writes the addresses that change it.
import { customerLabel } from '@nuancier/domain/catalogue/articles/current-product.ts';
import { optionCode, optionNamed } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { baseFor, baseNeeded, readHex, shownColour } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { tintCoded } from '@nuancier/domain/catalogue/colour/tints/tint-coded.ts';
import { variantChoice } from '@nuancier/domain/catalogue/articles/variant-choice.ts';
import type { VariantChoice } from '@nuancier/domain/catalogue/articles/variant-choice.ts';
import type { ChartColourFragment, VariantMatrixFragment } from '../../../../generated/documents.ts';
import { choiceKeys } from '../../../addresses/article-path.ts';

export type MatrixColor = VariantMatrixFragment['colors'][number];
export type MatrixConditioning = VariantMatrixFragment['conditionings'][number];
export type MatrixArticle = VariantMatrixFragment['articles'][number];

export type Tint =
  | { kind: 'chart'; hex: string; label: string; colour: ChartColourFragment }
  | { kind: 'custom'; hex: string; label: string | null };

export type TintRefusal = 'unknown-tint' | 'not-machine-made' | 'no-base-deep-enough';

export type ProductChoice = {
  variant: VariantChoice<MatrixColor, MatrixConditioning, MatrixArticle>;
  tint: Tint | null;
  tintRefusal: TintRefusal | null;
  /** A tint that was asked of a product which no machine tints: it is sold as it is. */
  notTinted: Tint | null;
  quantity: number;
};

export const MOST_PACKS = 99_999;

/**
 * A tint decides the colour: its base is proposed, whatever colour the address names besides. An article's reference
 * fills in what the address does not name.
 */
export function readChoice(
  params: URLSearchParams,
  matrix: VariantMatrixFragment,
  chartColour: ChartColourFragment | null,
): ProductChoice {
  const wish = readTint(params, chartColour);
  const { tint, base, refusal, notTinted } = tinted(wish, matrix.colors);
  const named = params.get(choiceKeys.article);
  const article = matrix.articles.find(({ sku }) => sku === named);
  const color = base ?? optionNamed(matrix.colors, params.get(choiceKeys.color));
  const conditioning = optionNamed(matrix.conditionings, params.get(choiceKeys.conditioning));
  return {
    variant: variantChoice(matrix, {
      color: color?.uid ?? article?.color_uid ?? null,
      conditioning: conditioning?.uid ?? article?.conditioning_uid ?? null,
    }),
    tint,
    tintRefusal: refusal,
    notTinted,
    quantity: readQuantity(params.get(choiceKeys.quantity)),
  };
}

/** The chart colour that an address asks for, by code; a hexadecimal needs no chart. */
export function chartCodeAsked(params: URLSearchParams): string | null {
  const asked = params.get(choiceKeys.tint);
  return asked === null || asked === '' || readHex(asked) !== null ? null : asked;
}

export function readQuantity(text: string | null): number {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= MOST_PACKS ? count : 1;
}

export type ChoiceChange = {
  color?: string;
  /** Null forgets the pack: another model has its own. */
  conditioning?: string | null;
  tint?: string;
  label?: string | null;
  quantity?: number;
};

/** The same page with another choice. A factory colour puts an end to the tint, and the other way round. */
export function choiceSearch(params: URLSearchParams, change: ChoiceChange): string {
  const next = new URLSearchParams(params);
  next.delete(choiceKeys.missing);
  if (change.color !== undefined || change.tint !== undefined) {
    for (const key of [choiceKeys.color, choiceKeys.tint, choiceKeys.label]) next.delete(key);
  }
  if (change.color !== undefined) next.set(choiceKeys.color, optionCode(change.color));
  if (change.tint !== undefined) next.set(choiceKeys.tint, change.tint);
  if (change.label) next.set(choiceKeys.label, change.label);
  if (change.conditioning === null) next.delete(choiceKeys.conditioning);
  else if (change.conditioning !== undefined)
    next.set(choiceKeys.conditioning, optionCode(change.conditioning));
  if (change.quantity !== undefined) next.set(choiceKeys.quantity, String(change.quantity));
  return `?${next.toString()}`;
}

type Wish = { kind: 'none' } | { kind: 'unknown' } | { kind: 'tint'; tint: Tint };

function readTint(params: URLSearchParams, chartColour: ChartColourFragment | null): Wish {
  const asked = params.get(choiceKeys.tint);
  if (asked === null || asked === '') return { kind: 'none' };
  const hex = readHex(asked);
  if (hex)
    return {
      kind: 'tint',
      tint: { kind: 'custom', hex, label: customerLabel(params.get(choiceKeys.label)) },
    };
  if (!chartColour || tintCoded([chartColour], asked) === null) return { kind: 'unknown' };
  const label = `${chartColour.code} ${chartColour.name}`;
  return { kind: 'tint', tint: { kind: 'chart', hex: chartColour.hex, label, colour: chartColour } };
}

type Tinted = {
  tint: Tint | null;
  base: MatrixColor | null;
  refusal: TintRefusal | null;
  notTinted: Tint | null;
};

const UNTINTED: Tinted = { tint: null, base: null, refusal: null, notTinted: null };

function tinted(wish: Wish, colors: readonly MatrixColor[]): Tinted {
  if (wish.kind === 'none') return UNTINTED;
  if (!colors.some(({ tintable }) => tintable))
    return { ...UNTINTED, notTinted: wish.kind === 'tint' ? wish.tint : null };
  if (wish.kind === 'unknown') return { ...UNTINTED, refusal: 'unknown-tint' };
  const { tint } = wish;
  if (tint.kind === 'chart' && tint.colour.special) return { ...UNTINTED, tint, refusal: 'not-machine-made' };
  const found = baseFor(colors, baseNeeded(tint.kind === 'chart' ? tint.colour : tint));
  return found.ok
    ? { ...UNTINTED, tint, base: found.value }
    : { ...UNTINTED, tint, refusal: 'no-base-deep-enough' };
}

/** What is chosen, as it is called: the tint, or the colour. */
export function chosenColour({
  tint,
  variant: { color },
}: Pick<ProductChoice, 'tint' | 'variant'>): string | null {
  return tint ? (tint.label ?? tint.hex) : shownColour(color?.label ?? null);
}
