import { counted } from '@nuancier/ui/text/format.ts';

const NBSP = '\u00a0';

export const paperCopy = {
  /** The paper of the page one is on. */
  see: 'Voir le document',
  /** « Télécharger (PDF, 2 pages, 34 Ko) »; without what is not known at the moment */
  download: ({ pages, bytes }: { pages?: number | null; bytes?: number | null }) =>
    `Télécharger (${['PDF', ...(pages ? [counted(pages, 'page', 'pages')] : []), ...(bytes ? [size(bytes)] : [])].join(', ')})`,
  /** The title of a page beside the one that is about the same order or quotation. */
  page: (title: string) => `${title}, document`,
  back: {
    order: 'Retour à la commande',
    quotation: 'Retour au devis',
    invoices: 'Mes factures et avoirs',
  },
  /** « Fiche technique – Ardelis Séréna » */
  sheet: (kind: string, product: string) => `${kind} – ${product}`,
} as const;

/** In kilobytes, as French readers call them. */
function size(bytes: number): string {
  return `${Math.ceil(bytes / 1000)}${NBSP}Ko`;
}
