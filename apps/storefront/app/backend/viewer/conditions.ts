// The viewer's own prices and stock, on their way from the server to the pieces that show them.
import type { ConditionFragment, WishedItemFragment } from '../../../generated/documents.ts';

export type Condition = ConditionFragment;

/** `unavailable`: they could not be had. Nobody is then shown another's price. */
export type ConditionsAnswer =
  | {
      kind: 'known';
      bySku: ReadonlyMap<string, Condition>;
      /** What already stands in a favourites list of the viewer's. */
      wished?: readonly WishedItemFragment[];
    }
  | { kind: 'unavailable' };

/** `public`: a visitor without a store, for whom the catalogue's prices stand and no stock is told. */
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
