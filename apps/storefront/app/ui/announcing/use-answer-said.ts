import { useEffect } from 'react';
import { say } from './say.ts';
import type { Manner } from './say.ts';

/** Says what came of a press, each time there is an answer: also the same again, and on the page it has led to. */
export function useAnswerSaid(
  answer: unknown,
  text: string | null | undefined,
  manner: Manner = 'polite',
): void {
  useEffect(() => {
    if (answer && text) say(text, manner);
    // Announced once per answer: the text is derived from it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [answer]);
}
