/** So many at once; each begins when one before it has ended. */
export async function sideBySide<T>(
  tasks: readonly T[],
  atOnce: number,
  work: (task: T, nth: number) => Promise<void>,
): Promise<void> {
  const left = tasks.entries();
  const worker = async () => {
    // oxlint-disable-next-line no-await-in-loop -- each takes the next when it has done the one before
    for (const [nth, task] of left) await work(task, nth);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
