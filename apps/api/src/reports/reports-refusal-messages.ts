import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const reportsRefusalMessages = {
  REPORT_PERIOD: {
    category: 'graphql-input',
    key: 'REPORT_PERIOD',
    message: 'Choisissez un premier et un dernier jour, dans cet ordre, sur 366 jours au plus.',
  },
  REPORT_WAY: {
    category: 'graphql-input',
    key: 'REPORT_WAY',
    message: 'Ce rapport ne se lit pas ainsi. Choisissez l’un de ses onglets.',
  },
  REPORT_HOURS: {
    category: 'graphql-input',
    key: 'REPORT_HOURS',
    message: 'Choisissez un nombre d’heures entre 1 et 8\u00A0784.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof reportsRefusalMessages> {}
}
