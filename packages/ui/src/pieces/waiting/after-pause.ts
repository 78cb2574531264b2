/** Debounce: asks once nothing has changed for so long, and calls back with the answer unless cancelled before. */
export function afterPause<T>(
  pauseMs: number,
  ask: (signal: AbortSignal) => Promise<T>,
  onAnswer: (answer: T) => void,
): () => void {
  const question = new AbortController();
  const put = async () => {
    const answer = await ask(question.signal);
    if (!question.signal.aborted) onAnswer(answer);
  };
  const timer = setTimeout(() => void put(), pauseMs);
  return () => {
    clearTimeout(timer);
    question.abort();
  };
}
