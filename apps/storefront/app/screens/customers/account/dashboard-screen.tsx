import { monthBefore } from '@nuancier/domain/calendar-day.ts';
import { guardVerdict } from '@nuancier/domain/customers/rights/route-guard.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Link, redirect } from 'react-router';
import {
  DashboardDocument,
  DashboardLimitsDocument,
  DashboardPapersDocument,
  LatestOrdersDocument,
  LatestTintsDocument,
  RequestsToDecideDocument,
} from '../../../../generated/documents.ts';
import type { LatestOrdersQueryVariables, OwnLimitsFragment } from '../../../../generated/documents.ts';
import type { Backend } from '../../../backend/backend.server.ts';
import { backendContext, sessionContext, viewerContext } from '../../../backend/request-context.server.ts';
import { RequestsToDecide } from '../../../features/approvals/requests-to-decide.tsx';
import { QUICK_ORDER } from '../../../features/cart/quick-order/quick-order-link.ts';
import { accountCopy } from '../../../features/customers/account-copy.ts';
import { AccountInformationButton } from '../../../features/customers/account/account-information-button.tsx';
import { AttachedStore } from '../../../features/customers/account/attached-store.tsx';
import type { SignedInViewer } from '../../../backend/frame-viewer.ts';
import { limitCopy } from '../../../features/customers/account/limit-copy.ts';
import { CLIENT_CODE_ID, mayLinkCompany } from '../../../features/customers/account/may-link-company.ts';
import { OwnLimits, hasLimits } from '../../../features/customers/account/own-limits.tsx';
import { balanceCopy } from '../../../features/invoices/copy.ts';
import { MonthFile } from '../../../features/invoices/month-file.tsx';
import { OutstandingBlock } from '../../../features/invoices/outstanding-block.tsx';
import { OverdueNote } from '../../../features/invoices/overdue-note.tsx';
import { ordersCopy } from '../../../features/orders/copy.ts';
import { FrequentBlock } from '../../../features/orders/frequent/frequent-block.tsx';
import { LatestOrders } from '../../../features/orders/history/latest-orders.tsx';
import { SpendingBlock } from '../../../features/orders/desk/spending-block.tsx';
import { TintsBlock } from '../../../features/orders/tints/tints-block.tsx';
import { QuotationsToDecide } from '../../../features/quotations/quotations-to-decide.tsx';
import { useFrame } from '../../../features/site/use-frame.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/dashboard-screen.ts';
import styles from './dashboard-screen.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const today = localMoment(new Date()).date;
  if (viewer.kind !== 'signed-in')
    return { today, store: null, latest: noOrders, tints: [], papers: noPapers, requests: [], limits: null };
  if (guardVerdict('is-representative', viewer) === 'enters') throw redirect(paths['customer-portfolio']());
  const backend = context.get(backendContext);
  const { shopToken: token } = context.get(sessionContext);
  const mayAsk = viewer.role === 'Subaccount';
  const [store, latest, tints, papers, requests, limits] = await Promise.all([
    attachedStore(backend, viewer.shopCode),
    mayViewOrders(viewer) ? latestOrders(backend, { token, mayAsk }) : noOrders,
    mayViewOrders(viewer) ? latestTints(backend) : [],
    papersFor(backend, viewer, today),
    mayApprove(viewer) ? waitingRequests(backend) : [],
    viewer.role === 'Subaccount' ? ownLimits(backend) : null,
  ]);
  return { today, store, latest, tints, papers, requests, limits };
}

async function attachedStore(backend: Backend, storeCode: string | null) {
  if (storeCode === null) return null;
  return (await backend.query(DashboardDocument, { storeCode }, { mayFail: ['store'] })).store ?? null;
}

const noOrders = { orders: [], cartWaits: false };

/** A cart that waits for the head of the company takes none of them again. */
async function latestOrders(backend: Backend, asked: LatestOrdersQueryVariables) {
  const { customCustomerOrders: found, customCustomerCart: cart } = await backend.query(
    LatestOrdersDocument,
    asked,
    { mayFail: ['customCustomerOrders'] },
  );
  const orders = (found?.items ?? []).flatMap((order) => (order ? [order] : []));
  return { orders, cartWaits: cart?.state === 'FROZEN' };
}

async function latestTints(backend: Backend) {
  const { customerTints: found } = await backend.query(
    LatestTintsDocument,
    {},
    { mayFail: ['customerTints'] },
  );
  return found?.items ?? [];
}

const noPapers = { quotations: [], balance: null, frequent: [], overdue: null, month: null, spending: null };
const MOST_FREQUENT = 6;

/** What waits for an answer, what is owed, what was spent, what is bought most: each only for who may see it. */
async function papersFor(backend: Backend, viewer: SignedInViewer, today: string) {
  const month = monthBefore(today);
  const { is_view_quotations: quotations, is_view_outstanding: outstanding } = viewer.rights;
  const { is_view_listing: frequent, is_view_price: prices } = viewer.rights;
  const invoices = guardVerdict('may-view-invoices', viewer) === 'enters';
  const spending = mayViewOrders(viewer) && prices && viewer.company !== null;
  if (!quotations && !outstanding && !frequent && !invoices && !spending) return noPapers;
  const found = await backend.query(
    DashboardPapersDocument,
    { quotations, outstanding, frequent, invoices, spending, month: { period: month } },
    {
      mayFail: [
        'customerQuotations',
        'customerOutstanding',
        'customerFrequentPurchases',
        'overdue',
        'lastMonth',
        'customerSpending',
      ],
    },
  );
  return {
    quotations: found.customerQuotations?.items ?? [],
    balance: found.customerOutstanding ?? null,
    frequent: (found.customerFrequentPurchases ?? []).slice(0, MOST_FREQUENT),
    overdue: found.overdue ?? null,
    month: found.lastMonth ? { ...found.lastMonth, from: month.from } : null,
    spending: found.customerSpending ?? null,
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

async function ownLimits(backend: Backend) {
  const { customer } = await backend.query(DashboardLimitsDocument, {}, { mayFail: ['customer'] });
  return customer?.approval_limits ?? null;
}

/** A sales representative does not decide for a customer. */
function mayApprove(viewer: SignedInViewer): boolean {
  return guardVerdict('may-approve', viewer) === 'enters';
}

function mayViewOrders(viewer: SignedInViewer): boolean {
  return guardVerdict('may-view-orders', viewer) === 'enters';
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [accountCopy.dashboardTitle, accountCopy.title], noindex: true });
}

/** What waits for the customer first, then what is under way, then the figures, then what seldom changes. */
export default function DashboardScreen({ loaderData }: Route.ComponentProps) {
  const { viewer } = useFrame();
  if (viewer.kind === 'signed-out') return null;
  const { today, store, latest, tints, papers, requests, limits } = loaderData;
  const { overdue, month, balance, spending } = papers;
  return (
    <Page>
      <div className={styles.head}>
        <h1>{accountCopy.hello(viewer.firstname)}</h1>
        <ButtonLink to={paths['quick-order']()} look="secondary" size="small">
          {QUICK_ORDER}
        </ButtonLink>
      </div>
      <RequestsToDecide requests={requests} />
      {overdue && <OverdueNote count={overdue.total_count} balance={overdue.totals?.balance.value ?? null} />}
      <QuotationsToDecide quotations={papers.quotations} today={today} />
      <LatestOrders {...latest} />
      {latest.orders.length === 0 && viewer.company === null && (
        <EmptyState
          icon={<ShoppingCart aria-hidden="true" size={48} />}
          title={ordersCopy.none}
          action={<ButtonLink to={paths.catalogue()}>{ordersCopy.browse}</ButtonLink>}
        />
      )}
      {month && (viewer.company !== null || month.total_count > 0) && (
        <MonthFile month={month.from} count={month.total_count} zipUrl={month.zip_url ?? null} />
      )}
      {balance && (
        <OutstandingBlock
          balance={balance}
          action={
            viewer.rights.is_view_invoices && (
              <Link to={paths['customer-my-invoices']()}>{balanceCopy.seeInvoices}</Link>
            )
          }
        />
      )}
      {spending && <SpendingBlock spending={spending} />}
      <FrequentBlock articles={papers.frequent} />
      <TintsBlock tints={tints} />
      <div className={styles.cards}>
        {hasLimits(limits) && (
          <Card className={styles.card}>
            <h2>{limitCopy.title}</h2>
            <OwnLimits limits={limits} />
          </Card>
        )}
        <CompanyCards viewer={viewer} limits={limits} />
        <Card className={styles.card}>
          <h2>{accountCopy.store}</h2>
          <AttachedStore store={store} />
        </Card>
      </div>
    </Page>
  );
}

type CompanyProps = { viewer: SignedInViewer; limits: OwnLimitsFragment | null };

function CompanyCards({ viewer, limits }: CompanyProps) {
  return (
    <>
      {viewer.company && (
        <Card className={styles.card}>
          <h2>{accountCopy.company}</h2>
          <p>
            <strong>{viewer.company.name}</strong>
            <br />
            {viewer.company.is_prospect
              ? accountCopy.isProspect
              : accountCopy.clientCodeOf(viewer.company.client_code)}
          </p>
          <AccountInformationButton limits={limits} />
        </Card>
      )}
      {mayLinkCompany(viewer) && (
        <Card className={styles.card}>
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
    </>
  );
}
