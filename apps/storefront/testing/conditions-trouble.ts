// Makes the question about personal prices fail or come late, and counts it. For tests.
import type { Transport } from '../app/backend/transport.server.ts';

type Trouble = 'none' | 'throws' | 'answers with an error' | 'is late';

export type ConditionsTrouble = {
  asked: number;
  spoil: (transport: Transport) => Transport;
  /** Whatever is done meanwhile meets the trouble. */
  during<Result>(trouble: Trouble, act: () => Promise<Result>): Promise<Result>;
};

// Longer than a page waits for conditions.
const LATE_MS = 700;

export function conditionsTrouble(): ConditionsTrouble {
  let now: Trouble = 'none';
  const told: ConditionsTrouble = {
    asked: 0,
    spoil: (transport) => async (request) => {
      if (!request.document.includes('productConditions')) return transport(request);
      told.asked += 1;
      if (now === 'throws') throw new Error('no connection');
      if (now === 'answers with an error')
        return { data: { productConditions: null }, errors: [{ message: 'x', path: ['productConditions'] }] };
      if (now === 'is late') await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      return transport(request);
    },
    async during(trouble, act) {
      now = trouble;
      try {
        return await act();
      } finally {
        now = 'none';
      }
    },
  };
  return told;
}
