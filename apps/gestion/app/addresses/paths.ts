// The addresses of the back office, below its base.

export const BASE = '/gestion';

export const paths = {
  signIn: (back?: string) => (back === undefined ? '/entrer' : `/entrer?retour=${encodeURIComponent(back)}`),
  secondFactor: () => '/entrer/code',
  enrolment: () => '/entrer/second-facteur',
  forgottenPassword: () => '/mot-de-passe',
  newPassword: (token: string) => `/mot-de-passe/${token}`,
  signOut: () => '/sortir',
  home: () => '/',
  today: () => '/aujourdhui',
  orders: () => '/commandes',
  order: (number: string) => `/commandes/${encodeURIComponent(number)}`,
  ownAccount: () => '/compte',
};
