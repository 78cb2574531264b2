export const connectAsCopy = {
  label: 'Connexion commerciale',
  banner: (representative: string, customer: string) =>
    `Bonjour ${representative}, vous êtes maintenant connecté en tant que ${customer}.`,
  leave: 'Déconnectez-vous',
  customersOwn:
    'Cette page est réservée au client lui-même\u00A0: elle ne s’ouvre pas en son nom. Le client la trouve dans son propre compte.',
  icon: 'Compte commercial connecté en tant que client',
} as const;

/** The specification's English original. */
export const connectAsKeys = { banner: 'hello {name}, you are now connected as {name}' } as const;
