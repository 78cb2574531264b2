import type { ChoiceAxes } from './choice-axes.ts';
import { productCopy } from '../copy.ts';
import { chosenColour } from '../product-choice.ts';
import type { ProductChoice } from '../product-choice.ts';

export type MissingChoice = {
  /** Where it is made up for: the group of options, by its place on the page. */
  at: 'first' | 'second';
  message: string;
};

/** Anchors of the two groups of options. */
export const choicePlaces = { first: 'choix-1', second: 'choix-2' } as const;

/** What still keeps the product from the cart; null when nothing does. */
export function missingChoice(choice: ProductChoice, axes: ChoiceAxes): MissingChoice | null {
  const { variant, tintRefusal } = choice;
  if (tintRefusal !== null) return { at: 'first', message: productCopy.otherTint };
  if (variant.kind === 'resolved') return null;
  const { color, conditioning } = variant;
  if (variant.kind === 'not-together')
    return {
      at: 'second',
      message: productCopy.conflict(chosenColour(choice) ?? '', conditioning?.label ?? ''),
    };
  const open = [
    ...(variant.colors.length > 0 && !color ? [axes.first.what] : []),
    ...(variant.conditionings.length > 0 && !conditioning ? [axes.second.what] : []),
  ];
  return { at: variant.missing === 'color' ? 'first' : 'second', message: productCopy.pleaseChoose(open) };
}
