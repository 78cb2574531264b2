import { expect, it } from 'vitest';
import { createWordGate } from './word-gate.ts';

it('takes so many new words of an address a day; what others have searched goes on being counted', () => {
  const gate = createWordGate();
  const asked = (key: string, address: string, day = '2026-11-18') => gate({ day, key, address });
  expect(asked('lasure', 'un client')).toBe(true);
  const flood = Array.from({ length: 300 }, (_, at) => asked(`mot ${at}`, 'un robot'));
  expect(flood.filter(Boolean)).toHaveLength(100);
  expect(asked('lasure', 'un robot')).toBe(true);
  expect(asked('enduit', 'un autre client')).toBe(true);
  expect(asked('mot 299', 'un robot')).toBe(false);
  expect(asked('mot 299', 'un robot', '2026-11-19')).toBe(true);
});
