import { useState } from 'react';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { labelledText, largeText } from '@nuancier/ui/text/amount-text.ts';
import type { ChosenPrice } from '../price/chosen-price.ts';
import { chosenTotal } from '../price/chosen-total.ts';
import { productCopy } from '../copy.ts';
import { chosenColour } from '../product-choice.ts';
import type { ProductChoice } from '../product-choice.ts';

type Props = { choice: ProductChoice; price: ChosenPrice; quantity: number };

/** For those who listen: what a choice of tint, pack or number has come to, once its price is known. */
export function ChoiceAnnouncement({ choice, price, quantity }: Props) {
  const chosen = [chosenColour(choice), choice.variant.conditioning?.label].filter(Boolean).join(', ');
  const now = `${chosen} × ${quantity}`;
  const [first] = useState(now);
  const [isMade, setMade] = useState(false);
  if (!isMade && now !== first) setMade(true);
  const known = price.kind === 'waiting' ? null : productCopy.said(chosen, quantity, amountOf());
  useAnnounced(isMade ? known : null);
  return null;

  function amountOf(): string | null {
    if (price.kind === 'from') return `${productCopy.from} ${largeText(price)}`;
    return price.kind === 'exact' ? labelledText(chosenTotal(price, quantity)) : null;
  }
}
