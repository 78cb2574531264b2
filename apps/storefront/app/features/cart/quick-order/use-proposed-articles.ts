import { useEffect, useState } from 'react';
import { paths } from '../../../addresses/paths.ts';
import { afterPause } from '@nuancier/ui/pieces/waiting/after-pause.ts';
import { SHORTEST_TYPED } from './proposed-articles.ts';
import type { ProposedArticle, ProposedArticles } from './proposed-articles.ts';

const TYPING_PAUSE_MS = 150;

export type Proposals = {
  articles: readonly ProposedArticle[];
  /** Whether they belong to the current text. */
  settled: boolean;
};

/** Articles that may be meant; none where the shop does not answer: references can be typed without it. */
export function useProposedArticles(text: string): Proposals {
  const [answer, setAnswer] = useState<ProposedArticles | null>(null);
  const term = text.trim();
  const wanted = term.length >= SHORTEST_TYPED;
  const settled = wanted && answer?.term === term;
  useEffect(() => {
    if (!wanted || settled) return undefined;
    return afterPause(TYPING_PAUSE_MS, (signal) => ask(term, signal), setAnswer);
  }, [wanted, settled, term]);
  // While typing goes on, results for the beginning stay shown; those of another word do not.
  const isOfBeginning = wanted && answer !== null && term.startsWith(answer.term);
  return { articles: isOfBeginning ? answer.articles : [], settled };
}

function ask(term: string, signal: AbortSignal): Promise<ProposedArticles> {
  const none = { term, articles: [] };
  return fetch(paths['quick-order-articles'](term), { signal, headers: { accept: 'application/json' } })
    .then((response): Promise<unknown> | null => (response.ok ? response.json() : null))
    .then(
      (answer) => (isProposed(answer) ? { ...answer, term } : none),
      () => none,
    );
}

// Our own loader wrote it; anything else is a page that stepped in between.
function isProposed(answer: unknown): answer is ProposedArticles {
  return typeof answer === 'object' && answer !== null && 'articles' in answer;
}
