// What happens in the shop, as this tab hears it: one stream per browser, however many tabs and pieces of them listen.
import { BASE } from '../addresses/paths.ts';
import { onePerBrowser } from './one-per-browser.ts';
import type { Opened, Shared } from './one-per-browser.ts';

/** `subject`: what it is about, as « order/W26100001 »; null: more was missed than is told, anything may be different. */
type Listener = (subject: string | null) => void;

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
const NAME = 'nuancier-gestion-evenements';
const listeners = new Set<Listener>();
let stream: Shared | null = null;

/** What it returns takes the listener off again; with the last one this tab hears no more. */
export function onShopEvent(listener: Listener): () => void {
  listeners.add(listener);
  // Closed for good when the session ended: whoever has signed in since opens another.
  if (stream === null || stream.isOver()) {
    stream?.close();
    stream = onePerBrowser<string | null>({ name: NAME, open: opened, hear: tell, missed: null });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stream?.close();
    stream = null;
  };
}

/** Goes on for as long as the session does: the server says when that has ended. */
function opened(say: Listener): Opened {
  let end: (() => void) | undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let events = begin(false);

  function begin(isAgain: boolean): EventSource {
    const begun = new EventSource(`${BASE}/evenements`);
    begun.addEventListener('open', () => {
      pauseMs = FIRST_PAUSE_MS;
      // What came since the last one was refused, nobody told.
      if (isAgain) say(null);
      isAgain = false;
    });
    begun.addEventListener('message', ({ data }: MessageEvent<string>) => say(subjectOf(data)));
    begun.addEventListener('reprise', () => say(null));
    begun.addEventListener('fin', () => {
      begun.close();
      end?.();
    });
    begun.addEventListener('error', () => {
      // What is only broken off opens again by itself; after any answer but a stream, as of a busy shop, never.
      if (begun.readyState !== EventSource.CLOSED) return;
      clearTimeout(timer);
      timer = setTimeout(() => (events = begin(true)), pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    });
    return begun;
  }

  return {
    close() {
      clearTimeout(timer);
      events.close();
    },
    ended,
  };
}

function tell(subject: string | null): void {
  for (const listener of listeners) listener(subject);
}

function subjectOf(data: string): string | null {
  const told: unknown = JSON.parse(data);
  const isNamed = typeof told === 'object' && told !== null && 'subject' in told;
  return isNamed && typeof told.subject === 'string' ? told.subject : null;
}
