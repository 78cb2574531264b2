import { describe, expect, it } from 'vitest';
import { returnShares } from './return-shares.ts';
import type { LineReturn } from './return-shares.ts';
import type { ReturnState } from './returns.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 9, minute));

/** Declared in the minute of its number. */
function one(id: number, counted: number | null, state: ReturnState = 'awaited', moved = 59): LineReturn {
  return { id, state, counted, declaredAt: at(id), movedAt: at(moved) };
}

describe('packs of a line', () => {
  it.each([
    ['in no return are all left', 3, [], [], [3, 3]],
    ['are all the declaration’s', 3, [one(1, null)], [[3, 0, 3]], [0, 0]],
    ['stay with the buyer but for those counted', 3, [one(1, 1)], [[1, 0, 1]], [2, 2]],
    [
      'left by the counter are the declaration’s',
      3,
      [one(1, 1), one(2, null)],
      [
        [1, 0, 1],
        [2, 0, 2],
      ],
      [0, 0],
    ],
    ['of a refused return are free', 3, [one(1, null, 'refused')], [[3, 0, 3]], [3, 3]],
    [
      'freed before a declaration belong to it',
      3,
      [one(1, 1, 'refused', 1), one(2, null)],
      [
        [1, 0, 1],
        [3, 0, 3],
      ],
      [0, 0],
    ],
    [
      'freed after a declaration are left',
      3,
      [one(1, 1, 'refused', 5), one(2, null)],
      [
        [1, 0, 1],
        [2, 0, 2],
      ],
      [1, 1],
    ],
    [
      'that never left are of the declaration, whatever was brought to the counter',
      1,
      [one(1, 1), one(2, null)],
      [
        [1, 0, 1],
        [2, 2, 0],
      ],
      [0, 0],
    ],
    [
      'that never left are counted once',
      1,
      [one(1, 1, 'refused', 5), one(2, null), one(6, null)],
      [
        [1, 0, 1],
        [2, 2, 0],
        [1, 0, 1],
      ],
      [0, 0],
    ],
  ] as const)('%s', (_what, handedOver, returns, shares, [left, leftOut]) => {
    const found = returnShares({ ordered: 3, handedOver }, returns);
    expect([...found.of.values()].map(({ asked, kept, out }) => [asked, kept, out])).toEqual(shares);
    expect([found.left, found.leftOut]).toEqual([left, leftOut]);
  });
});
