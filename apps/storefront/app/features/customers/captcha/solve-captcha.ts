// ALTCHA's riddle: which number, written after the salt, has the hash that was given?

export type CaptchaChallenge = {
  algorithm: string;
  challenge: string;
  salt: string;
  maxnumber: number;
  signature: string;
};

// Enough hashes at once to keep the processor busy, few enough to stop soon after the answer.
const AT_ONCE = 256;

/** The token to send, or null when no number fits. */
export async function solveCaptcha(riddle: CaptchaChallenge): Promise<string | null> {
  for (let first = 0; first <= riddle.maxnumber; first += AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(AT_ONCE, riddle.maxnumber - first + 1) },
      (_, index) => first + index,
    );
    // oxlint-disable-next-line no-await-in-loop -- the next numbers are tried only when none of these fits
    const hashes = await Promise.all(numbers.map((number) => hashOf(riddle, number)));
    const found = hashes.indexOf(riddle.challenge);
    if (found >= 0) return tokenOf(riddle, first + found);
  }
  return null;
}

async function hashOf({ algorithm, salt }: CaptchaChallenge, number: number): Promise<string> {
  const hash = await crypto.subtle.digest(algorithm, new TextEncoder().encode(salt + number));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function tokenOf({ algorithm, challenge, salt, signature }: CaptchaChallenge, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
