import { redirect } from 'react-router';
import { ApprovalConfirmationDocument } from '../../../generated/documents.ts';
import { backendContext, sessionContext, viewerContext } from '../../backend/request-context.server.ts';
import { approvalsCopy as copy } from '../../features/approvals/copy.ts';
import { approvalCopy } from '../../features/cart/approval/approval-copy.ts';
import { SetApartForm } from '../../features/cart/approval/set-apart-form.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/approval-confirmation-screen.ts';
import styles from './approval-confirmation-screen.module.css';

/** Follows a submission; without one that waits there is nothing to confirm. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shopToken: token } = context.get(sessionContext);
  const { customCustomerCart: cart } = await context
    .get(backendContext)
    .query(ApprovalConfirmationDocument, { token });
  if (cart.approval?.status !== 'waiting_for_approval') throw redirect(paths.cart());
  const viewer = context.get(viewerContext);
  const isNotified = viewer.kind === 'signed-in' && viewer.rights.is_notification_order;
  return { approver: cart.approval.approver_name, isNotified };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.confirmationTitle], noindex: true });
}

export default function ApprovalConfirmationScreen({ loaderData }: Route.ComponentProps) {
  const { approver, isNotified } = loaderData;
  return (
    <Page>
      <h1>{copy.confirmationTitle}</h1>
      <p>
        {copy.confirmationText(approver ?? approvalCopy.yourHead)} {isNotified && copy.told}
      </p>
      <h2 className={styles.after}>{copy.nextTitle}</h2>
      <ol className={styles.next}>
        {copy.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.ways}>
        <ButtonLink to={paths['customer-my-requests']()}>{copy.seeRequests}</ButtonLink>
        <ButtonLink to={paths.catalogue()} look="secondary">
          {copy.keepShopping}
        </ButtonLink>
        <ButtonLink to={paths.cart()} look="secondary">
          {copy.seeCart}
        </ButtonLink>
      </p>
      <SetApartForm />
    </Page>
  );
}
