import { counted } from '../../../format.ts';

const NBSP = '\u00a0';

export const paperCopy = {
  /** The paper of the page one is on. */
  see: 'Voir le document',
  /** « Télécharger (PDF, 2 pages, 34 Ko) » */
  download: (pages: number, size: string) => `Télécharger (PDF, ${counted(pages, 'page', 'pages')}, ${size})`,
  /** The title of a page beside the one that is about the same order or quotation. */
  page: (title: string) => `${title}, document`,
  /** In kilobytes, as French readers call them. */
  size: (kilobytes: number) => `${kilobytes}${NBSP}Ko`,
  back: {
    order: 'Retour à la commande',
    quotation: 'Retour au devis',
    invoices: 'Mes factures et avoirs',
  },
  /** « Fiche technique – Ardelis Séréna » */
  sheet: (kind: string, product: string) => `${kind} – ${product}`,
} as const;
