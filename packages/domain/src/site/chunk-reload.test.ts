import { expect, it } from 'vitest';
import { mayReload } from './chunk-reload.ts';

const noon = 1_800_000_000_000;

it.each([
  { last: null, now: noon, reloads: true },
  { last: noon, now: noon, reloads: false },
  { last: noon, now: noon + 59_999, reloads: false },
  { last: noon, now: noon + 60_000, reloads: true },
])(
  'NTF-05 a page whose chunk is missing reloads at most once per 60 000 ms: $last → $now',
  ({ last, now, reloads }) => {
    expect(mayReload(last, now)).toBe(reloads);
  },
);
