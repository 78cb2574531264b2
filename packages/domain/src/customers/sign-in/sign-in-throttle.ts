// How often one may try to sign in under one e-mail address. Attempts count when they begin and are forgotten when one
// succeeds, so that a hundred at once are a hundred.
import { HOUR_MS, MINUTE_MS } from '../../durations.ts';

export type SignInAttempts = { attempts: number; lastAt: Date; lockedUntil: Date | null };

export type SignInTurn = {
  /** False: refused unseen, in the words of a wrong password. */
  admitted: boolean;
  /** Failures within the hour before this attempt. */
  failuresBefore: number;
  attempts: SignInAttempts;
};

const FREE_ATTEMPTS = 5;
const LOCKING_ATTEMPT = 10;
const LOCK_MS = 10 * MINUTE_MS;
const FORGOTTEN_AFTER_MS = HOUR_MS;

export function nextSignIn(known: SignInAttempts | null, now: Date): SignInTurn {
  if (known?.lockedUntil && known.lockedUntil > now)
    return { admitted: false, failuresBefore: known.attempts, attempts: known };
  const before = known !== null && isRecent(known, now) ? known : null;
  const failuresBefore = before?.attempts ?? 0;
  const attempts = failuresBefore + 1;
  return {
    admitted: before === null || now.getTime() >= before.lastAt.getTime() + waitAfter(failuresBefore),
    failuresBefore,
    attempts: {
      attempts,
      lastAt: now,
      // Anyone can lock an account, but not for long: attempts during the lock do not extend it.
      lockedUntil: attempts >= LOCKING_ATTEMPT ? new Date(now.getTime() + LOCK_MS) : null,
    },
  };
}

/** One second after the fifth failure, then twice as long each time. */
function waitAfter(failures: number): number {
  return failures < FREE_ATTEMPTS ? 0 : 1000 * 2 ** (failures - FREE_ATTEMPTS);
}

function isRecent({ lastAt, lockedUntil }: SignInAttempts, now: Date): boolean {
  return lockedUntil === null && now.getTime() - lastAt.getTime() < FORGOTTEN_AFTER_MS;
}
