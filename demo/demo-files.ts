// The demo as a merchant would bring it in: one file per kind, in the order in which a shop is filled.
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DemoSize } from './catalogue/generate-catalogue.ts';
import { approvalRows } from './rows/accounts/approval-rows.ts';
import { companyRows } from './rows/accounts/company-rows.ts';
import { couponRows } from './rows/accounts/coupon-rows.ts';
import { addressRows, customerRows, portfolioRows, subAccountRows } from './rows/accounts/customer-rows.ts';
import { establishmentRows } from './rows/accounts/establishment-rows.ts';
import { invoiceRows } from './rows/accounts/invoice-rows.ts';
import { keptTintRows } from './rows/accounts/kept-tint-rows.ts';
import { orderRows } from './rows/accounts/order-rows.ts';
import { quotationRows } from './rows/accounts/quotation-rows.ts';
import { wishlistRows } from './rows/accounts/wishlist-rows.ts';
import { categoryRows } from './rows/catalogue/category-rows.ts';
import { colourRows } from './rows/catalogue/colour-rows.ts';
import { priceConditionRows } from './rows/catalogue/price-condition-rows.ts';
import { costRows } from './rows/catalogue/cost-rows.ts';
import { priceListRows } from './rows/catalogue/price-list-rows.ts';
import { priceRows } from './rows/catalogue/price-rows.ts';
import { productLinkRows } from './rows/catalogue/product-link-rows.ts';
import { articleRows, productRows } from './rows/catalogue/product-rows.ts';
import { reviewRows } from './rows/catalogue/review-rows.ts';
import { stockRows } from './rows/catalogue/stock-rows.ts';
import { tintSupplementRows } from './rows/catalogue/tint-supplement-rows.ts';
import { urlRewriteRows } from './rows/catalogue/url-rewrite-rows.ts';
import type { FileLine } from './rows/file-line.ts';
import { blockRows, pageRows } from './rows/site/content-rows.ts';
import { shopRows } from './rows/site/shop-rows.ts';
import { siteRows } from './rows/site/site-rows.ts';

export type DemoFileOptions = {
  size: DemoSize;
  today: Date;
  theme?: string | undefined;
  /** without a day's work: no order is promised for an hour, nothing has come in today, nobody asks for anything */
  isQuiet?: boolean | undefined;
};

/** `kind` as `npm run shop -- import` names it. */
export type DemoFile = {
  kind: string;
  lines: () => Iterable<FileLine> | Promise<Iterable<FileLine>>;
  /** No later file names what it brings: they are loaded while it is. */
  isApart?: boolean;
};

export function demoFiles(options: DemoFileOptions): DemoFile[] {
  return [...shopFiles(options), ...catalogueFiles(options), ...accountFiles(options)];
}

function shopFiles(options: DemoFileOptions): DemoFile[] {
  return [
    { kind: 'sites', lines: () => siteRows(options) },
    { kind: 'stores', lines: () => shopRows(options.today) },
    { kind: 'pages', lines: pageRows },
    { kind: 'blocks', lines: blockRows },
  ];
}

function catalogueFiles({ size, today }: DemoFileOptions): DemoFile[] {
  return [
    { kind: 'categories', lines: categoryRows },
    { kind: 'products', lines: () => productRows(size) },
    { kind: 'articles', lines: () => articleRows(size) },
    { kind: 'stock', lines: () => stockRows(size), isApart: true },
    { kind: 'links', lines: () => productLinkRows(size) },
    { kind: 'redirects', lines: () => urlRewriteRows(size) },
    { kind: 'colours', lines: colourRows },
    { kind: 'tint-supplements', lines: tintSupplementRows },
    { kind: 'prices', lines: () => priceRows(size, today) },
    { kind: 'price-lists', lines: priceListRows },
    { kind: 'costs', lines: () => costRows(size, today) },
  ];
}

/** Customers, and their orders, lists, requests and reviews: of the articles that this size has. */
export function accountFiles({ size, today, isQuiet }: DemoFileOptions): DemoFile[] {
  return [
    { kind: 'establishments', lines: establishmentRows },
    { kind: 'companies', lines: () => companyRows(isQuiet) },
    { kind: 'conditions', lines: priceConditionRows },
    { kind: 'customers', lines: () => customerRows(today) },
    { kind: 'sub-accounts', lines: () => subAccountRows(today) },
    { kind: 'addresses', lines: addressRows },
    { kind: 'portfolios', lines: portfolioRows },
    { kind: 'coupons', lines: () => couponRows(today) },
    { kind: 'orders', lines: () => orderRows(size, today, isQuiet) },
    { kind: 'quotations', lines: () => quotationRows(size, today) },
    { kind: 'invoices', lines: () => invoiceRows(size, today) },
    { kind: 'kept-tints', lines: keptTintRows },
    { kind: 'wishlists', lines: () => wishlistRows(size) },
    { kind: 'approvals', lines: () => approvalRows(size, today) },
    { kind: 'reviews', lines: () => reviewRows(size, today) },
  ];
}

/** JSON Lines, `stock.jsonl` and the like; its path. */
export async function writeDemoFile(folder: string, { kind, lines }: DemoFile): Promise<string> {
  const path = join(folder, `${kind}.jsonl`);
  await pipeline(Readable.from(inPieces(await lines())), createWriteStream(path));
  return path;
}

const PIECE = 65_536;

function* inPieces(lines: Iterable<FileLine>): Generator<string> {
  let piece = '';
  for (const line of lines) {
    piece += `${JSON.stringify(line)}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
