export type WorkQueue = {
  isFull(): boolean;
  run<Value>(work: () => Promise<Value>): Promise<Value>;
};

/** Bounded concurrency and queue; a caller that checked `isFull` first is not refused inside. */
export function workQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const line: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    await new Promise<void>((start) => line.push(start));
  }

  function leave(): void {
    const next = line.shift();
    // The place goes straight to the next in line, so `running` stays as it is.
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    isFull: () => running >= atOnce && line.length >= waiting,
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
