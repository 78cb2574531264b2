import { useEffect, useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { afterPause } from '@nuancier/ui/pieces/waiting/after-pause.ts';
import { SHORTEST_INPUT } from './place-limits.ts';
import type { PlaceKind, Predictions } from './place-limits.ts';

/** A pause this long means that a part worth asking for has been typed. */
export const TYPING_PAUSE_MS = 300;

const none: Predictions['predictions'] = [];

type Answer = { input: string; predictions: Predictions['predictions'] | null };

/** Asks once typing pauses; a newer question cancels the one on its way. A failure takes nothing else along. */
export function usePlacePredictions(text: string, open: boolean, kind?: PlaceKind) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const input = text.trim();
  const wanted = open && input.length >= SHORTEST_INPUT;
  const answered = answer?.input === input;
  useEffect(() => {
    if (!wanted || answered) return undefined;
    return afterPause(
      TYPING_PAUSE_MS,
      (signal) => ask(paths.places(input, kind), signal),
      (predictions) => setAnswer({ input, predictions }),
    );
  }, [wanted, answered, input, kind]);
  return {
    predictions: (wanted && answer?.predictions) || none,
    settled: wanted && answered,
    failed: wanted && answered && answer.predictions === null,
  };
}

function ask(address: string, signal: AbortSignal): Promise<Answer['predictions']> {
  return fetch(address, { signal, headers: { accept: 'application/json' } })
    .then((response): Promise<unknown> | null => (response.ok ? response.json() : null))
    .then(
      (answer) => (isPredictions(answer) ? answer.predictions : null),
      () => null,
    );
}

// Our own loader wrote it; anything else is a page that stepped in between.
function isPredictions(answer: unknown): answer is Predictions {
  return typeof answer === 'object' && answer !== null && 'predictions' in answer;
}
