import { expect, it } from 'vitest';
import { workQueue } from './work-queue.ts';

it('works on so many at once, lets so many wait, and says when it is full', async () => {
  const line = workQueue({ atOnce: 2, waiting: 1 });
  const gates = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const all = gates.map((gate, at) =>
    line.run(() => {
      begun.push(at);
      return gate.promise;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  expect(line.isFull()).toBe(true);

  gates[1]?.resolve();
  await all[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  expect(line.isFull()).toBe(false);

  gates[0]?.resolve();
  gates[2]?.reject(new Error('raté'));
  await all[0];
  await expect(all[2]).rejects.toThrow('raté');
  expect(await line.run(async () => 'encore')).toBe('encore');
});
