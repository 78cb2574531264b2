// Few renderings at a time, a bounded line behind them, and each picture drawn once however many ask for it.

export type QueueLimits = { atOnce: number; waiting: number };

export type Queued<T> = { kind: 'done'; value: T } | { kind: 'full' };

export type RenderQueue<T> = {
  run: (key: string, work: () => Promise<T>) => Promise<Queued<T>>;
  load: () => { running: number; waiting: number };
};

export function renderQueue<T>(limits: QueueLimits): RenderQueue<T> {
  const underWay = new Map<string, Promise<T>>();
  const line: (() => void)[] = [];
  let running = 0;

  const enter = (): Promise<void> => {
    if (running < limits.atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((start) => {
      line.push(start);
    });
  };
  const leave = (): void => {
    const next = line.shift();
    // The place goes straight to the next in line, so `running` stays as it is.
    if (next === undefined) running -= 1;
    else next();
  };
  const perform = async (key: string, work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
      underWay.delete(key);
    }
  };

  return {
    run: async (key, work) => {
      const shared = underWay.get(key);
      if (shared !== undefined) return { kind: 'done', value: await shared };
      if (running >= limits.atOnce && line.length >= limits.waiting) return { kind: 'full' };
      const started = perform(key, work);
      underWay.set(key, started);
      return { kind: 'done', value: await started };
    },
    load: () => ({ running, waiting: line.length }),
  };
}
