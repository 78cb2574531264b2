// Whether a human is at it. The port stands before three makers: none, our own riddles, an outside service.
import type { Database } from '../database/tables.ts';
import { newRiddle, solvedRiddle } from './altcha.ts';
import { rememberSolved } from './captcha-store.ts';
import { askRecaptcha } from './recaptcha.ts';
import type { Captcha } from './captcha-context.ts';
import type { CaptchaSetting } from '../configuration/captcha-setting.ts';

export { deleteSpentProofs } from './captcha-store.ts';

export type { Captcha } from './captcha-context.ts';
export { proveHuman } from './prove-human.ts';

export function createCaptcha(db: Database, setting: CaptchaSetting): Captcha {
  if (setting.kind === 'off') return { isOff: true, riddle: () => null, verify: async () => 'good' };
  if (setting.kind === 'recaptcha')
    return { isOff: false, riddle: () => null, verify: (proof) => askRecaptcha(setting, proof) };
  return {
    isOff: false,
    riddle: (now) => newRiddle(setting.secret, now),
    async verify({ token }, now) {
      const solved = solvedRiddle(setting.secret, token, now);
      return solved !== null && (await rememberSolved(db, solved, now)) ? 'good' : 'bad';
    },
  };
}
