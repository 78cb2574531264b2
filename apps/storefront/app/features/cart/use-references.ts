import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';

export type KnownReference = { sku: string; name: string };

const TYPING_PAUSE_MS = 200;
const SHORTEST_REFERENCE = 3;

/** Articles whose reference or EAN is what was typed so far; none where the search does not answer. */
export function useReferences(text: string): readonly KnownReference[] {
  const [known, setKnown] = useState<readonly KnownReference[]>([]);
  const term = text.trim();
  useEffect(() => {
    if (term.length < SHORTEST_REFERENCE) return undefined;
    const question = new AbortController();
    const put = async () => {
      const found = await ask(term, question.signal);
      if (!question.signal.aborted) setKnown(found);
    };
    const timer = setTimeout(() => void put(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [term]);
  return term.length < SHORTEST_REFERENCE ? [] : known;
}

function ask(term: string, signal: AbortSignal): Promise<KnownReference[]> {
  return fetch(paths.suggestions(term), { signal, headers: { accept: 'application/json' } })
    .then((response): Promise<unknown> | null => (response.ok ? response.json() : null))
    .then(referencesOf, () => []);
}

type Suggested = { references: readonly { name: readonly { text: string }[]; detail: string }[] };

function referencesOf(answer: unknown): KnownReference[] {
  if (!isSuggested(answer)) return [];
  return answer.references.map(({ name, detail }) => ({
    sku: name.map(({ text }) => text).join(''),
    name: detail,
  }));
}

// Our own loader wrote it; anything else is a page that stepped in between.
function isSuggested(answer: unknown): answer is Suggested {
  return typeof answer === 'object' && answer !== null && 'references' in answer;
}
