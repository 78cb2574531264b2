// Codes of an authenticator application (RFC 6238): six digits, half a minute each.
import { generateSecret, generateURI, verifySync } from 'otplib';

const CODE = /^\d{6}$/;
/** A clock may be half a minute off, one way or the other. */
const TOLERANCE_SECONDS = 30;

/** Accepted outside of production, of the demonstration's people alone. */
export const DEMO_CODE = '000000';

export function newTotpSecret(): string {
  return generateSecret();
}

/** What an application scans: whose code it is, and for which shop. */
export function totpUri(secret: string, { shop, email }: { shop: string; email: string }): string {
  return generateURI({ issuer: shop, label: email, secret });
}

/** As people type it, in two groups of three. */
export function typedCode(text: string): string {
  return text.replaceAll(/[\s\u00A0]/g, '');
}

/** The step of the code, or null when it is not the secret's. A step that was used before is good no more. */
export function stepOfCode(
  code: string,
  { secret, usedStep, now }: { secret: string; usedStep: number | null; now: Date },
): number | null {
  if (!CODE.test(code)) return null;
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
    ...(usedStep === null ? {} : { afterTimeStep: usedStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
