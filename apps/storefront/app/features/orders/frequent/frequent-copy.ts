import { counted, formatNumber } from '@nuancier/ui/text/format.ts';

const NBSP = '\u00a0';

export const frequentCopy = {
  title: 'Mes achats fréquents',
  intro:
    'Les articles commandés au moins deux fois en douze mois. Un clic les remet au panier, dans la quantité affichée (la dernière commandée, que vous pouvez changer) et la même teinte.',
  none: 'Vous n’avez pas encore d’achat fréquent.',
  noneHelp: 'Les articles que vous commandez au moins deux fois en douze mois apparaîtront ici.',
  browse: 'Parcourir le catalogue',
  count: (total: number) => counted(total, 'article', 'articles'),
  article: 'Article',
  frequency: 'Commandes',
  last: 'Dernière commande',
  price: 'Prix du jour',
  stock: 'Disponibilité',
  lastOn: (date: string, packs: string) => `${date} · Qté${NBSP}${packs}`,
  add: 'Ajouter',
  cart: 'Panier',
  addOf: (name: string) => `Ajouter ${name} au panier`,
  quantityOf: (name: string) => `Quantité${NBSP}: ${name}`,
  choose: (name: string) => `Choisir ${name}`,
  addChosen: 'Ajouter les articles cochés',
  nothing: 'Cochez au moins un article.',
  refused: 'Articles non ajoutés',
  added: (count: number) =>
    count > 1
      ? `${formatNumber(count)} articles ont rejoint votre panier.`
      : 'L’article a rejoint votre panier.',
  seeCart: 'Voir le panier',
  seeAll: 'Tous mes achats fréquents',
  onRequest: 'Prix sur demande',
  unavailable: 'Prix indisponible',
  exportTitle: 'Relevé de vos achats',
  exportHelp: 'Chaque ligne commandée depuis douze mois, dans un fichier CSV pour tableur.',
  exportFile: 'Télécharger le relevé (CSV)',
  refOf: (sku: string) => `Réf.${NBSP}: ${sku}`,
} as const;

export const listingCopy = {
  fileName: (day: string) => `releve-achats-${day}.csv`,
  columns: [
    'Date',
    'Commande',
    'N°\u00a0de bon de commande',
    'Chantier / référence',
    'Commandé par',
    'Passée par (commercial)',
    'Référence',
    'Désignation',
    'Conditionnement',
    'Couleur ou modèle',
    'Teinte',
    'Quantité',
  ],
  amounts: {
    HT: ['Prix unitaire HT', 'dont teinte HT', 'Total HT'],
    TTC: ['Prix unitaire TTC', 'dont teinte TTC', 'Total TTC'],
  },
} as const;
