import { describe, expect, it } from 'vitest';
import type { Readiness } from '@nuancier/api/monitoring/readiness.ts';
import { waitForCatalogue } from './wait-for-catalogue.ts';

describe('a worker beside others that serve', () => {
  it('opens when its catalogue is read, and not before', async () => {
    const { ready, asked } = saying([{}, {}, { catalogue: true }]);
    expect(await waitForCatalogue({ ready }, { pauseMs: 1 })).toBe(true);
    expect(asked()).toBe(3);
  });

  it('does not open when it was told to leave meanwhile', async () => {
    const { ready } = saying([{}, { draining: true, catalogue: true }]);
    expect(await waitForCatalogue({ ready }, { pauseMs: 1 })).toBe(false);
  });

  it('opens without one when it takes too long: pages say what is wrong', async () => {
    const { ready } = saying([{}]);
    expect(await waitForCatalogue({ ready }, { mostMs: 20, pauseMs: 5 })).toBe(true);
  });
});

/** The last one is said for ever. */
function saying(answers: readonly Partial<Readiness>[]) {
  let asked = 0;
  return {
    asked: () => asked,
    ready: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      return { ...NOT_YET, ...answer };
    },
  };
}

const NOT_YET: Readiness = {
  ready: false,
  can_write: true,
  database: true,
  migrations: true,
  catalogue: false,
  site: true,
  draining: false,
  missing: ['catalogue'],
};
