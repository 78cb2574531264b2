// Fills an empty shop with the demo, through the same doors a merchant's files come in by.
import { importApprovals } from '@nuancier/api/approvals/operations/import-approvals.ts';
import { importCoupons } from '@nuancier/api/cart/operations/import-coupons.ts';
import { importCategories } from '@nuancier/api/catalogue/operations/import-categories.ts';
import { importColours } from '@nuancier/api/catalogue/operations/import-colours.ts';
import { importProductLinks } from '@nuancier/api/catalogue/operations/import-product-links.ts';
import { importProducts } from '@nuancier/api/catalogue/operations/import-products.ts';
import { importTintSupplements } from '@nuancier/api/catalogue/operations/import-tint-supplements.ts';
import { importUrlRewrites } from '@nuancier/api/catalogue/operations/import-url-rewrites.ts';
import { importContent } from '@nuancier/api/content/operations/import-content.ts';
import { importCompanies } from '@nuancier/api/customers/operations/import-companies.ts';
import { importEstablishments } from '@nuancier/api/customers/operations/import-establishments.ts';
import { importCustomers } from '@nuancier/api/customers/operations/import-customers.ts';
import { importPortfolios } from '@nuancier/api/customers/operations/import-portfolios.ts';
import type { Database, DatabasePool, DatabaseTransaction } from '@nuancier/api/database/tables.ts';
import type { ImportReport } from '@nuancier/api/imports/import-report.ts';
import { importInvoices } from '@nuancier/api/invoices/operations/import-invoices.ts';
import { importKeptTints } from '@nuancier/api/orders/operations/import-kept-tints.ts';
import { importOrders } from '@nuancier/api/orders/operations/import-orders.ts';
import { importPriceLists } from '@nuancier/api/pricing/operations/import-price-lists.ts';
import { importPublicPrices } from '@nuancier/api/pricing/operations/import-public-prices.ts';
import { importSpecialConditions } from '@nuancier/api/pricing/operations/import-special-conditions.ts';
import { importQuotations } from '@nuancier/api/quotations/operations/import-quotations.ts';
import { importReviews } from '@nuancier/api/reviews/operations/import-reviews.ts';
import { importSites } from '@nuancier/api/site/operations/import-sites.ts';
import { importDemoStaff } from '@nuancier/api/staff/operations/import-demo-staff.ts';
import { importStock } from '@nuancier/api/stock/operations/import-stock.ts';
import { importShops } from '@nuancier/api/stores/operations/import-shops.ts';
import { importWishlists } from '@nuancier/api/wishlists/operations/import-wishlists.ts';
import { catalogueCounts, type DemoSize } from './catalogue/generate-catalogue.ts';
import { approvalRows } from './rows/accounts/approval-rows.ts';
import { categoryRows } from './rows/catalogue/category-rows.ts';
import { colourRows } from './rows/catalogue/colour-rows.ts';
import { companyRows } from './rows/accounts/company-rows.ts';
import { contentFile } from './rows/site/content-rows.ts';
import { couponRows } from './rows/accounts/coupon-rows.ts';
import { customerRows, portfolioRows } from './rows/accounts/customer-rows.ts';
import { establishmentRows } from './rows/accounts/establishment-rows.ts';
import { invoiceRows } from './rows/accounts/invoice-rows.ts';
import { keptTintRows } from './rows/accounts/kept-tint-rows.ts';
import { orderRows } from './rows/accounts/order-rows.ts';
import { priceConditionRows } from './rows/catalogue/price-condition-rows.ts';
import { priceListRows } from './rows/catalogue/price-list-rows.ts';
import { priceRows } from './rows/catalogue/price-rows.ts';
import { productLinkRows } from './rows/catalogue/product-link-rows.ts';
import { productRows } from './rows/catalogue/product-rows.ts';
import { quotationRows } from './rows/accounts/quotation-rows.ts';
import { reviewRows } from './rows/catalogue/review-rows.ts';
import { shopRows } from './rows/site/shop-rows.ts';
import { siteRows } from './rows/site/site-rows.ts';
import { staffRows } from './rows/accounts/staff-rows.ts';
import { stockedPlaces, stockRows } from './rows/catalogue/stock-rows.ts';
import { tintSupplementRows } from './rows/catalogue/tint-supplement-rows.ts';
import { urlRewriteRows } from './rows/catalogue/url-rewrite-rows.ts';
import { wishlistRows } from './rows/accounts/wishlist-rows.ts';
import { frenchDay } from './shift-dates.ts';

export type DemoOptions = {
  size: DemoSize;
  today: Date;
  theme?: string;
  onProgress?: (step: string, done: number, total: number) => void;
};

/**
 * Four transactions: the shop itself, what it sells, what the stores hold, who buys. An interrupted load is finished by
 * running it again, since every import writes only what is missing or different.
 */
export async function loadDemo(db: DatabasePool, options: DemoOptions): Promise<void> {
  await db.transaction().execute((part) => loadShopItself(part, options));
  await db.transaction().execute((part) => loadCatalogue(part, options));
  await db.transaction().execute((part) => loadStock(part, options));
  await db.transaction().execute((part) => loadAccounts(part, options));
}

async function loadShopItself(db: Database, options: DemoOptions): Promise<void> {
  await step(options, 'Site', () => importSites(db, siteRows(options)));
  await step(options, 'Magasins', () => importShops(db, shopRows(options.today)));
  await step(options, 'Contenus', async () => importContent(db, await contentFile()));
}

async function loadCatalogue(db: Database, options: DemoOptions): Promise<void> {
  const { size, onProgress = () => {} } = options;
  const counts = catalogueCounts(size);
  await step(options, 'Catégories', () => importCategories(db, categoryRows()));
  await step(options, 'Produits', () =>
    importProducts(db, productRows(size), (done) => onProgress('Produits', done, counts.products)),
  );
  await step(options, 'Produits associés', () =>
    importProductLinks(db, productLinkRows(size), (done) =>
      onProgress('Produits associés', done, counts.products),
    ),
  );
  await step(options, 'Prix publics', () =>
    importPublicPrices(db, priceRows(size, options.today), options.today, (done) =>
      onProgress('Prix publics', done, counts.articles),
    ),
  );
  await step(options, 'Tarifs', () => importPriceLists(db, priceListRows()));
  await step(options, 'Teintes', () => importColours(db, colourRows()));
  await step(options, 'Suppléments de teinte', () => importTintSupplements(db, tintSupplementRows()));
  await step(options, 'Anciennes adresses', () => importUrlRewrites(db, urlRewriteRows(size)));
}

async function loadStock(db: DatabaseTransaction, options: DemoOptions): Promise<void> {
  const { size, onProgress = () => {} } = options;
  const lines = catalogueCounts(size).articles * stockedPlaces(size).length;
  await step(options, 'Stocks', () =>
    importStock(db, stockRows(size), (done) => onProgress('Stocks', done, lines)),
  );
}

/** Customers, and their orders, lists, requests and reviews: of the articles that this size has. */
export async function loadAccounts(db: DatabaseTransaction, options: DemoOptions): Promise<void> {
  const { size, today } = options;
  await step(options, 'Établissements', () => importEstablishments(db, establishmentRows()));
  await step(options, 'Sociétés', () => importCompanies(db, companyRows()));
  await step(options, 'Conditions particulières', () => importSpecialConditions(db, priceConditionRows()));
  await step(options, 'Comptes clients', () => importCustomers(db, customerRows(today)));
  await step(options, 'Portefeuilles', () => importPortfolios(db, portfolioRows()));
  await step(options, 'Équipe', () => importDemoStaff(db, staffRows(), today));
  await step(options, 'Codes promotionnels', () => importCoupons(db, couponRows(today)));
  await step(options, 'Commandes', () => importOrders(db, orderRows(size, today)));
  await step(options, 'Teintes gardées', () => importKeptTints(db, keptTintRows(), today));
  await step(options, 'Listes de favoris', () => importWishlists(db, wishlistRows(size), today));
  await step(options, 'Devis', () => importQuotations(db, quotationRows(size, today)));
  await step(options, 'Factures et avoirs', () => importInvoices(db, invoiceRows(size, today)));
  await step(options, 'Demandes de validation', () => importApprovals(db, approvalRows(size, today), today));
  await step(options, 'Avis', () => importReviews(db, reviewRows(size, today)));
  await noteDemo(db, options);
}

async function step(options: DemoOptions, name: string, load: () => Promise<ImportReport>): Promise<void> {
  const report = await load();
  if (!report.ok) {
    const lines = report.refusals.map(({ line, reason }) => `ligne ${line}\u00A0: ${reason}`);
    throw new Error(`La démonstration ne se charge pas (${name}). ${lines.join(' ')}`);
  }
  options.onProgress?.(name, report.lines, report.lines);
}

async function noteDemo(db: Database, { size, today }: DemoOptions): Promise<void> {
  const value = JSON.stringify({ size, loadedFor: frenchDay(today) });
  await db
    .insertInto('operator_note')
    .values({ name: 'demo', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, written_at: new Date() }))
    .execute();
}
