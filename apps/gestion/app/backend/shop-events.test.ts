import { afterEach, beforeEach, expect, it, vi } from 'vitest';

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static all: Stream[] = [];
  readyState = 1;
  constructor() {
    super();
    Stream.all.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}
const open = () => Stream.all.filter(({ readyState }) => readyState !== Stream.CLOSED);

type Holding = (lock: object | null) => unknown;
type Asking = { ifAvailable?: boolean; signal?: AbortSignal };

/** Of one browser: who asks first has it, the others wait in their order. */
function browserLocks() {
  const waiting: (() => Promise<void>)[] = [];
  let isHeld = false;
  async function hold(work: Holding): Promise<unknown> {
    isHeld = true;
    try {
      return await work({});
    } finally {
      isHeld = false;
      void waiting.shift()?.();
    }
  }
  return {
    request: (_name: string, { ifAvailable, signal }: Asking, work: Holding) => {
      if (!isHeld) return hold(work);
      if (ifAvailable === true) return Promise.resolve(work(null));
      return new Promise((resolve, reject) => {
        const turn = async () => resolve(await hold(work));
        waiting.push(turn);
        signal?.addEventListener('abort', () => {
          const at = waiting.indexOf(turn);
          if (at >= 0) waiting.splice(at, 1);
          reject(new DOMException('given up', 'AbortError'));
        });
      });
    },
  };
}

class Channel extends EventTarget {
  static open = new Set<Channel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    Channel.open.delete(this);
  }
}

/** A tab has its own modules. */
async function openTab() {
  vi.resetModules();
  return (await import('./shop-events.ts')).onShopEvent;
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const says = (data: object) => new MessageEvent('message', { data: JSON.stringify(data) });
const picked = says({ kind: 'order.lines_picked', subject: 'order/W1' });

beforeEach(() => {
  Stream.all = [];
  Channel.open.clear();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { locks: browserLocks() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['with locks', 'without'])(
  'all pieces of a page hear by one stream, which ends with the last of them: %s',
  async (how) => {
    if (how === 'without') vi.stubGlobal('navigator', {});
    const onShopEvent = await openTab();
    const [one, two] = [vi.fn(), vi.fn()];
    const [leaveOne, leaveTwo] = [onShopEvent(one), onShopEvent(two)];
    expect(Stream.all).toHaveLength(1);
    Stream.all[0]?.dispatchEvent(picked);
    Stream.all[0]?.dispatchEvent(new Event('reprise'));
    expect([one.mock.calls, two.mock.calls]).toEqual([
      [['order/W1'], [null]],
      [['order/W1'], [null]],
    ]);
    leaveOne();
    expect(open()).toHaveLength(1);
    leaveTwo();
    await settled();
    expect(open()).toEqual([]);
  },
);

it('seven tabs hear by the stream of one; when it goes another takes over, and all read again', async () => {
  const heard = Array.from({ length: 7 }, () => vi.fn());
  const leaves: (() => void)[] = [];
  for (const listener of heard) leaves.push((await openTab())(listener));
  await settled();
  expect(Stream.all).toHaveLength(1);
  open()[0]?.dispatchEvent(picked);
  for (const listener of heard) expect(listener.mock.calls).toEqual([['order/W1']]);
  leaves[0]?.();
  // One that waits may go too.
  leaves[1]?.();
  await settled();
  expect([Stream.all.length, open().length]).toEqual([2, 1]);
  open()[0]?.dispatchEvent(picked);
  for (const listener of heard.slice(2))
    expect(listener.mock.calls).toEqual([['order/W1'], [null], ['order/W1']]);
  expect(heard[0]?.mock.calls).toEqual([['order/W1']]);
  for (const leave of leaves) leave();
  await settled();
  expect(open()).toEqual([]);
});

it.each(['with locks', 'without'])(
  'a stream that ended with its session is opened again: %s',
  async (how) => {
    if (how === 'without') vi.stubGlobal('navigator', {});
    const onShopEvent = await openTab();
    const leave = onShopEvent(vi.fn());
    Stream.all[0]?.dispatchEvent(new Event('error'));
    await settled();
    const leaveNext = onShopEvent(vi.fn());
    expect(Stream.all, 'broken off only').toHaveLength(1);
    Stream.all[0]?.dispatchEvent(new Event('fin'));
    await settled();
    const leaveOther = onShopEvent(vi.fn());
    expect([Stream.all.length, open().length]).toEqual([2, 1]);
    for (const each of [leave, leaveNext, leaveOther]) each();
  },
);

it.each(['with locks', 'without'])(
  'a stream that was refused is opened again after a pause that grows to a minute, and all read again: %s',
  async (how) => {
    if (how === 'without') vi.stubGlobal('navigator', {});
    const onShopEvent = await openTab();
    vi.useFakeTimers();
    const listener = vi.fn();
    const leave = onShopEvent(listener);
    const refuse = () => {
      const [stream] = open();
      stream?.close();
      stream?.dispatchEvent(new Event('error'));
    };
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      refuse();
      await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
      expect(open(), `${seconds} s`).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(open(), `${seconds} s`).toHaveLength(1);
    }
    expect(listener).not.toHaveBeenCalled();
    open()[0]?.dispatchEvent(new Event('open'));
    expect(listener.mock.calls).toEqual([[null]]);
    // Whoever was heard waits no longer than at first.
    refuse();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(open()).toHaveLength(1);
    refuse();
    leave();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(open(), 'nobody listens').toEqual([]);
  },
);
