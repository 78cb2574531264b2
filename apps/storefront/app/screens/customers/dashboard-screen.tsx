import { guardVerdict } from '@nuancier/domain/customers/route-guard.ts';
import { Link, redirect } from 'react-router';
import {
  DashboardDocument,
  DashboardPapersDocument,
  LatestOrdersDocument,
  RequestsToDecideDocument,
} from '../../../generated/documents.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { backendContext, viewerContext } from '../../backend/request-context.server.ts';
import { RequestsToDecide } from '../../features/approvals/requests-to-decide.tsx';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { AccountInformationButton } from '../../features/customers/account-information-button.tsx';
import { AttachedStore } from '../../features/customers/attached-store.tsx';
import type { SignedInViewer } from '../../features/customers/frame-viewer.ts';
import { CLIENT_CODE_ID, mayLinkCompany } from '../../features/customers/may-link-company.ts';
import { QuickLinks } from '../../features/customers/quick-links.tsx';
import { balanceCopy } from '../../features/invoices/copy.ts';
import { OutstandingBlock } from '../../features/invoices/outstanding-block.tsx';
import { FrequentBlock } from '../../features/orders/frequent-block.tsx';
import { LatestOrders } from '../../features/orders/latest-orders.tsx';
import { QuotationsToDecide } from '../../features/quotations/quotations-to-decide.tsx';
import { useFrame } from '../../features/site/use-frame.ts';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import type { Route } from './+types/dashboard-screen.ts';
import styles from './dashboard-screen.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer.kind !== 'signed-in') return { store: null, orders: [], papers: noPapers, requests: [] };
  if (guardVerdict('is-representative', viewer) === 'enters') throw redirect(paths['customer-portfolio']());
  const backend = context.get(backendContext);
  const [store, orders, papers, requests] = await Promise.all([
    attachedStore(backend, viewer.shopCode),
    mayViewOrders(viewer) ? latestOrders(backend) : [],
    papersFor(backend, viewer),
    mayApprove(viewer) ? waitingRequests(backend) : [],
  ]);
  return { store, orders, papers, requests };
}

async function attachedStore(backend: Backend, storeCode: string | null) {
  if (storeCode === null) return null;
  return (await backend.query(DashboardDocument, { storeCode }, { mayFail: ['store'] })).store ?? null;
}

async function latestOrders(backend: Backend) {
  const { customCustomerOrders: found } = await backend.query(
    LatestOrdersDocument,
    {},
    { mayFail: ['customCustomerOrders'] },
  );
  return (found?.items ?? []).flatMap((order) => (order ? [order] : []));
}

const noPapers = { quotations: [], balance: null, frequent: [] };
const MOST_FREQUENT = 6;

/** What waits for an answer, what is owed, what is bought most: each only for who may see it. */
async function papersFor(backend: Backend, { rights }: SignedInViewer) {
  const {
    is_view_quotations: quotations,
    is_view_outstanding: outstanding,
    is_view_listing: frequent,
  } = rights;
  if (!quotations && !outstanding && !frequent) return noPapers;
  const found = await backend.query(
    DashboardPapersDocument,
    { quotations, outstanding, frequent },
    { mayFail: ['customerQuotations', 'customerOutstanding', 'customerFrequentPurchases'] },
  );
  return {
    quotations: found.customerQuotations?.items ?? [],
    balance: found.customerOutstanding ?? null,
    frequent: (found.customerFrequentPurchases ?? []).slice(0, MOST_FREQUENT),
  };
}

async function waitingRequests(backend: Backend) {
  const { getOrdersWaitingForApproval: waiting } = await backend.query(
    RequestsToDecideDocument,
    {},
    { mayFail: ['getOrdersWaitingForApproval'] },
  );
  return waiting?.items ?? [];
}

/** In a customer's name nobody decides: a sales representative is not asked. */
function mayApprove(viewer: SignedInViewer): boolean {
  return guardVerdict('is-dirigeant-account', viewer) === 'enters';
}

function mayViewOrders(viewer: SignedInViewer): boolean {
  return guardVerdict('may-view-orders', viewer) === 'enters';
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [accountCopy.dashboardTitle, accountCopy.title], noindex: true });
}

export default function DashboardScreen({ loaderData }: Route.ComponentProps) {
  const { viewer } = useFrame();
  if (viewer.kind === 'signed-out') return null;
  return (
    <Page>
      <h1>{accountCopy.hello(viewer.firstname)}</h1>
      <div className={styles['cards']}>
        {viewer.company && (
          <Card className={styles['card']}>
            <h2>{accountCopy.company}</h2>
            <p>
              <strong>{viewer.company.name}</strong>
              <br />
              {viewer.company.is_prospect
                ? accountCopy.isProspect
                : accountCopy.clientCodeOf(viewer.company.client_code)}
            </p>
            <AccountInformationButton />
          </Card>
        )}
        {mayLinkCompany(viewer) && (
          <Card className={styles['card']}>
            <h2>{accountCopy.haveClientCode}</h2>
            <p>{accountCopy.haveClientCodeHelp}</p>
            <ButtonLink
              to={`${paths['customer-my-profile']()}#${CLIENT_CODE_ID}`}
              look="secondary"
              size="small"
            >
              {accountCopy.enterClientCode}
            </ButtonLink>
          </Card>
        )}
        <Card className={styles['card']}>
          <h2>{accountCopy.store}</h2>
          <AttachedStore store={loaderData.store} />
        </Card>
      </div>
      <RequestsToDecide requests={loaderData.requests} />
      <QuotationsToDecide quotations={loaderData.papers.quotations} />
      {loaderData.papers.balance && (
        <OutstandingBlock
          balance={loaderData.papers.balance}
          action={
            viewer.rights.is_view_invoices && (
              <Link to={paths['customer-my-invoices']()}>{balanceCopy.seeInvoices}</Link>
            )
          }
        />
      )}
      <LatestOrders orders={loaderData.orders} />
      <FrequentBlock articles={loaderData.papers.frequent} />
      <QuickLinks viewer={viewer} />
    </Page>
  );
}
