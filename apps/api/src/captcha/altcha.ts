// Challenges in ALTCHA's form: a number to be found by trying. They cost a browser a moment and a crowd of robots a lot.
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { CaptchaChallenge } from '@nuancier/contract/api-types.ts';

const ALGORITHM = 'SHA-256';
const MOST = 50_000;
const LIFE_MS = 10 * 60_000;
const LONGEST_TOKEN = 2_000;

export type SolvedChallenge = { challengeHash: Buffer; expiresAt: Date };

export function newChallenge(secret: string, now: Date): CaptchaChallenge {
  const expires = Math.floor((now.getTime() + LIFE_MS) / 1000);
  // Ends in a sign no number has: otherwise digits could wander from the number into the expiry.
  const salt = `${randomBytes(12).toString('hex')}?expires=${expires}&`;
  const challenge = sha256(salt + String(randomInt(MOST + 1)));
  return {
    algorithm: ALGORITHM,
    challenge,
    salt,
    maxnumber: MOST,
    signature: signed(secret, challenge, salt),
  };
}

/** Null unless the challenge is ours, alive and really solved. Whether it was used before, the database knows. */
export function solvedChallenge(secret: string, token: string, now: Date): SolvedChallenge | null {
  if (token.length > LONGEST_TOKEN) return null;
  const read = v.safeParse(Token, Buffer.from(token, 'base64').toString('utf8'));
  if (!read.success) return null;
  const { challenge, number, salt, signature } = read.output;
  if (!isSame(signature, signed(secret, challenge, salt))) return null;
  if (sha256(salt + String(number)) !== challenge) return null;
  const expiresAt = new Date(Number(/\?expires=(\d{1,12})&$/.exec(salt)?.[1] ?? 0) * 1000);
  return expiresAt > now
    ? { challengeHash: createHash('sha256').update(challenge).digest(), expiresAt }
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

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const signed = (secret: string, challenge: string, salt: string): string =>
  createHmac('sha256', secret).update(`altcha|${challenge}|${salt}`).digest('hex');

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
