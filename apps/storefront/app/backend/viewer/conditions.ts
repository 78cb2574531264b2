// The viewer's own prices and stock, on their way from the server to the pieces that show them.
import type { ConditionFragment, WishedItemFragment } from '../../../generated/documents.ts';

export type Condition = ConditionFragment;

/** `unavailable`: loading failed. No other price is shown instead. */
export type ConditionsAnswer =
  | {
      kind: 'known';
      bySku: ReadonlyMap<string, Condition>;
      /** Items already in a favourites list of the viewer's. */
      wished?: readonly WishedItemFragment[];
    }
  | { kind: 'unavailable' };

/** `public`: a visitor without a store, who sees catalogue prices and no stock. */
export type PageConditions =
  | { kind: 'public' }
  | {
      kind: 'asked';
      /** The moment of asking, from which a pickup is promised. */
      at: string;
      answer: ConditionsAnswer | Promise<ConditionsAnswer>;
    };

/** What a piece is drawn from, at one moment. */
export type ConditionsState = ConditionsAnswer | { kind: 'public' } | { kind: 'waiting' };

export function conditionOf(state: ConditionsState, sku: string | null): Condition | null {
  return state.kind === 'known' && sku !== null ? (state.bySku.get(sku) ?? null) : null;
}
