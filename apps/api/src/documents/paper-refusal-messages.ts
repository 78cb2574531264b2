// What papers refuse.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const paperRefusalMessages = {
  UNKNOWN_PAPER: { category: 'graphql-no-such-entity', message: 'Ce document n’existe pas.' },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof paperRefusalMessages> {}
}
