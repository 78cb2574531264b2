import { useEffect } from 'react';
import { say } from './say.ts';

/** Says what came of a press, each time there is an answer: also the same again, and on the page it has led to. */
export function useAnswerSaid(answer: unknown, text: string | null | undefined): void {
  useEffect(() => {
    if (answer && text) say(text);
    // The answer is what is told; its words follow from it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [answer]);
}
