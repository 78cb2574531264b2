import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 50;

/** Tries again until something comes out; after the limit, throws what `refusal` makes. */
export async function retryUntil<T>(
  attempt: () => Promise<T | undefined>,
  limitMs: number,
  refusal: () => Promise<Error>,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  const tryAgain = async (): Promise<T> => {
    const outcome = await attempt();
    if (outcome !== undefined) return outcome;
    if (Date.now() > deadline) throw await refusal();
    await pause(PAUSE_MS);
    return tryAgain();
  };
  return tryAgain();
}
