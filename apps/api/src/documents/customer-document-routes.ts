// A customer's papers under /documents: orders, quotations, invoices and credit notes.
import type { FastifyPluginAsync } from 'fastify';
import { customerInvoice } from '../invoices/invoices.ts';
import type { InvoiceView } from '../invoices/invoices.ts';
import { renderQueue } from '../media/render-queue.ts';
import { customerOrder } from '../orders/orders.ts';
import type { OrderView } from '../orders/orders.ts';
import { customerQuotation } from '../quotations/quotations.ts';
import type { QuotationView } from '../quotations/quotations.ts';
import { readSites } from '../site/site.ts';
import { findShop } from '../stores/stores.ts';
import { documentCopy } from './document-copy.ts';
import { invoicedOrder } from './invoiced-order.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import type { InvoicedOrder } from './invoice-sheet.ts';
import { invoicesZip } from './invoices-zip.ts';
import { orderSheet } from './order-sheet.ts';
import { paperRoute } from './paper-route.ts';
import type { Paper, PaperParts } from './paper-route.ts';
import { quotationSheet } from './quotation-sheet.ts';

type InvoiceFacts = { invoice: InvoiceView; order: InvoicedOrder | null };

const LIMITS = { atOnce: 1, waiting: 20 };

export function customerDocumentRoutes(parts: PaperParts): FastifyPluginAsync {
  const { db } = parts;
  const queue = renderQueue<Buffer>(LIMITS);

  async function house() {
    const site = (await readSites(db)).find(({ isDefault }) => isDefault);
    return { shop: site?.name ?? '', seller: site?.settings.seller ?? null };
  }

  const orders: Paper<OrderView> = {
    folder: '/documents/orders',
    read: customerOrder,
    write: async (order, large) => {
      const told = await house();
      const found = await findShop(db, order.shop_code);
      const store =
        found === undefined
          ? [order.shop_code]
          : [found.titleLabel, ...found.addressLines, `${found.postalCode} ${found.locality}`];
      return orderSheet(order, { ...told, store, large });
    },
    fileName: ({ number }) => documentCopy.files.order(number),
    page: (number) => `/customer/order-history/${number}`,
  };
  const quotations: Paper<QuotationView> = {
    folder: '/documents/quotations',
    read: async (reader, number) => {
      const quotation = await customerQuotation(reader, number);
      return quotation.pdf_url == null ? null : quotation;
    },
    write: async (quotation, large) => quotationSheet(quotation, await house(), large),
    fileName: ({ number }) => documentCopy.files.quotation(number),
    page: (number) => `/customer/my-quotations/${number}`,
  };
  const invoices = (folder: string, type: InvoiceView['type']): Paper<InvoiceFacts> => ({
    folder,
    read: async (reader, number) => {
      const invoice = await customerInvoice(reader, { type, number });
      if (invoice.pdf_url == null) return null;
      return { invoice, order: await invoicedOrder(reader, invoice.order_number ?? null) };
    },
    write: async ({ invoice, order }, large) => invoiceSheet(invoice, order, await house(), large),
    fileName: ({ invoice: { number } }) => documentCopy.files[type](number),
    page: () => '/customer/my-invoices-and-credit-notes',
  });

  return async (app) => {
    await app.register(paperRoute(parts, queue, orders));
    await app.register(paperRoute(parts, queue, quotations));
    await app.register(
      invoicesZip(parts, async (reader, invoice, large) => {
        const order = await invoicedOrder(reader, invoice.order_number ?? null);
        return invoiceSheet(invoice, order, await house(), large);
      }),
    );
    await app.register(paperRoute(parts, queue, invoices('/documents/invoices', 'FACTURE')));
    await app.register(paperRoute(parts, queue, invoices('/documents/credit-notes', 'AVOIR')));
  };
}
