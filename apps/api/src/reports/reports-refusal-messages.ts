import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const reportsRefusalMessages = {
  REPORT_PERIOD: {
    category: 'graphql-input',
    key: 'REPORT_PERIOD',
    message: 'Choisissez un premier et un dernier jour, dans cet ordre, sur 366 jours au plus.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof reportsRefusalMessages> {}
}
