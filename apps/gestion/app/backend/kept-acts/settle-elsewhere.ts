import { BASE } from '../../addresses/paths.ts';
import { PickupOutcomeDocument } from '../../../generated/documents.ts';
import type { PickupOutcomeQuery } from '../../../generated/documents.ts';
import { settleAct } from './acts-queue.ts';
import { isDoneSince } from './kept-act.ts';
import type { KeptAct } from './kept-act.ts';

const PATIENCE_MS = 10_000;

/** Takes a card away whose order was given out on another device; without an answer it stays. */
export async function settleElsewhere(card: KeptAct): Promise<void> {
  if (isDoneSince(card, await outcomeOf(card.number))) await settleAct(card);
}

async function outcomeOf(number: string): Promise<PickupOutcomeQuery['shopOrder']> {
  try {
    const response = await fetch(`${BASE}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: PickupOutcomeDocument, variables: { number } }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { data } = (await response.json()) as { data?: PickupOutcomeQuery | null };
    return data?.shopOrder ?? null;
  } catch {
    return null;
  }
}
