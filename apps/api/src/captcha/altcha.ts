// ALTCHA's challenges: a number to be found by trying. They cost a browser a moment and a crowd of robots a lot.
import { createHash, createHmac } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import * as v from 'valibot';
import type { CaptchaChallenge } from '@nuancier/contract/api-types.ts';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';

const ALGORITHM = 'SHA-256';
const MOST = 50_000;
const LIFE_MS = 10 * MINUTE_MS;
const LONGEST_TOKEN = 2_000;

export type SolvedChallenge = { challengeHash: Buffer; expiresAt: Date };

export async function newChallenge(secret: string, now: Date): Promise<CaptchaChallenge> {
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    expires: new Date(now.getTime() + LIFE_MS),
    hmacKey: keyOf(secret),
    maxnumber: MOST,
  });
  return { ...challenge, maxnumber: MOST };
}

/** Null unless the challenge is ours, alive and really solved. Whether it was used before, the database knows. */
export async function solvedChallenge(
  secret: string,
  token: string,
  now: Date,
): Promise<SolvedChallenge | null> {
  if (token.length > LONGEST_TOKEN) return null;
  const read = v.safeParse(Token, Buffer.from(token, 'base64').toString('utf8'));
  if (!read.success) return null;
  // The library would ask the machine's clock; the shop's is `now`.
  if (!(await verifySolution(read.output, keyOf(secret), false))) return null;
  const expiresAt = new Date(Number(extractParams(read.output)['expires']) * 1000);
  return expiresAt > now
    ? { challengeHash: createHash('sha256').update(read.output.challenge).digest(), expiresAt }
    : null;
}

const Token = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    algorithm: v.literal(ALGORITHM),
    challenge: v.string(),
    number: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST)),
    salt: v.string(),
    signature: v.string(),
  }),
);

/** A key of its own: the secret signs other things too. */
function keyOf(secret: string): string {
  return createHmac('sha256', secret).update('altcha').digest('hex');
}
