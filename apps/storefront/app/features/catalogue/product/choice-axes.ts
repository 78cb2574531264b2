import { productCopy } from './copy.ts';

/** What the two choices of a product are called, and how the options of the first are shown. */
export type ChoiceAxes = {
  first: { kind: 'color' | 'model'; title: string; invitation: string };
  second: { title: string; invitation: string };
};

type Options = readonly ({ attribute_code: string | null; label: string | null } | null)[] | null | undefined;

/** Paints have a colour, wall and floor coverings a model; tools of one pack come in sizes. */
export function choiceAxes(productType: string, options: Options): ChoiceAxes {
  const size = options?.find((option) => option?.attribute_code === 'size');
  return {
    first:
      productType === 'RMS'
        ? { kind: 'model', title: productCopy.model, invitation: productCopy.chooseModel }
        : { kind: 'color', title: productCopy.colour, invitation: productCopy.chooseColour },
    second: size
      ? { title: size.label ?? productCopy.size, invitation: productCopy.chooseSize }
      : { title: productCopy.conditioning, invitation: productCopy.chooseConditioning },
  };
}
