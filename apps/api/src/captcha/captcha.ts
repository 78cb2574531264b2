// Whether a human is at it. The port stands before three makers: none, our own challenges, an outside service.
import type { Database } from '../database/tables.ts';
import { newChallenge, solvedChallenge } from './altcha.ts';
import { rememberSolved } from './captcha-store.ts';
import { askRecaptcha } from './recaptcha.ts';
import type { Captcha } from './captcha-context.ts';
import type { CaptchaSetting } from '../configuration/captcha-setting.ts';

export { deleteSpentProofs } from './captcha-store.ts';

export type { Captcha } from './captcha-context.ts';
export { proveHuman } from './prove-human.ts';

export function createCaptcha(db: Database, setting: CaptchaSetting): Captcha {
  if (setting.kind === 'off') return { isOff: true, challenge: async () => null, verify: async () => 'good' };
  if (setting.kind === 'recaptcha')
    return { isOff: false, challenge: async () => null, verify: (proof) => askRecaptcha(setting, proof) };
  return {
    isOff: false,
    challenge: (now) => newChallenge(setting.secret, now),
    async verify({ token }, now) {
      const solved = await solvedChallenge(setting.secret, token, now);
      return solved !== null && (await rememberSolved(db, solved, now)) ? 'good' : 'bad';
    },
  };
}
