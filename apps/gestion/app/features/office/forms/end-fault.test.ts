import { expect, it } from 'vitest';
import { endFault } from './end-fault.ts';

it('a last day before the first is refused, the same day and an open end are not', () => {
  expect(endFault({ since: '2026-11-18', until: '2026-11-17' })).toContain('avant la date de début');
  expect(endFault({ since: '2026-11-18', until: '2026-11-18' })).toBeUndefined();
  expect(endFault({ since: null, until: '2026-11-17' })).toBeUndefined();
  expect(endFault({ since: '2026-11-18', until: null })).toBeUndefined();
});
