const NBSP = '\u00a0';

export const addressCopy = {
  title: 'Mes adresses',
  add: 'Ajouter une adresse',
  edit: 'Modifier',
  editTitle: 'Modifier l’adresse',
  editOf: (name: string) => `Modifier l’adresse${NBSP}: ${name}`,
  remove: 'Supprimer',
  removeAsk: `Supprimer cette adresse${NBSP}?`,
  removeConfirm: 'Oui, supprimer',
  billingKept: 'Pour la supprimer, choisissez d’abord une autre adresse de facturation.',
  shared: `Vos sous-comptes peuvent se faire livrer aux adresses que vous leur proposez${NBSP}; leurs commandes sont facturées à votre adresse de facturation par défaut. Ils ne voient ni les autres, ni les téléphones.`,
  none: 'Vous n’avez pas encore d’adresse.',
  noneHelp: 'Ajoutez vos chantiers et vos dépôts pour les retrouver à chaque commande.',
  shipping: 'Livraison par défaut',
  billing: 'Facturation par défaut',
  share: 'Proposer cette adresse à mes collaborateurs',
  isShared: 'Proposée à mes collaborateurs',
  label: 'Nom de l’adresse',
  labelHint: `Ex${NBSP}: Chantier Lorient, Dépôt`,
  firstname: 'Prénom',
  lastname: 'Nom',
  company: 'Société',
  street: 'Adresse',
  apartment: 'Appartement, étage, bâtiment',
  neighborhood: 'Lieu-dit, quartier',
  extra: 'Complément',
  postcode: 'Code postal',
  city: 'Ville',
  telephone: 'Téléphone',
  defaultShipping: 'En faire mon adresse de livraison par défaut',
  defaultBilling: 'En faire mon adresse de facturation par défaut',
  submit: 'Enregistrer l’adresse',
  submitting: 'Enregistrement…',
  cancel: 'Annuler',
  errorTitle: 'Adresse non enregistrée',
  deleteErrorTitle: 'Adresse non supprimée',
  proposals: 'Adresses proposées',
  proposalsFound: (count: number) =>
    count > 1
      ? `${count}${NBSP}adresses proposées`
      : count === 1
        ? `1${NBSP}adresse proposée`
        : 'Aucune adresse proposée',
  telephoneOf: (number: string) => `Tél.${NBSP}: ${number}`,
} as const;
