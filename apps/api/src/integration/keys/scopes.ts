// What a key may do; each operation of the integration API asks for one.

export const SCOPES = {
  'events:read': 'lire le journal des événements',
  'orders:read': 'lire les commandes, avec acheteur et adresses',
  'orders:write': 'changer l’état des commandes, noter préparations, expéditions et factures',
  'customers:read': 'lire les clients, avec noms et adresses',
  'messages:read': 'lire les messages et les avis reçus',
  'stock:write': 'écrire les stocks',
  'prices:write': 'écrire les prix publics',
  'imports:write': 'charger des fichiers de tout genre, et suivre ce qu’ils deviennent',
} as const;

export type Scope = keyof typeof SCOPES;

export function isScope(text: string): text is Scope {
  return Object.hasOwn(SCOPES, text);
}
