// What the staff asks for at an address of its own: by its right, how it is asked for. Nothing that is sent is whole, so
// that nothing is written.
import type { InjectOptions } from 'fastify';

/** No quotation has this number. */
export const NO_QUOTATION = 'DG26999998';
/** No invoice has this one. */
export const NO_INVOICE = 'F26999998';

const PERIOD = '?since=2026-11-01&until=2026-11-16';
const files = (path: string): InjectOptions => ({ url: `/gestion/fichiers/${path}` });
const report = (name: string) => files(`rapports/${name}.csv${PERIOD}`);
const sent = (path: string): InjectOptions => ({ method: 'POST', ...files(path) });

export const GESTION_ADDRESSES: Readonly<Record<string, InjectOptions>> = {
  shopOrdersCsv: files('commandes.csv'),
  shopWithdrawalsCsv: files('retours.csv'),
  shopCustomersCsv: files('clients.csv'),
  shopQuotationsCsv: files('devis.csv'),
  shopQuotationPdf: files(`devis/${NO_QUOTATION}.pdf`),
  shopInvoicePdf: files(`pieces/factures/${NO_INVOICE}.pdf`),
  journalCsv: files('journal.csv'),
  shelfCsv: files('catalogue.csv'),
  contentsCsv: files('contenus.csv'),
  shopStoresCsv: files('magasins.csv'),
  teamCsv: files('equipe.csv'),
  importRunsCsv: files('imports.csv'),
  importChangesCsv: files('changements.csv'),
  searchSynonymsCsv: files('synonymes.csv'),
  searchPinsCsv: files('epingles.csv'),
  linkRequestsCsv: files('rattachements.csv'),
  shopMessagesCsv: files('messages.csv'),
  shopReviewsCsv: files('avis.csv'),
  shopSettingsCsv: files('reglages.csv'),
  uploadFile: sent('imports'),
  fileTemplate: files('imports/modeles/rien.csv'),
  fileRejects: files('imports/rien/rejets'),
  uploadProductPictures: sent('images/produits/rien'),
  uploadContentPicture: sent('images/contenus'),
  salesReportCsv: files(`ventes.csv${PERIOD}&by=day`),
  campaignsCsv: files('campagnes.csv'),
  shopCouponsCsv: files('codes.csv'),
  marginReportCsv: report('marge'),
  stockOutReportCsv: report('ruptures'),
  promiseReportCsv: report('promesses'),
  abandonedCartsReportCsv: report('paniers'),
  conversionReportCsv: report('conversion'),
  approvalTimesReportCsv: report('validations'),
  searchesReportCsv: report('recherches'),
  searchedWordsCsv: files(`recherches.csv${PERIOD}`),
};
