// What « Mes teintes » answers when something was not accepted, and what it says once something is done.
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';

export type TintField = 'colour' | 'label' | 'site' | 'room' | 'note' | 'sku';

export type TintIntent = 'add' | 'note' | 'remove' | 'reorder';

export type TintsAnswer = FormAnswer<TintField> & {
  kind: TintIntent;
  /** the tint it was about; none for a new one */
  uid: string | null;
  /** where what was refused can still be had: the product's page in the tint */
  way?: string | null;
};

/** In the address of the list, after it was done. */
export const TINT_DONE = { add: 'ajoutee', note: 'notee', remove: 'retiree' } as const;
