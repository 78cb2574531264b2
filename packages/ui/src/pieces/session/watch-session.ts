// Detects that an idle session is about to end. Every page of the same site open in the browser keeps it alive.
import { MINUTE_MS } from '@nuancier/domain/durations.ts';

/** Time enough to read the warning, come back and press a button. */
export const WARNED_MS = 5 * MINUTE_MS;

/** A use is noted by the minute: the end may come that much sooner. */
const NOTED_MS = 60_000;

export type WatchedSession = {
  /** shop and back office have sessions of their own */
  channel: string;
  lifeMs: number;
  /** however busy it is, it ends then; null: whenever nobody uses it */
  endsAt?: number | null;
};

/** Calls back when the end is near, and with null when the session is used again, here or on another page. */
export function watchSession(
  { channel: name, lifeMs, endsAt: last = null }: WatchedSession,
  onChange: (endsAt: number | null) => void,
): () => void {
  const channel = new BroadcastChannel(name);
  let timer: ReturnType<typeof setTimeout>;
  const used = () => {
    const idleEnd = Date.now() + lifeMs - NOTED_MS;
    const isLast = last !== null && last <= idleEnd;
    const endsAt = isLast ? last : idleEnd;
    const warnedIn = isLast ? last - WARNED_MS - Date.now() : lifeMs - WARNED_MS;
    clearTimeout(timer);
    timer = setTimeout(() => onChange(endsAt), Math.max(0, warnedIn));
    onChange(null);
  };
  used();
  sessionUsed(name);
  channel.addEventListener('message', used);
  return () => {
    clearTimeout(timer);
    channel.close();
  };
}

/** Received by every page of the same site open in the browser. */
export function sessionUsed(name: string): void {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  channel.postMessage('used');
  channel.close();
}
