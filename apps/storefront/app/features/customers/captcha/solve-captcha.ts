// ALTCHA's challenge: which number, written after the salt, has the hash that was given?
import { solveChallenge } from 'altcha-lib/v1';

export type CaptchaChallenge = {
  algorithm: string;
  challenge: string;
  salt: string;
  maxnumber: number;
  signature: string;
};

/** The token to send, or null when no number fits. */
export async function solveCaptcha({
  algorithm,
  challenge,
  salt,
  maxnumber,
  signature,
}: CaptchaChallenge): Promise<string | null> {
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  if (solution === null) return null;
  return btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }));
}
