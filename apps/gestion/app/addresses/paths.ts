// The addresses of the back office, below its base.

export const BASE = '/gestion';

export const paths = {
  signIn: (back?: string) => (back === undefined ? '/entrer' : `/entrer?retour=${encodeURIComponent(back)}`),
  secondFactor: () => '/entrer/code',
  enrolment: () => '/entrer/second-facteur',
  forgottenPassword: () => '/mot-de-passe',
  signOut: () => '/sortir',
  /** Not the base itself: the router asks for its data beside it, where the cookie of the session does not go. */
  home: () => '/accueil',
  today: () => '/aujourdhui',
  counter: () => '/comptoir',
  orders: () => '/commandes',
  order: (number: string): string => `/commandes/${encodeURIComponent(number)}`,
  preparation: (number: string): string => `${paths.order(number)}/preparation`,
  handOver: (number: string): string => `${paths.order(number)}/remise`,
  cancelling: (number: string): string => `${paths.order(number)}/annulation`,
  refund: (number: string): string => `${paths.order(number)}/remboursement`,
  stores: () => '/magasins',
  store: (code: string): string => `/magasins/${encodeURIComponent(code)}`,
  storeClosing: (code: string, on?: string): string =>
    `${paths.store(code)}/fermeture${on === undefined ? '' : `?le=${on}`}`,
  storeDay: (code: string): string => `${paths.store(code)}/jour`,
  storeHours: (code: string): string => `${paths.store(code)}/horaires`,
  storeDetails: (code: string): string => `${paths.store(code)}/coordonnees`,
  team: () => '/equipe',
  invite: () => '/equipe/nouvelle-personne',
  ownAccount: () => '/profil',
};
