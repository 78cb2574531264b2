// A tint made to order, in the shape Magento's clients show what was entered beside an article in.
import type { SelectedCustomizableOption } from '@nuancier/contract/api-types.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import { enteredTexts } from './cart-texts.ts';
import type { ReckonedLine } from '../totals/reckon-cart.ts';

/** The supplement is included in the unit price; shown separately only to viewers who may see prices. */
export function enteredOptionsView(
  { line: { tint }, price }: ReckonedLine,
  showsPrices: boolean,
): SelectedCustomizableOption[] {
  if (tint === null) return [];
  const uid = tint.code === null ? 'customColorExa' : 'tint_code';
  const value = [tint.label, tint.name ?? tint.code, tint.hex].filter((part) => part !== null).join(', ');
  const supplement = showsPrices ? euros(price?.tintHt ?? cents(0)) : 0;
  return [
    {
      id: 1,
      customizable_option_uid: uid,
      label: enteredTexts.tint,
      type: 'field',
      is_required: false,
      sort_order: 0,
      values: [
        {
          id: 1,
          customizable_option_value_uid: `${uid}/${tint.code ?? tint.hex}`,
          label: value,
          value,
          price: { value: supplement, units: '€', type: 'FIXED' },
        },
      ],
    },
  ];
}
