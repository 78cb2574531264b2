import { createHash } from 'node:crypto';
import type { CaptchaChallenge } from '@nuancier/contract/api-types.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

/** What a browser does before it sends the form: fetches a riddle and tries numbers. */
export async function solve({ send }: Pick<ShopApi, 'send'>): Promise<string> {
  const { data } = await send('{ captchaChallenge { algorithm challenge salt maxnumber signature } }');
  const riddle = data?.['captchaChallenge'];
  if (!isRiddle(riddle)) throw new Error('No riddle was given');
  return tokenOf(riddle);
}

export function tokenOf({ algorithm, challenge, salt, maxnumber, signature }: CaptchaChallenge): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString(
        'base64',
      );
  }
  throw new Error('The riddle has no solution');
}

function isRiddle(value: unknown): value is CaptchaChallenge {
  return typeof value === 'object' && value !== null && 'challenge' in value && 'signature' in value;
}
