import { describe, expect, it } from 'vitest';
import { batched } from './batched.ts';

describe('questions asked one by one', () => {
  it('are answered together, each once, and each asker gets its own answer', async () => {
    const { loads, lengthOf } = counted();
    const request = {};
    const answers = ['red', 'blue', 'red'].map(async (word) => lengthOf(request, word));
    expect(await Promise.all(answers)).toEqual([3, 4, 3]);
    expect(loads).toEqual([['red', 'blue']]);
  });

  it('are answered anew later in the same request, since it may have changed things meanwhile', async () => {
    const { loads, lengthOf } = counted();
    const request = {};
    await lengthOf(request, 'red');
    await lengthOf(request, 'red');
    expect(loads).toEqual([['red'], ['red']]);
  });

  it('never mix two requests', async () => {
    const { loads, lengthOf } = counted();
    await Promise.all([lengthOf({}, 'red'), lengthOf({}, 'red')]);
    expect(loads).toEqual([['red'], ['red']]);
  });

  it('fail together, and may be asked again', async () => {
    let isBroken = true;
    const lengthOf = batched(async (_request: object, words: readonly string[]) => {
      if (isBroken) throw new Error('no connection');
      return words.map((word) => word.length);
    });
    const request = {};
    const outcomes = await Promise.allSettled([lengthOf(request, 'red'), lengthOf(request, 'blue')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await lengthOf(request, 'red')).toBe(3);
  });
});

function counted() {
  const loads: (readonly string[])[] = [];
  const lengthOf = batched(async (_request: object, words: readonly string[]) => {
    loads.push(words);
    return words.map((word) => word.length);
  });
  return { loads, lengthOf };
}
