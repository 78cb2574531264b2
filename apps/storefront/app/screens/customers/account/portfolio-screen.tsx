import { data, redirect } from 'react-router';
import { IssueConnectAsDocument, PortfolioDeskDocument } from '../../../../generated/documents.ts';
import { formText, orRefusal } from '../../../backend/forms/checked-form.server.ts';
import { readForm } from '../../../backend/forms/read-form.server.ts';
import { backendContext } from '../../../backend/request-context.server.ts';
import { accountCopy } from '../../../features/customers/account-copy.ts';
import {
  linkFor,
  readConnectAsTarget,
} from '../../../features/customers/representatives/connect-as-target.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { portfolioCopy as copy } from '../../../features/customers/representatives/portfolio-copy.ts';
import { PortfolioSearchForm } from '../../../features/customers/representatives/portfolio-search-form.tsx';
import { PortfolioTable } from '../../../features/customers/representatives/portfolio-table.tsx';
import { portfolioOrdersCopy } from '../../../features/orders/copy.ts';
import { PortfolioOrders } from '../../../features/orders/history/portfolio-orders.tsx';
import { portfolioQuotationsCopy } from '../../../features/quotations/copy.ts';
import { PortfolioQuotations } from '../../../features/quotations/portfolio-quotations.tsx';
import { pageMeta, pageOf } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { PageLinks } from '@nuancier/ui/pieces/navigation/page-links.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { useAnnouncedResult } from '@nuancier/ui/pieces/announcing/use-announced-result.ts';
import type { Route } from './+types/portfolio-screen.ts';
import styles from './portfolio-screen.module.css';

const LONGEST_SEARCH = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const text = (asked.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
  const page = /^[1-9]\d{0,5}$/.test(asked.get('page') ?? '') ? Number(asked.get('page')) : 1;
  const desk = await context.get(backendContext).query(PortfolioDeskDocument, { search: text || null, page });
  return { text, desk };
}

/** The link is made for this press and followed at once. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const customerId = formText(form, 'customer');
  const asked = await orRefusal(context.get(backendContext).mutate(IssueConnectAsDocument, { customerId }));
  if ('refusal' in asked) return data({ refusal: asked.refusal }, { status: 422 });
  return redirect(linkFor(asked.done.issueConnectAs.path, readConnectAsTarget(form)), 303);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [copy.title, accountCopy.title],
    page: pageOf(loaderData?.desk.portfolio.page_info),
    noindex: true,
  });
}

const refused = { text: copy.refused, key: 'CONNECT_AS' };

/** A sales representative's desk. */
export default function PortfolioScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { text, desk } = loaderData;
  const { items, total_count: total, page_info: page } = desk.portfolio;
  useAnnouncedResult(copy.count(total));
  return (
    <Page>
      <h1>{copy.title}</h1>
      <p>{copy.intro}</p>
      <FormRefusal title={refused} refusal={actionData?.refusal} />
      {(total > 0 || text !== '') && <PortfolioSearchForm text={text} />}
      {total === 0 ? (
        <NoCustomer searched={text !== ''} />
      ) : (
        <>
          <p>{copy.count(total)}</p>
          <PortfolioTable members={items} />
          <PageLinks
            label={copy.pages}
            current={page.current_page ?? 1}
            total={page.total_pages ?? 1}
            to={(at) => `${paths['customer-portfolio']()}?${pageQuery(text, at)}`}
          />
        </>
      )}
      <section className={styles.section}>
        <h2>{portfolioQuotationsCopy.title}</h2>
        <PortfolioQuotations quotations={desk.portfolioQuotations} />
      </section>
      <section className={styles.section}>
        <h2>{portfolioOrdersCopy.title}</h2>
        <PortfolioOrders orders={desk.portfolioOrders} />
      </section>
    </Page>
  );
}

function NoCustomer({ searched }: { searched: boolean }) {
  if (!searched)
    return (
      <EmptyState title={copy.none}>
        <p>{copy.noneHelp}</p>
      </EmptyState>
    );
  const all = (
    <ButtonLink to={paths['customer-portfolio']()} look="secondary">
      {copy.showAll}
    </ButtonLink>
  );
  return <EmptyState title={copy.noMatch} action={all} />;
}

function pageQuery(text: string, page: number): string {
  return new URLSearchParams({ ...(text === '' ? {} : { q: text }), page: String(page) }).toString();
}
