import { expect, it } from 'vitest';
import { newLock, sealOf } from './sealing.ts';

it.each([
  ['cost', { cost: 2 ** 20 }],
  ['blocks', { blocks: 64 }],
  ['both a little', { cost: 2 ** 19, blocks: 16 }],
  ['lanes', { lanes: 5 }],
  ['no number', { blocks: Number.NaN }],
])('a lock that takes too much memory or time is refused before it is tried: %s', async (_what, more) => {
  await expect(sealOf('clef', { ...newLock(), ...more }, 'essai')).rejects.toThrow('costs too much');
});
