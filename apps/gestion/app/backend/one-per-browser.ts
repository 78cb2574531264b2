// Something that one tab alone keeps open for all tabs of the browser: over HTTP/1.1 six connections are all there are.
// Whoever holds the lock has it and passes on what it says; when that tab goes, the next one takes over.

export type Opened = {
  close(): void;
  /** comes true when it has ended for good by itself */ ended: Promise<void>;
};
export type Shared = { close(): void; /** nobody here keeps it open or waits to */ isOver(): boolean };

type Shares<Said> = {
  name: string;
  open: (say: (said: Said) => void) => Opened;
  /** of whichever tab has it open */
  hear: (said: Said) => void;
  /** said after another tab had it: what came in between nobody heard */
  missed: Said;
};

/** Where the browser has no locks, as over plain HTTP in a local network, each tab opens its own. */
export function onePerBrowser<Said>({ name, open, hear, missed }: Shares<Said>): Shared {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
    const own = open(hear);
    void own.ended.then(over);
    return { close: () => own.close(), isOver: () => isOver };
  }
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data));
  const left = new AbortController();
  const say = (said: Said) => {
    if (left.signal.aborted) return;
    hear(said);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    channel.postMessage(said);
  };
  /** Holds the lock for as long as it is open. */
  async function keep(): Promise<void> {
    const own = open(say);
    await Promise.race([own.ended, aborted(left.signal)]);
    own.close();
  }
  async function keepOrWait(): Promise<void> {
    const isFirst = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await keep();
      return lock !== null;
    });
    if (isFirst || left.signal.aborted) return;
    await navigator.locks.request(name, { signal: left.signal }, () => {
      say(missed);
      return keep();
    });
  }
  // Of a wait that was given up.
  void keepOrWait()
    .catch(() => undefined)
    .then(over);
  return {
    close() {
      left.abort();
      channel.close();
    },
    isOver: () => isOver,
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
