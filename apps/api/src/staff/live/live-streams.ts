// The open streams of this process: each hears that the log grew, and reads what is its own. Beats keep proxies and
// the host from closing what is merely quiet, and end a stream whose session has ended.
import type { Logger } from 'pino';
import type { ScreenNews } from '../../database/announce-to-screens.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { sequenceEvents } from '../../events/read-events.ts';
import { orEmpty } from '../../refusals/or-empty.ts';

export const BEAT_MS = 15_000;
/** Of one person: a few windows on a few devices. The oldest goes. */
const MOST_OF_ONE = 6;
/** What is decided within so long is told at once. */
const GATHER_MS = 200;

/** `look`: the log may have grown, and this was told beside it; `beat`: nothing was said for a while. */
export type LiveStream = {
  staffId: number;
  look(beside: readonly ScreenNews[]): void;
  beat(): void;
  end(): void;
};

export type LiveStreams = {
  /** Something happened; `news`: what no event tells. */
  wake(news?: ScreenNews | null): void;
  /** What it returns takes the stream off again. */
  add(stream: LiveStream): () => void;
  /** From then on none is opened: a server that leaves waits for those that are open. */
  close(): void;
  isClosed(): boolean;
};

export function createLiveStreams({ db, log }: { db: DatabasePool; log: Logger }): LiveStreams {
  const streams = new Set<LiveStream>();
  let gathering: NodeJS.Timeout | undefined;
  let closed = false;
  let beside = new Map<string, ScreenNews>();
  const beats = setInterval(() => {
    for (const stream of streams) stream.beat();
  }, BEAT_MS).unref();

  async function tell(): Promise<void> {
    gathering = undefined;
    const news = [...beside.values()];
    beside = new Map();
    await orEmpty(sequenceEvents(db), undefined, (trouble) =>
      log.warn({ err: trouble }, 'the event log could not be read for open screens'),
    );
    for (const stream of streams) stream.look(news);
  }

  return {
    wake(news) {
      if (streams.size === 0) return;
      if (news) beside.set(`${news.kind} ${news.subject}`, news);
      gathering ??= setTimeout(() => void tell(), GATHER_MS).unref();
    },
    add(stream) {
      const own = [...streams].filter(({ staffId }) => staffId === stream.staffId);
      if (own.length >= MOST_OF_ONE) own[0]?.end();
      streams.add(stream);
      if (closed) stream.end();
      return () => streams.delete(stream);
    },
    isClosed: () => closed,
    close() {
      closed = true;
      clearInterval(beats);
      clearTimeout(gathering);
      for (const stream of streams) stream.end();
    },
  };
}
