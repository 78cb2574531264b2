import { lineName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import { shownColour } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import type {
  CustomerInvoice,
  CustomerInvoiceItem,
  CustomerOutstanding,
  Money,
} from '@nuancier/contract/api-types.ts';
import { invoiceState } from '@nuancier/domain/invoices/invoice-state.ts';
import type { Outstanding } from '@nuancier/domain/invoices/outstanding.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import { invoiceCopy } from './invoice-copy.ts';
import type { Invoice, InvoiceLine } from './invoice-record.ts';

export type InvoiceView = CustomerInvoice;

const FOLDERS = { FACTURE: 'invoices', AVOIR: 'credit-notes' } as const;

export function invoiceView(
  invoice: Invoice,
  { showsPrices, day }: { showsPrices: boolean; day: string },
): InvoiceView {
  const { type, number } = invoice;
  const state = invoiceState(invoice, day);
  const shown = (amount: number) => (showsPrices ? money(amount) : null);
  return {
    number,
    type,
    type_label: invoiceCopy.types[type],
    state,
    state_label: invoiceCopy.states[type][state],
    issued_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    order_number: invoice.orderNumber,
    opens_order: invoice.opensOrder,
    corrected_number: invoice.correctedNumber,
    reason: invoice.reason,
    total_excluding_tax: shown(invoice.totalHt),
    total_tax: shown(invoice.tax),
    total_including_tax: shown(invoice.totalTtc),
    balance: shown(invoice.balance),
    billing: invoice.billing,
    items: invoice.lines.map((line) => itemView(line, type === 'AVOIR' ? -1 : 1, shown)),
    pdf_url: showsPrices ? `/documents/${FOLDERS[type]}/${encodeURIComponent(number)}.pdf` : null,
  };
}

function itemView(
  line: InvoiceLine,
  sign: 1 | -1,
  shown: (amount: number) => Money | null,
): CustomerInvoiceItem {
  return {
    product_name: lineName(line),
    product_sku: line.articleSku,
    conditioning: line.conditioning,
    color: shownColour(line.color),
    quantity: line.quantity,
    unit_price: shown(line.unitHt),
    row_total: shown(sign * line.unitHt * line.quantity),
  };
}

export function outstandingView(outstanding: Outstanding, showsPrices: boolean): CustomerOutstanding {
  const shown = (amount: number) => (showsPrices ? money(amount) : null);
  return {
    used: shown(outstanding.used),
    authorised: shown(outstanding.authorised),
    available: shown(outstanding.available),
    overdue: shown(outstanding.overdue),
    orders_in_progress: shown(outstanding.ordersInProgress),
    next_due: outstanding.nextDue.map(({ dueOn, amount }) => ({ due_on: dueOn, amount: shown(amount) })),
  };
}

export function money(amount: number): Money {
  return { value: euros(cents(amount)), currency: 'EUR' };
}
