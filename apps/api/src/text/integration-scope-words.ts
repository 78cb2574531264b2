// What a key of another system may do, for people.
export const INTEGRATION_SCOPE_WORDS = {
  'events:read': 'lire le journal des événements',
  'orders:read': 'lire les commandes, avec acheteur et adresses',
  'orders:write': 'changer l’état des commandes, noter préparations, expéditions et factures',
  'customers:read': 'lire les clients, avec noms et adresses',
  'messages:read': 'lire les messages et les avis reçus',
  'stock:write': 'écrire les stocks',
  'prices:write': 'écrire les prix publics',
  'imports:write':
    'charger des fichiers et suivre ce qu’ils deviennent\u00A0: avec le droit de ce qu’ils contiennent (catalogue, contenu, comptes, pièces, prix, stocks)',
  'catalogue:write': 'charger rayons, produits, articles, teintes, liens et images',
  'content:write': 'charger sites, magasins, pages, blocs et redirections',
  'papers:write': 'charger commandes anciennes, devis, factures et leurs PDF, listes et avis',
  'accounts:write':
    'charger sociétés, comptes, rangs et portefeuilles\u00A0: qui l’a peut donner à un compte l’accès à celui de tout client',
} as const;
