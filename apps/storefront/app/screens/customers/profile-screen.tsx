import { viewerContext } from '../../backend/request-context.server.ts';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { AccountInformation } from '../../features/customers/account-information.tsx';
import { pageMeta } from '../../page-meta.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import type { Route } from './+types/profile-screen.ts';

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  return { viewer: viewer.kind === 'signed-in' ? viewer : null };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [accountCopy.profileTitle, accountCopy.title], noindex: true });
}

export default function ProfileScreen({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <h1>{accountCopy.profileTitle}</h1>
      <Card>{loaderData.viewer && <AccountInformation viewer={loaderData.viewer} />}</Card>
    </Page>
  );
}
