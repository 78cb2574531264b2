import FileText from 'lucide-react/icons/file-text';
import { QuotationsDocument } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { quotationsCopy } from '../../features/quotations/copy.ts';
import { QuotationFilterForm } from '../../features/quotations/quotation-filter-form.tsx';
import { QuotationList } from '../../features/quotations/quotation-list.tsx';
import {
  isFilteredQuotations,
  quotationSearchQuery,
  readQuotationSearch,
} from '../../features/quotations/read-quotation-search.ts';
import { pageMeta, pageOf } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { PageLinks } from '@nuancier/ui/pieces/navigation/page-links.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { useAnnouncedResult } from '@nuancier/ui/pieces/announcing/use-announced-result.ts';
import type { Route } from './+types/quotations-screen.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = readQuotationSearch(new URL(request.url).searchParams);
  const { text, status, page } = search;
  const { customerQuotations: found } = await context
    .get(backendContext)
    .query(QuotationsDocument, { filter: { search: text || null, status }, page });
  if (found === null) throw new Error('The commerce API listed no quotations');
  return { search, found };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [quotationsCopy.title, accountCopy.title],
    page: pageOf(loaderData?.found.page_info),
    noindex: true,
  });
}

export default function QuotationsScreen({ loaderData: { search, found } }: Route.ComponentProps) {
  const { items, total_count: total, page_info: page } = found;
  const filtered = isFilteredQuotations(search);
  useAnnouncedResult(quotationsCopy.count(total));
  return (
    <Page>
      <h1>{quotationsCopy.title}</h1>
      {(total > 0 || filtered) && <QuotationFilterForm search={search} />}
      {total === 0 ? (
        <NoQuotation filtered={filtered} />
      ) : (
        <>
          <p>{quotationsCopy.count(total)}</p>
          <QuotationList quotations={items} />
          <PageLinks
            label={quotationsCopy.pages}
            current={page.current_page ?? 1}
            total={page.total_pages ?? 1}
            to={(at) => paths['customer-my-quotations']() + quotationSearchQuery(search, at)}
          />
        </>
      )}
    </Page>
  );
}

function NoQuotation({ filtered }: { filtered: boolean }) {
  const icon = <FileText aria-hidden="true" size={48} />;
  if (filtered) {
    const all = (
      <ButtonLink to={paths['customer-my-quotations']()} look="secondary">
        {quotationsCopy.showAll}
      </ButtonLink>
    );
    return <EmptyState icon={icon} title={quotationsCopy.noMatch} action={all} />;
  }
  return (
    <EmptyState
      icon={icon}
      title={quotationsCopy.none}
      action={<ButtonLink to={paths.contact('devis')}>{quotationsCopy.ask}</ButtonLink>}
    >
      <p>{quotationsCopy.noneHelp}</p>
    </EmptyState>
  );
}
