import { useEffect, useState } from 'react';
import { paths } from '../../../addresses/paths.ts';
import { afterPause } from '@nuancier/ui/pieces/waiting/after-pause.ts';
import { SHORTEST_TERM } from './suggestion-limits.ts';
import type { Suggestions } from './suggestions.ts';

/** A pause this long means that the word, or a part worth asking for, has been typed. */
export const TYPING_PAUSE_MS = 150;

export type SuggestionState = {
  /** The last that came; they may be for fewer letters than are typed by now. */
  suggestions: Suggestions | null;
  waiting: boolean;
  failed: boolean;
};

type Answer = { term: string; suggestions: Suggestions | null };

/**
 * Requests once typing pauses; a newer request cancels the pending one. Not the router's fetcher: its failure would
 * replace the whole page by the error page.
 */
export function useSuggestions(text: string, open: boolean): SuggestionState {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const term = text.trim();
  const wanted = open && term.length >= SHORTEST_TERM;
  const answered = answer?.term === term;
  useEffect(() => {
    if (!wanted || answered) return undefined;
    return afterPause(
      TYPING_PAUSE_MS,
      (signal) => ask(term, signal),
      (suggestions) => setAnswer({ term, suggestions }),
    );
  }, [wanted, answered, term]);
  return {
    suggestions: wanted ? (answer?.suggestions ?? null) : null,
    waiting: wanted && !answered,
    failed: answered && answer.suggestions === null,
  };
}

function ask(term: string, signal: AbortSignal): Promise<Suggestions | null> {
  return fetch(paths.suggestions(term), { signal, headers: { accept: 'application/json' } })
    .then((response): Promise<unknown> | null => (response.ok ? response.json() : null))
    .then(
      (answer) => (isSuggestions(answer) ? answer : null),
      () => null,
    );
}

// Our own loader wrote it; anything else is a page that stepped in between.
function isSuggestions(answer: unknown): answer is Suggestions {
  return typeof answer === 'object' && answer !== null && 'term' in answer && 'products' in answer;
}
