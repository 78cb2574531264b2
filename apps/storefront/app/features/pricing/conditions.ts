// The viewer's own prices and stock, on their way from the server to the pieces that show them.
import type { ConditionFragment } from '../../../generated/documents.ts';

export type Condition = ConditionFragment;

/** `unavailable`: they could not be had. Nobody is then shown another's price. */
export type ConditionsAnswer =
  { kind: 'known'; bySku: ReadonlyMap<string, Condition> } | { kind: 'unavailable' };

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
