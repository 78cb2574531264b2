export const connectAsCopy = {
  label: 'Connexion commerciale',
  banner: (representative: string, customer: string) =>
    `Bonjour ${representative}, vous êtes maintenant connecté en tant que ${customer}.`,
  leave: 'Déconnectez-vous',
  icon: 'Compte commercial connecté en tant que client',
} as const;

/** The specification's English original. */
export const connectAsKeys = { banner: 'hello {name}, you are now connected as {name}' } as const;
