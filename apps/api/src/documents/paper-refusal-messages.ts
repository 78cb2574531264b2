// What papers refuse.

export const paperRefusalMessages = {
  UNKNOWN_PAPER: { category: 'graphql-no-such-entity', message: 'Ce document n’existe pas.' },
} as const;
