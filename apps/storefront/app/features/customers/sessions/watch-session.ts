// Detects that an idle session is about to end. Every page of the shop open in the browser keeps it alive.
import { MINUTE_MS } from '@nuancier/domain/durations.ts';

/** Time enough to read the warning, come back and press a button. */
const WARNED_MS = 5 * MINUTE_MS;

/** A use is noted by the minute: the end may come that much sooner. */
const NOTED_MS = 60_000;

const CHANNEL = 'nuancier-session';

/** Calls back when the end is near, and with null when the session is used again, here or on another page. */
export function watchSession(lifeMs: number, onChange: (endsAt: number | null) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let timer: ReturnType<typeof setTimeout>;
  const used = () => {
    const endsAt = Date.now() + lifeMs - NOTED_MS;
    clearTimeout(timer);
    timer = setTimeout(() => onChange(endsAt), lifeMs - WARNED_MS);
    onChange(null);
  };
  used();
  sessionUsed();
  channel.addEventListener('message', used);
  return () => {
    clearTimeout(timer);
    channel.close();
  };
}

/** Received by every page of the shop open in the browser. */
export function sessionUsed(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  channel.postMessage('used');
  channel.close();
}
