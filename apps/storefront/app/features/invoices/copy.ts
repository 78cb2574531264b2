import { counted } from '@nuancier/ui/text/format.ts';

const NBSP = '\u00a0';

export const invoicesCopy = {
  title: 'Mes factures et avoirs',
  intro: 'Les documents des douze derniers mois.',
  none: 'Vous n’avez pas encore de facture.',
  noneHelp: 'Les factures et les avoirs de vos commandes apparaîtront ici.',
  browse: 'Parcourir le catalogue',
  noMatch: 'Aucun document ne correspond à ces critères.',
  showAll: 'Voir tous les documents',
  filters: 'Filtrer les factures et avoirs',
  type: 'Type',
  anyType: 'Factures et avoirs',
  state: 'État',
  anyState: 'Tous les états',
  from: 'Du',
  to: 'Au',
  filter: 'Filtrer',
  count: (total: number) => counted(total, 'document', 'documents'),
  pages: 'Pages de factures et avoirs',
  document: 'Document',
  named: (label: string, number: string) => `${label} n°${NBSP}${number}`,
  issuedOn: 'Date',
  dueOn: 'Échéance',
  excluding: 'Total HT',
  including: 'Total TTC',
  balance: 'Reste dû',
  file: 'Fichier',
  download: 'PDF',
  order: (number: string) => `Commande ${number}`,
  corrects: (number: string, reason: string | null) =>
    reason ? `Facture ${number} · ${reason}` : `Facture ${number}`,
  zip: (count: number) =>
    count > 1 ? `Télécharger ces ${count} documents (ZIP)` : 'Télécharger ce document (ZIP)',
  tooManyForZip:
    'Pour télécharger plusieurs documents en un fichier, choisissez une période de 200 documents au plus.',
  monthTitle: 'Pour votre comptabilité',
  month: (month: string, count: number) => `${counted(count, 'document', 'documents')} pour ${month}`,
  monthZip: 'Télécharger les factures du mois dernier (ZIP)',
  monthNone: (month: string) => `Aucune facture pour ${month}.`,
  overdueTitle: 'Factures échues',
  overdue: (count: number) => counted(count, 'facture à régler', 'factures à régler'),
  overdueAmount: (amount: string) => `${amount} TTC`,
  seeOverdue: 'Voir les factures échues',
  sums: 'Total des documents affichés',
  sumsHelp: 'De tous les documents qui répondent à vos critères, avoirs déduits.',
} as const;

export const invoiceTypes = { FACTURE: 'Factures', AVOIR: 'Avoirs' } as const;

export const invoiceStates = {
  A_ECHOIR: 'À échoir',
  ECHUE: 'Échue',
  REGLEE: 'Réglée',
  A_DEDUIRE: 'À déduire',
} as const;

export const balanceCopy = {
  title: 'Encours',
  help: 'Factures à régler et commandes en compte non facturées, avoirs déduits, TTC.',
  used: 'Utilisé',
  authorised: 'Autorisé',
  available: 'Disponible',
  exceeded: 'Dépassement',
  overdue: 'Dont échu',
  inProgress: 'Dont commandes en cours',
  gauge: (used: string, authorised: string) => `${used} utilisés sur ${authorised}`,
  nextDue: 'Prochaines échéances',
  noneDue: 'Aucune échéance à venir.',
  seeInvoices: 'Mes factures et avoirs',
} as const;
