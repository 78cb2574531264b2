import type { CustomerFile, FileCredit, FileInvoice } from '@nuancier/contract/gestion-types.ts';
import { invoiceState } from '@nuancier/domain/invoices/invoice-state.ts';
import type { InvoiceType } from '@nuancier/domain/invoices/invoice-state.ts';
import { isPaperNumber } from '@nuancier/domain/invoices/paper-number.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Asking, Means } from '../../request/asking.ts';
import { fileOwner } from '../../request/file-owner.ts';
import { selectInvoicesOf } from '../customer-file-store.ts';
import { invoiceCopy } from '../invoice-copy.ts';
import { outstandingOfCompany } from '../outstanding-of-company.ts';

const MOST = 10;

type Asked = Pick<Means, 'db'> & Pick<Asking, 'now'>;

export async function fileInvoices(file: CustomerFile, { db, now }: Asked): Promise<FileInvoice[]> {
  const { date: day } = localMoment(now());
  const rows = await selectInvoicesOf(db, fileOwner(file), MOST);
  return rows.map(({ number, type, issuedOn, dueOn, totalTtc, balance }) => ({
    number,
    type_label: invoiceCopy.types[type],
    issued_on: issuedOn,
    due_on: dueOn,
    is_overdue: invoiceState({ type, dueOn, balance: Number(balance) }, day) === 'ECHUE',
    total_ttc_cents: Number(totalTtc),
    balance_cents: Number(balance),
    pdf_url: isPaperNumber(number) ? paperAddress(type, number) : null,
  }));
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
    orders_in_progress_cents: told.ordersInProgress,
  };
}
