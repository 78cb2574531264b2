import { formatNumber } from '@nuancier/ui/text/format.ts';
import { withQue } from '@nuancier/domain/site/elision.ts';

const NBSP = '\u00a0';

export const portfolioCopy = {
  title: 'Mon portefeuille',
  intro: `Entrez dans la boutique d’un client pour préparer son panier ou sa commande${NBSP}: ses prix et ses droits s’appliquent, et chaque action porte vos deux noms.`,
  search: 'Rechercher un client',
  searchBy: 'Société, code client, nom ou adresse e-mail',
  find: 'Rechercher',
  count: (total: number) => (total > 1 ? `${formatNumber(total)} clients` : `${formatNumber(total)} client`),
  pages: 'Pages de clients',
  none: 'Aucun client ne vous est confié pour le moment.',
  noneHelp: 'Votre direction commerciale tient la liste des clients de chaque portefeuille.',
  noMatch: 'Aucun client de votre portefeuille ne correspond à cette recherche.',
  showAll: 'Voir tout mon portefeuille',
  customer: 'Client',
  contact: 'Coordonnées',
  action: 'Boutique',
  clientCode: (code: string) => `Code client ${code}`,
  private: 'Particulier',
  connect: (name: string) => `Se connecter en tant ${withQue(name)}`,
  refused: 'Connexion impossible',
} as const;
