// Trouble that is no refusal: faults, the database away, a missing right.
import type { RefusalMessage } from './refusal.ts';

export const technicalIncident = {
  category: 'internal',
  key: 'Internal server error',
  message:
    'Un incident technique est survenu. Merci de réessayer plus tard ou de contacter notre assistance téléphonique.',
} as const satisfies RefusalMessage;

/** The database is away: come back in a moment. */
export const unavailable = {
  category: 'internal',
  key: 'Service unavailable',
  message: 'La boutique est momentanément indisponible. Merci de réessayer dans quelques instants.',
} as const satisfies RefusalMessage;

export const notAuthorised = {
  category: 'graphql-authorization',
  key: 'You are not authorized, please log in.',
  message: 'Vous n’êtes pas autorisé à effectuer cette action. Veuillez vous connecter.',
} as const satisfies RefusalMessage;
