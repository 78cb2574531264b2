import type { SiteTelling } from '../site/operations/tell-iban-changes.ts';

/** For sites that are written where no letter is looked at. */
export const nobodyTold: SiteTelling = {
  by: 'essai',
  at: new Date('2026-11-17T08:00:00Z'),
  ownersToTell: () => Promise.resolve([]),
};
