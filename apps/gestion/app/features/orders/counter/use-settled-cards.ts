import { useEffect } from 'react';
import { settleCards } from '../../../backend/kept-acts/acts-queue.ts';

/** What an address tells as done, and the presses whose refusals are over with it. */
const SETTLES = {
  remise: 'handOverLines',
  preparee: 'prepareLines',
  prete: 'prepareLines',
  partie: 'prepareLines',
} as const;

/** A card to settle goes when its order was settled by a form of its own. */
export function useSettledCards(number: string, done: string): void {
  const act = Object.entries(SETTLES).find(([name]) => name === done)?.[1];
  useEffect(() => {
    if (act !== undefined) void settleCards({ act, number });
  }, [act, number]);
}
