import { useEffect } from 'react';
import type { KeptAct } from '../../../backend/kept-acts/kept-act.ts';
import { settleElsewhere } from '../../../backend/kept-acts/settle-elsewhere.ts';
import { onShopEvent } from '../../../backend/shop-events.ts';

/** Looked at when the page opens, and whenever something happens to one of their orders. */
export function useSettledElsewhere(acts: readonly KeptAct[]): void {
  useEffect(() => {
    const cards = acts.filter(({ act, refusal }) => act === 'handOverLines' && refusal !== null);
    if (cards.length === 0) return;
    const look = (subject: string | null) => {
      for (const card of cards)
        if (subject === null || subject === `order/${card.number}`) void settleElsewhere(card);
    };
    look(null);
    return onShopEvent(look);
  }, [acts]);
}
