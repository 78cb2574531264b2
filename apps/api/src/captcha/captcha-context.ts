import type { CaptchaChallenge } from '@nuancier/contract/api-types.ts';
import type { Asking, Means } from '../request/asking.ts';
import type { CaptchaProof, CaptchaVerdict } from './captcha-proof.ts';

export type Captcha = {
  /** Off: nobody is asked for a token. */
  isOff: boolean;
  challenge(now: Date): Promise<CaptchaChallenge | null>;
  verify(proof: CaptchaProof, now: Date): Promise<CaptchaVerdict>;
};

export type CaptchaMeans = { captcha: Captcha };

export type CaptchaContext = Asking & Means & CaptchaMeans;
