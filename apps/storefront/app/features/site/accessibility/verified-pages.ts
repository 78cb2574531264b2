import { paths } from '../../../addresses/paths.ts';

/** Pages tested with axe, by keyboard and without script; some need a session. */
export const verifiedPages = [
  { label: 'Accueil', to: paths.home() },
  { label: 'Catalogue', to: paths.catalogue() },
  { label: 'Nuancier', to: paths.content('nuancier') },
  { label: 'Magasins', to: paths.stores() },
  { label: 'Panier', to: paths.cart() },
  { label: 'Commande', to: paths.checkout() },
  { label: 'Connexion', to: paths['sign-in']() },
  { label: 'Tableau de bord', to: paths['customer-dashboard']() },
  { label: 'Contact', to: paths.contact() },
  { label: 'Plan du site', to: paths.siteMap() },
] as const;
