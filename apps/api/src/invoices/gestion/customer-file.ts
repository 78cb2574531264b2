import type {
  CustomerFile,
  CustomerFileInvoice_PageArgs,
  FileCredit,
  FileInvoice,
  FileInvoicePage,
} from '@nuancier/contract/gestion-types.ts';
import { invoiceState } from '@nuancier/domain/invoices/invoice-state.ts';
import type { InvoiceType } from '@nuancier/domain/invoices/invoice-state.ts';
import { isPaperNumber } from '@nuancier/domain/invoices/paper-number.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Asking, Means } from '../../request/asking.ts';
import { fileOwner, pageOf, placeAsked } from '../../request/file-owner.ts';
import { selectInvoicesOf } from '../customer-file-store.ts';
import type { FileInvoiceRow } from '../customer-file-store.ts';
import { invoiceCopy } from '../invoice-copy.ts';
import { outstandingOfCompany } from '../outstanding-of-company.ts';

const MOST = 10;
const PAGE = 50;

type Asked = Pick<Means, 'db'> & Pick<Asking, 'now'>;

export async function fileInvoices(file: CustomerFile, { db, now }: Asked): Promise<FileInvoice[]> {
  const rows = await selectInvoicesOf(db, fileOwner(file), { after: null, limit: MOST });
  return rows.map(invoiceView(now()));
}

export async function fileInvoicePage(
  file: CustomerFile,
  { after }: CustomerFileInvoice_PageArgs,
  { db, now }: Asked,
): Promise<FileInvoicePage> {
  const place = placeAsked(after, PAGE);
  if (place === null) throw new Refusal('BAD_CUSTOMER_FILTER');
  const { rows, next } = pageOf(await selectInvoicesOf(db, fileOwner(file), place), PAGE);
  return { rows: rows.map(invoiceView(now())), next };
}

function invoiceView(now: Date): (row: FileInvoiceRow) => FileInvoice {
  const { date: day } = localMoment(now);
  return ({ number, type, issuedOn, dueOn, totalTtc, balance }) => ({
    number,
    type_label: invoiceCopy.types[type],
    issued_on: issuedOn,
    due_on: dueOn,
    is_overdue: invoiceState({ type, dueOn, balance: Number(balance) }, day) === 'ECHUE',
    total_ttc_cents: Number(totalTtc),
    balance_cents: Number(balance),
    pdf_url: isPaperNumber(number) ? paperAddress(type, number) : null,
  });
}

/** Outside of the contract, for whoever sees the file. */
function paperAddress(type: InvoiceType, number: string): string {
  return `/gestion/fichiers/pieces/${FOLDERS[type]}/${encodeURIComponent(number)}.pdf`;
}

const FOLDERS = { FACTURE: 'factures', AVOIR: 'avoirs' } as const;

/** Of companies alone. */
export async function fileCredit(file: CustomerFile, { db, now }: Asked): Promise<FileCredit | null> {
  const owner = fileOwner(file);
  if ('customerId' in owner) return null;
  const told = await outstandingOfCompany(db, owner.companyId, localMoment(now()).date);
  return {
    authorised_cents: told.authorised,
    used_cents: told.used,
    available_cents: told.available,
    overdue_cents: told.overdue,
    overdue_since: told.overdueSince,
    orders_in_progress_cents: told.ordersInProgress,
  };
}
