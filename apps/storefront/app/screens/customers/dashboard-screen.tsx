import { DashboardDocument } from '../../../generated/documents.ts';
import { backendContext, viewerContext } from '../../backend/request-context.server.ts';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { AccountInformationButton } from '../../features/customers/account-information-button.tsx';
import { AttachedStore } from '../../features/customers/attached-store.tsx';
import { QuickLinks } from '../../features/customers/quick-links.tsx';
import { useFrame } from '../../features/site/use-frame.ts';
import { pageMeta } from '../../page-meta.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import type { Route } from './+types/dashboard-screen.ts';
import styles from './dashboard-screen.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer.kind !== 'signed-in' || viewer.shopCode === null) return { store: null };
  const variables = { storeCode: viewer.shopCode };
  const { store } = await context
    .get(backendContext)
    .query(DashboardDocument, variables, { mayFail: ['store'] });
  return { store: store ?? null };
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
              {accountCopy.clientCodeOf(viewer.company.client_code)}
            </p>
            <AccountInformationButton />
          </Card>
        )}
        <Card className={styles['card']}>
          <h2>{accountCopy.store}</h2>
          <AttachedStore store={loaderData.store} />
        </Card>
      </div>
      <QuickLinks viewer={viewer} />
    </Page>
  );
}
