import { counted } from '@nuancier/ui/text/format.ts';
import { QUICK_ORDER } from './quick-order-link.ts';
import type { LineState } from '../../../actions/cart/quick-order/quick-order-report.ts';

const NB = '\u00a0';

export const quickOrderCopy = {
  link: QUICK_ORDER,
  title: 'Commande rapide',
  description: 'Saisissez ou collez vos références et quantités, et ajoutez-les d’un coup au panier.',
  intro: `Une référence par ligne, suivie de sa quantité. Sans quantité, un conditionnement est compté.`,
  list: 'Références et quantités',
  listHint: `Exemples${NB}: 10100002;3 ou 10100002 x3. Un tableau copié depuis un tableur convient aussi.`,
  file: 'Ou un fichier CSV ou Excel (.xlsx)',
  fileHint: `Deux colonnes, référence et quantité, sur la première feuille. 500${NB}lignes et 1${NB}Mo au plus.`,
  check: 'Vérifier la liste',
  addAll: 'Tout ajouter au panier',
  addFound: 'Ajouter les lignes trouvées au panier',
  empty: 'Saisissez au moins une référence.',
  tooLong: `La liste est trop longue${NB}: 500${NB}lignes au plus à la fois.`,
  badFile: 'Ce fichier ne peut pas être lu. Enregistrez-le au format CSV ou Excel (.xlsx).',
  badSheet: `Ce classeur ne peut pas être lu. Ouvrez-le, enregistrez-le au format Excel (.xlsx) ou CSV, puis réessayez.`,
  sheetTooBig: `Ce fichier est trop volumineux${NB}: 1${NB}Mo au plus. Gardez les colonnes référence et quantité.`,
  sheetTooFull: `Ce classeur contient trop de données pour être lu ici. Copiez les colonnes référence et quantité dans un classeur neuf, puis réessayez.`,
  tooManyFiles: `Vous avez envoyé beaucoup de fichiers en peu de temps. Patientez une minute, puis réessayez${NB}; votre saisie est conservée.`,
  filesWait: `Beaucoup de fichiers attendent d’être lus. Réessayez dans un instant${NB}; votre saisie est conservée.`,
  oldSheet: `L’ancien format Excel (.xls) n’est pas lu. Enregistrez le classeur au format .xlsx ou CSV.`,
  protectedSheet: `Ce classeur est protégé par un mot de passe. Retirez la protection, puis réessayez.`,
  report: 'Résultat de la vérification',
  running: 'Votre liste',
  total: 'Total',
  summary: (good: number, bad: number, total: string | null) =>
    [
      `${counted(good, 'ligne trouvée', 'lignes trouvées')}`,
      ...(bad > 0 ? [`${counted(bad, 'ligne', 'lignes')} à corriger`] : []),
      ...(total === null ? [] : [`total${NB}: ${total}`]),
    ].join(', '),
  outcome: (added: number, left: number) =>
    `${counted(added, 'ligne ajoutée', 'lignes ajoutées')} au panier, ${counted(left, 'ligne', 'lignes')} à corriger`,
  outcomeHelp: 'Les lignes à corriger sont restées dans la liste ci-dessous.',
  went: 'Dans votre panier',
  left: 'Non ajoutées',
  seeCart: 'Voir le panier',
  row: 'Ligne',
  reference: 'Référence',
  quantity: 'Quantité',
  article: 'Article',
  price: 'Prix',
  state: 'État',
  states: {
    found: 'Trouvée',
    added: 'Ajoutée au panier',
    unknown: 'Référence inconnue',
    'not-salable': 'Non disponible à la vente',
    'not-enough': 'Stock insuffisant',
    'bad-quantity': 'Quantité non comprise',
    'too-many': `Au-delà de 500${NB}lignes`,
    refused: 'Non ajoutée',
  } satisfies Record<LineState, string>,
  typedReference: 'Référence ou EAN',
  typedArticle: 'Référence, EAN ou nom',
  proposals: 'Articles proposés',
  proposed: (count: number) =>
    count === 0 ? 'Aucun article proposé.' : `${counted(count, 'article proposé', 'articles proposés')}.`,
  chooseArticle: 'Choisissez l’article dans la liste proposée.',
  typedQuantity: 'Quantité',
  typedAdd: 'Ajouter à la liste',
  typedAdded: (sku: string) => `${sku} est ajoutée à la liste.`,
} as const;
