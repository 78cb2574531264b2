import { useState } from 'react';
import { readPacks } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { QUANTITY_PLACE } from '../../../cart/adding/quantity-place.ts';
import { readQuantity } from '../product-choice.ts';
import { cartAnswerCopy } from '../../../../actions/cart/cart-answer-copy.ts';

export type TypedQuantity = {
  /** The last number of packs that was one. */
  quantity: number;
  /** As typed. */
  text: string;
  isRefused: boolean;
  type: (text: string) => void;
  set: (quantity: number) => void;
  leave: () => void;
  /** Whether the typed quantity is valid; otherwise the field shows the error and takes the focus. */
  check: () => boolean;
};

type QuantityState = { inAddress: string | null; quantity: number; typed: string | null; isRefused: boolean };

const LONGEST_SHOWN = 20;

/** The quantity on screen; a new one in the address, from the calculator say, takes its place. */
export function useQuantity(inAddress: string | null): TypedQuantity {
  const [kept, setKept] = useState(() => fresh(inAddress));
  if (kept.inAddress !== inAddress) setKept(fresh(inAddress));
  const { quantity, typed, isRefused } = kept;
  const isNone = typed !== null && typed.trim() !== '' && readPacks(typed.trim()) === null;
  return {
    quantity,
    text: typed ?? String(quantity),
    isRefused: isRefused && isNone,
    type: (text) => {
      const packs = readPacks(text.trim());
      setKept({ ...kept, typed: text, quantity: packs ?? quantity });
    },
    set: (count) => setKept({ ...kept, quantity: count, typed: null, isRefused: false }),
    // An emptied field goes back to the number that counts; what is none stays where it was typed, to be refused once
    // it is sent: words that came in between would move the button away from under the finger.
    leave: () => setKept({ ...kept, typed: isNone ? typed : null }),
    check: () => {
      if (!isNone) return true;
      setKept({ ...kept, isRefused: true });
      const field = document.getElementById(QUANTITY_PLACE);
      // Read aloud as the focus arrives; announced if the field already has it.
      if (field === document.activeElement)
        announce(cartAnswerCopy.articleFaults['bad-quantity'], 'assertive');
      else field?.focus();
      return false;
    },
  };
}

/** What is no number stays as it was sent, to be refused in words. */
function fresh(inAddress: string | null): QuantityState {
  const text = inAddress?.trim() ?? '';
  const isRefused = text !== '' && readPacks(text) === null;
  return {
    inAddress,
    quantity: readQuantity(text),
    typed: isRefused ? text.slice(0, LONGEST_SHOWN) : null,
    isRefused,
  };
}
