// The outside service. When it does not answer, the caller counts more strictly instead of letting everybody in.
import * as v from 'valibot';
import type { CaptchaProof, CaptchaVerdict } from './captcha-proof.ts';

const PATIENCE_MS = 3_000;
/** Below this the service takes the visitor for a robot; only its third version gives a score. */
const LEAST_SCORE = 0.5;

const Answer = v.object({
  success: v.boolean(),
  action: v.optional(v.string()),
  score: v.optional(v.number()),
});

export async function askRecaptcha(
  { secret, verifyUrl }: { secret: string; verifyUrl: string },
  { token, action, clientAddress }: CaptchaProof,
): Promise<CaptchaVerdict> {
  const asked = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token, remoteip: clientAddress }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
    .then(async (response) => (response.ok ? v.safeParse(Answer, await response.json()) : null))
    .catch(() => null);
  if (!asked?.success) return 'unavailable';
  const answer = asked.output;
  const isOurs = answer.action === undefined || answer.action === action;
  return answer.success && isOurs && (answer.score ?? 1) >= LEAST_SCORE ? 'good' : 'bad';
}
