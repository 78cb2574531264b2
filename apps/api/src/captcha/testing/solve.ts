import { createHash } from 'node:crypto';
import type { CaptchaChallenge } from '@nuancier/contract/api-types.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

/** What a browser does before it sends the form: fetches a challenge and tries numbers. */
export async function solve({ send }: Pick<ShopApi, 'send'>): Promise<string> {
  const { data } = await send('{ captchaChallenge { algorithm challenge salt maxnumber signature } }');
  const challenge = data?.['captchaChallenge'];
  if (!isChallenge(challenge)) throw new Error('No challenge was given');
  return tokenOf(challenge);
}

export function tokenOf({ algorithm, challenge, salt, maxnumber, signature }: CaptchaChallenge): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString(
        'base64',
      );
  }
  throw new Error('The challenge has no solution');
}

function isChallenge(value: unknown): value is CaptchaChallenge {
  return typeof value === 'object' && value !== null && 'challenge' in value && 'signature' in value;
}
