import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import type { CaptchaContext } from './captcha-context.ts';
import { Refusal } from '../refusals/refusal.ts';
import { allow } from '../rate-limit/rate-limit.ts';

export type HumanProof = {
  action: string;
  token: string | null | undefined;
  /** Enough went wrong within the hour that a token must be brought. */
  risky: boolean;
};

type Place = Pick<CaptchaContext, 'db' | 'now' | 'captcha' | 'clientAddress'>;

const WITHOUT_VERIFIER = { most: 3, perMs: 10 * MINUTE_MS };

/** A token that is sent is always checked; one that is missing is refused where the risk asks for it. */
export async function proveHuman(place: Place, { action, token, risky }: HumanProof): Promise<void> {
  const { db, captcha, clientAddress } = place;
  if (captcha.isOff) return;
  if (!token) {
    if (risky) throw new Refusal('CAPTCHA_REQUIRED');
    return;
  }
  const verdict = await captcha.verify({ token, action, clientAddress }, place.now());
  if (verdict === 'bad') throw new Refusal('CAPTCHA_INVALID');
  if (verdict === 'good') return;
  const limit = { ...WITHOUT_VERIFIER, name: `captcha-down-${action}`, key: clientAddress };
  if (!(await allow(db, limit, place.now()))) throw new Refusal('TOO_MANY_ATTEMPTS');
}
