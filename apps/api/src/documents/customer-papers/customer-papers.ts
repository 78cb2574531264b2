// A customer's papers: who may read one, and what it says. Its PDF and its page both ask here.
import { amountReader, largeAmounts } from '@nuancier/domain/customers/rights/permissions.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { Database } from '../../database/tables.ts';
import { customerInvoice, selectPaper } from '../../invoices/invoices.ts';
import type { InvoicePaper, InvoiceView } from '../../invoices/invoices.ts';
import { customerOrder } from '../../orders/orders.ts';
import type { OrderView } from '../../orders/orders.ts';
import { customerQuotation } from '../../quotations/quotations.ts';
import { readSites } from '../../site/site.ts';
import { findShop } from '../../stores/stores.ts';
import { documentCopy } from '../content/document-copy.ts';
import { invoicedOrder } from './invoiced-order.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { orderSheet } from './order-sheet.ts';
import type { PaperContent } from '../content/paper-content.ts';
import type { Reader } from './paper-reader.ts';
import { quotationSheet } from './quotation-sheet.ts';
import type { PaperHouse } from '../content/seller-lines.ts';

type CustomerPaperKind = 'ORDER' | 'QUOTATION' | 'FACTURE' | 'AVOIR';

export type CustomerPaper = {
  /** « /documents/orders » */
  folder: string;
  /** Refused or denied like its page; null where there is a page and no paper. */
  read(reader: Reader, number: string): Promise<PaperContent | null>;
  /** The merchant's own PDF of it, for those who may read it: null, and the shop draws one. */
  given(db: Database, number: string): Promise<InvoicePaper | null>;
  fileName(number: string): string;
  /** Where a signed-out browser is redirected: that page's guard asks for sign-in. */
  page(number: string): string;
};

export const customerPapers: Readonly<Record<CustomerPaperKind, CustomerPaper>> = {
  ORDER: {
    folder: '/documents/orders',
    read: async (reader, number) => orderPaper(reader, await customerOrder(reader, number)),
    given: async () => null,
    fileName: documentCopy.files.order,
    page: (number) => `/customer/order-history/${encodeURIComponent(number)}`,
  },
  QUOTATION: {
    folder: '/documents/quotations',
    read: async (reader, number) => {
      const quotation = await customerQuotation(reader, number);
      if (quotation.pdf_url == null) return null;
      return quotationSheet(quotation, await houseOf(reader.db), largeFor(reader));
    },
    given: async () => null,
    fileName: documentCopy.files.quotation,
    page: (number) => `/customer/my-quotations/${encodeURIComponent(number)}`,
  },
  FACTURE: invoicePapers('/documents/invoices', 'FACTURE'),
  AVOIR: invoicePapers('/documents/credit-notes', 'AVOIR'),
};

/** As the shop's addresses call them. */
const PAGES = { FACTURE: 'facture', AVOIR: 'avoir' } as const;

function invoicePapers(folder: string, type: InvoiceView['type']): CustomerPaper {
  return {
    folder,
    read: async (reader, number) => {
      const invoice = await customerInvoice(reader, { type, number });
      return invoice.pdf_url == null ? null : invoicePaper(reader, invoice);
    },
    given: (db, number) => selectPaper(db, { type, number }),
    fileName: documentCopy.files[type],
    page: (number) => `/customer/my-invoices-and-credit-notes/${PAGES[type]}/${encodeURIComponent(number)}`,
  };
}

export async function invoicePaper(reader: Reader, invoice: InvoiceView): Promise<PaperContent> {
  const order = await invoicedOrder(reader, invoice.order_number ?? null);
  return invoiceSheet(invoice, order, await houseOf(reader.db), largeFor(reader));
}

async function orderPaper(reader: Reader, order: OrderView): Promise<PaperContent> {
  const found = await findShop(reader.db, order.shop_code);
  const store =
    found === undefined
      ? [order.shop_code]
      : [found.titleLabel, ...found.addressLines, `${found.postalCode} ${found.locality}`];
  return orderSheet(order, { ...(await houseOf(reader.db)), store, large: largeFor(reader) });
}

/** The reader's amounts: HT, TTC or both. */
function largeFor({ viewer }: Reader): readonly TaxLabel[] {
  return largeAmounts(amountReader(viewer));
}

export async function houseOf(db: Database): Promise<PaperHouse> {
  const site = (await readSites(db)).find(({ isDefault }) => isDefault);
  return { shop: site?.name ?? '', seller: site?.settings.seller ?? null };
}
