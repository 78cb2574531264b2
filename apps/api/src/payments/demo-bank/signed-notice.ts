// Notices of the demonstration's bank: a body, a moment and a signature over both.
import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_S = 300;

export function signNotice(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

/** True for a notification signed by the bank less than five minutes ago. */
export function isSignedNotice(
  { body, signature }: { body: string; signature: string },
  secret: string,
  now: Date,
): boolean {
  const parts = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature);
  if (parts === null) return false;
  const seconds = Number(parts[1]);
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_S) return false;
  const [given, own] = [
    Buffer.from(parts[2] ?? '', 'hex'),
    Buffer.from(digest(secret, seconds, body), 'hex'),
  ];
  return given.length === own.length && timingSafeEqual(given, own);
}

function digest(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
