// What is refused of a request whatever it asks for: its form, its size, its pace.
import type { CodesOf, RefusalMessage } from './refusal.ts';

export const requestRefusalMessages = {
  BAD_JSON: { category: 'graphql-input', message: 'La demande n’est pas un document JSON valide.' },
  BAD_REQUEST: {
    category: 'graphql-input',
    message: 'La demande doit contenir un texte « query » et, au besoin, « variables » et « operationName ».',
  },
  NOT_JSON: { category: 'graphql-input', message: 'La demande doit être envoyée en application/json.' },
  NO_BATCHES: { category: 'graphql-input', message: 'Une seule opération est acceptée par demande.' },
  BODY_TOO_LARGE: { category: 'graphql-input', message: 'La demande est trop volumineuse.' },
  FOREIGN_ORIGIN: { category: 'graphql-input', message: 'Cette origine n’est pas acceptée.' },
  READ_ONLY_METHOD: { category: 'graphql-input', message: 'Une modification doit être envoyée par POST.' },
  NO_OPERATION: { category: 'graphql-input', message: 'La demande ne contient aucune opération.' },
  UNNAMED_OPERATION: {
    category: 'graphql-input',
    message: 'La demande contient plusieurs opérations : précisez « operationName ».',
  },
  UNKNOWN_OPERATION: {
    category: 'graphql-input',
    message: 'L’opération demandée ne figure pas dans la demande.',
  },
  SUBSCRIPTION: { category: 'graphql-input', message: 'Les abonnements ne sont pas proposés.' },
  UNSTORABLE_TEXT: { category: 'graphql-input', message: 'Le texte contient un caractère interdit.' },
  IDEMPOTENCY_KEY: {
    category: 'graphql-input',
    key: 'IDEMPOTENCY_KEY',
    message: 'La clé d’idempotence doit être un UUID.',
  },
  IDEMPOTENCY_CONFLICT: {
    category: 'graphql-input',
    key: 'IDEMPOTENCY_CONFLICT',
    message: 'Cette clé d’idempotence a déjà servi pour une autre demande.',
  },
  // limits
  TOO_MANY_TOKENS: { category: 'graphql-input', message: 'La demande est trop longue.' },
  TOO_DEEP: { category: 'graphql-input', message: 'La demande est trop profonde.' },
  TOO_COMPLEX: { category: 'graphql-input', message: 'La demande est trop complexe.' },
  TOO_MANY_ALIASES: { category: 'graphql-input', message: 'La demande contient trop d’alias.' },
  SEVERAL_MUTATIONS: {
    category: 'graphql-input',
    message: 'La demande contient trop de modifications : trois au plus.',
  },
  REPEATED_MUTATION: {
    category: 'graphql-input',
    message: 'La même modification figure plusieurs fois dans la demande.',
  },
  CIRCULAR_FRAGMENTS: {
    category: 'graphql-input',
    message: 'La demande contient des fragments circulaires.',
  },
  PAGE_SIZE: {
    category: 'graphql-input',
    message: 'Le nombre d’éléments par page doit être compris entre 1 et 100.',
  },
  CURRENT_PAGE: { category: 'graphql-input', message: 'Le numéro de page doit être supérieur à 0.' },
  PAGE_BEYOND_LAST: {
    category: 'graphql-input',
    message: 'La page demandée dépasse la dernière page de la liste.',
  },
  // attempts
  TOO_MANY_ATTEMPTS: {
    category: 'rate-limit',
    status: 429,
    key: 'Too many attempts',
    message: 'Trop de tentatives. Merci de patienter quelques minutes avant de réessayer.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module './refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof requestRefusalMessages> {}
}
