import { expect, it } from 'vitest';
import type { SearchIndex } from '../index/search-index.ts';
import { createProposedIndexes } from './proposed-indexes.ts';

const live = {} as SearchIndex;
const rule = (word: string) => ({ words: [word], leadsTo: ['enduit'] });

function trial() {
  const readings: PromiseWithResolvers<SearchIndex>[] = [];
  const counted: string[] = [];
  const proposed = createProposedIndexes({
    live: async () => live,
    read: () => {
      const reading = Promise.withResolvers<SearchIndex>();
      readings.push(reading);
      return reading.promise;
    },
  });
  const ask = (word: string, may = true) =>
    proposed.withRule(rule(word), null, async () => {
      counted.push(word);
      return may;
    });
  return { ask, readings, counted };
}

it('one is made at a time, whoever asks; who asks for the same waits along and is not counted', async () => {
  const { ask, readings, counted } = trial();
  const first = ask('zorglub');
  await expect.poll(() => readings.length).toBe(1);
  await expect(ask('machin')).rejects.toThrow('SEARCH_TRY_BUSY');
  const again = ask('zorglub');
  readings[0]?.resolve(live);
  expect(await Promise.all([first, again])).toEqual([live, live]);
  expect(counted).toEqual(['zorglub']);
  const next = ask('machin');
  await expect.poll(() => readings.length).toBe(2);
  readings[1]?.resolve(live);
  expect([await next, await ask('zorglub'), counted]).toEqual([live, live, ['zorglub', 'machin']]);
});

it('of two who ask at the very same moment one is made', async () => {
  const { ask, readings } = trial();
  const both = Promise.allSettled([ask('zorglub'), ask('machin')]);
  await expect.poll(() => readings.length).toBe(1);
  readings[0]?.resolve(live);
  expect((await both).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

it('who has tried too often makes none', async () => {
  const { ask, readings } = trial();
  await expect(ask('zorglub', false)).rejects.toThrow('TOO_MANY_ATTEMPTS');
  expect(readings).toEqual([]);
});
