import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { InvoicesDocument } from '../../../generated/documents.ts';
import { answered } from '../../backend/answered.server.ts';
import { backendContext, viewerContext } from '../../backend/request-context.server.ts';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { invoicesCopy } from '../../features/invoices/copy.ts';
import { InvoiceFilterForm } from '../../features/invoices/invoice-filter-form.tsx';
import { InvoiceSums } from '../../features/invoices/invoice-sums.tsx';
import { InvoiceTable } from '../../features/invoices/invoice-table.tsx';
import { OutstandingBlock } from '../../features/invoices/outstanding-block.tsx';
import {
  invoiceFilter,
  invoiceSearchQuery,
  isFilteredInvoices,
  readInvoiceSearch,
} from '../../features/invoices/read-invoice-search.ts';
import { pageMeta, pageOf } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { PageLinks } from '@nuancier/ui/pieces/navigation/page-links.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { useAnnouncedResult } from '@nuancier/ui/pieces/announcing/use-announced-result.ts';
import type { Route } from './+types/invoices-screen.ts';
import styles from './invoices-screen.module.css';

const PER_PAGE = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = readInvoiceSearch(new URL(request.url).searchParams);
  const viewer = context.get(viewerContext);
  const rights = viewer.kind === 'signed-in' ? viewer.rights : null;
  const { customerInvoices: found, customerOutstanding: balance } = await context.get(backendContext).query(
    InvoicesDocument,
    {
      filter: invoiceFilter(search),
      page: search.page,
      size: PER_PAGE,
      outstanding: rights?.is_view_outstanding ?? false,
    },
    { mayFail: ['customerOutstanding'] },
  );
  return { search, found: answered(found, 'customerInvoices'), balance: balance ?? null };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [invoicesCopy.title, accountCopy.title],
    page: pageOf(loaderData?.found.page_info),
    noindex: true,
  });
}

export default function InvoicesScreen({ loaderData }: Route.ComponentProps) {
  const { search, found, balance } = loaderData;
  const { items, total_count: total, totals, page_info: page } = found;
  const filtered = isFilteredInvoices(search);
  useAnnouncedResult(invoicesCopy.count(total));
  return (
    <Page>
      <h1>{invoicesCopy.title}</h1>
      <p>{invoicesCopy.intro}</p>
      {balance && <OutstandingBlock balance={balance} />}
      {(total > 0 || filtered) && <InvoiceFilterForm search={search} />}
      {total === 0 ? (
        <NoInvoice filtered={filtered} />
      ) : (
        <>
          <div className={styles.found}>
            <p>{invoicesCopy.count(total)}</p>
            {found.zip_url && (
              <ButtonLink to={found.zip_url} reloadDocument download look="secondary" size="small">
                <Download aria-hidden="true" size={18} />
                {invoicesCopy.zip(total)}
              </ButtonLink>
            )}
            {!found.zip_url && totals && <p>{invoicesCopy.tooManyForZip}</p>}
          </div>
          <InvoiceTable invoices={items} showsPrices={totals !== null} />
          {totals && <InvoiceSums totals={totals} />}
          <PageLinks
            label={invoicesCopy.pages}
            current={page.current_page ?? 1}
            total={page.total_pages ?? 1}
            to={(at) => paths['customer-my-invoices']() + invoiceSearchQuery(search, at)}
          />
        </>
      )}
    </Page>
  );
}

function NoInvoice({ filtered }: { filtered: boolean }) {
  const icon = <FileText aria-hidden="true" size={48} />;
  if (filtered) {
    const all = (
      <ButtonLink to={paths['customer-my-invoices']()} look="secondary">
        {invoicesCopy.showAll}
      </ButtonLink>
    );
    return <EmptyState icon={icon} title={invoicesCopy.noMatch} action={all} />;
  }
  return (
    <EmptyState
      icon={icon}
      title={invoicesCopy.none}
      action={<ButtonLink to={paths.catalogue()}>{invoicesCopy.browse}</ButtonLink>}
    >
      <p>{invoicesCopy.noneHelp}</p>
    </EmptyState>
  );
}
