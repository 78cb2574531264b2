import { useEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useActsQueue } from '../../../backend/kept-acts/acts-queue.ts';
import type { Pickup } from './find-pickup.ts';
import type { PickupOutcome } from './pickup-outcome.ts';

type Found = { query: string; store: string | null; pickups: readonly Pickup[] };
type Answer = { found: Found } | { outcome: PickupOutcome | null } | object | undefined;

/**
 * What a code has found stays until the next search: reading the page again forgets what a form was answered. Once it
 * waits no longer, the shop is asked what became of it.
 */
export function useFoundByCode(
  answer: Answer,
  waiting: readonly Pickup[],
): { found: Found | undefined; outcome: PickupOutcome | null } {
  const { key } = useLocation();
  const [held, setHeld] = useState<{ found: Found | undefined; key: string }>({ found: undefined, key });
  const answered = answer && 'found' in answer ? answer.found : undefined;
  // The answer is there a moment before the address that it belongs to.
  if (answered !== undefined && (answered !== held.found || key !== held.key))
    setHeld({ found: answered, key });
  const found = answered ?? (held.key === key ? held.found : undefined);

  const number = found?.pickups.find(({ is_code_shown: isShown }) => isShown)?.number;
  const { done } = useActsQueue();
  const isGone =
    number !== undefined &&
    !waiting.some((pickup) => pickup.number === number && pickup.waiting.length > 0) &&
    !done.some((act) => act.number === number && act.act === 'handOverLines');
  const asked = isGone ? number : null;
  const { data, submit } = useFetcher<{ outcome?: PickupOutcome | null }>();
  useEffect(() => {
    if (asked !== null) void submit({ devenue: asked }, { method: 'post' });
  }, [asked, submit]);

  const told = asked !== null && data?.outcome?.number === asked ? data.outcome : null;
  return { found, outcome: answer && 'outcome' in answer ? answer.outcome : told };
}
