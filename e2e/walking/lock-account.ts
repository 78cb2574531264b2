// An account of the demo has one cart: two journeys that change it take turns, whichever process they run in.
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ASK_AGAIN_MS = 200;

/** The shop's port and the parent process are of this run alone: locks left by a killed run block no other. */
export async function lockAccount(shop: string, account: string): Promise<() => void> {
  const place = path.join(tmpdir(), `nuancier-held-${new URL(shop).port}-${process.ppid}`, account);
  mkdirSync(path.dirname(place), { recursive: true });
  while (!take(place)) await pause(ASK_AGAIN_MS);
  return () => rmSync(place, { recursive: true, force: true });
}

/** Making a folder either succeeds for one or fails for all others. */
function take(place: string): boolean {
  try {
    mkdirSync(place);
    return true;
  } catch {
    return false;
  }
}
