import type { VariantMatrixFragment } from '../../../../../generated/documents.ts';
import { productCopy } from '../copy.ts';

/** What the two choices of a product are called, and how the options of the first are shown. */
export type ChoiceAxes = {
  first: { kind: 'color' | 'model' } & Axis;
  second: Axis;
};

/** `what` completes a sentence: « Veuillez choisir … ». */
type Axis = { title: string; invitation: string; what: string };

type Options = readonly ({ attribute_code: string | null; label: string | null } | null)[] | null | undefined;

/** Paints have a colour, wall and floor coverings a model; tools of one pack come in sizes. */
export function choiceAxes(
  { type, colors }: Pick<VariantMatrixFragment, 'type' | 'colors'>,
  options: Options,
): ChoiceAxes {
  const isTintedOnly = colors.length > 0 && colors.every(({ tintable }) => tintable);
  const size = options?.find((option) => option?.attribute_code === 'size');
  return {
    first:
      type === 'RMS'
        ? {
            kind: 'model',
            title: productCopy.model,
            invitation: productCopy.chooseModel,
            what: productCopy.whatModel,
          }
        : {
            kind: 'color',
            title: productCopy.colour,
            invitation: isTintedOnly ? productCopy.chooseTint : productCopy.chooseColour,
            what: isTintedOnly ? productCopy.whatTint : productCopy.whatColour,
          },
    second: size
      ? {
          title: size.label ?? productCopy.size,
          invitation: productCopy.chooseSize,
          what: productCopy.whatSize,
        }
      : {
          title: productCopy.conditioning,
          invitation: productCopy.chooseConditioning,
          what: productCopy.whatConditioning,
        },
  };
}
