import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';
import { eachRight } from './permissions.ts';
import type { Right, Rights } from './permissions.ts';

export type RightsInput = { [Given in Right]?: boolean | null | undefined } & {
  /** euros */
  ceiling_validated_order?: number | null | undefined;
};

/** No order of ours comes to more. */
const MOST_CENTS = 100_000_000;

/** What a head of company gives and takes away; fields left out stay as they are. */
export function changedRights(held: Rights, input: RightsInput): Verdict<Rights, 'CEILING_INVALID'> {
  const { ceiling_validated_order: ceiling } = input;
  const cents = ceiling == null ? held.ceiling_validated_order_cents : Math.round(ceiling * 100);
  if (!Number.isSafeInteger(cents) || cents < 0 || cents > MOST_CENTS) return refuse('CEILING_INVALID');
  return accept({
    ...eachRight((right) => input[right] ?? held[right]),
    ceiling_validated_order_cents: cents,
  });
}
