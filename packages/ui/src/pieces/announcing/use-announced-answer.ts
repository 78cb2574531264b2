import { useEffect } from 'react';
import { announce } from './announce.ts';
import type { Politeness } from './announce.ts';

/** Says what came of a press, each time there is an answer: also the same again, and on the page it has led to. */
export function useAnnouncedAnswer(
  answer: unknown,
  text: string | null | undefined,
  politeness: Politeness = 'polite',
): void {
  useEffect(() => {
    if (answer && text) announce(text, politeness);
    // Announced once per answer: the text is derived from it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [answer]);
}
