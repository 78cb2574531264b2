import { useEffect, useState } from 'react';
import { paths } from '../../../addresses/paths.ts';
import type { CaptchaChallenge } from './solve-captcha.ts';

export type CaptchaState = { kind: 'working' } | { kind: 'solved'; token: string } | { kind: 'failed' };

type Outcome = { asked: object; state: CaptchaState };

/** Fetches a challenge and has it solved for each refusal that asks for one: a token is good once. */
export function useCaptcha(asked: object | null): CaptchaState {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    const ended = new AbortController();
    const tell = (state: CaptchaState) => {
      if (!ended.signal.aborted) setOutcome({ asked, state });
    };
    solved(ended.signal).then(
      (token) => tell(token === null ? { kind: 'failed' } : { kind: 'solved', token }),
      () => tell({ kind: 'failed' }),
    );
    return () => ended.abort();
  }, [asked]);
  return outcome?.asked === asked ? outcome.state : { kind: 'working' };
}

async function solved(signal: AbortSignal): Promise<string | null> {
  const response = await fetch(paths.captcha(), { signal });
  const challenge = (await response.json()) as CaptchaChallenge | null;
  if (challenge === null) return null;
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string | null>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<string | null>) => resolve(event.data));
    worker.addEventListener('error', () => reject(new Error('The challenge could not be solved')));
    signal.addEventListener('abort', () => resolve(null));
    // oxlint-disable-next-line require-post-message-target-origin -- a worker has no origin of its own
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
