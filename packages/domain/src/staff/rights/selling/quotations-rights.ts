import type { Row } from '../row.ts';

const writers: Row = { proprietaire: 'all', responsable: 'own-stores', commercial: 'own-portfolio' };
const readers: Row = { ...writers, lecture_seule: 'all' };

export const quotationsRights = {
  shopQuotations: readers,
  shopQuotation: readers,
  shopQuotationsCsv: readers,
  shopQuotationPdf: readers,
  quotationCustomers: writers,
  quotationArticles: writers,
  openQuotation: writers,
  addQuotationArticle: writers,
  addQuotationFreeLine: writers,
  changeQuotation: writers,
  sendQuotation: writers,
  reviseQuotation: writers,
  discardQuotation: writers,
  declineQuotationRequest: writers,
  putQuotationInCart: writers,
} as const satisfies Record<string, Row>;
