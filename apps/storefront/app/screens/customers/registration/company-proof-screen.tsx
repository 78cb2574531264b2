import { data, redirect } from 'react-router';
import { RequestCompanyProofDocument } from '../../../../generated/documents.ts';
import { orRefusal } from '../../../backend/forms/checked-form.server.ts';
import { backendContext, viewerContext } from '../../../backend/request-context.server.ts';
import { accountCopy } from '../../../features/customers/account-copy.ts';
import { companyProofCopy as copy } from '../../../features/customers/account/company-proof-copy.ts';
import { DoneNote } from '@nuancier/ui/pieces/notices/done-note.tsx';
import form from '@nuancier/ui/pieces/form/form.module.css';
import styles from '../../../features/customers/short-page.module.css';
import { useFrame } from '../../../features/site/use-frame.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/company-proof-screen.ts';

/** Only while there is something to wait for. */
export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer.kind !== 'signed-in' || !viewer.company?.awaits_proof)
    throw redirect(paths['customer-dashboard']());
  return null;
}

export async function action({ context }: Route.ActionArgs) {
  const asked = await orRefusal(context.get(backendContext).mutate(RequestCompanyProofDocument, {}));
  return 'refusal' in asked
    ? data({ sent: false, message: asked.refusal.message }, { status: 422 })
    : data({ sent: true, message: copy.sent });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.title, accountCopy.title], noindex: true });
}

export default function CompanyProofScreen({ actionData }: Route.ComponentProps) {
  const { viewer } = useFrame();
  const company = viewer.kind === 'signed-in' ? viewer.company : null;
  if (!company) return null;
  const email = company.proof_email;
  return (
    <Page>
      <div className={styles.column}>
        <h1>{copy.title}</h1>
        <p>{copy.intro(company.name)}</p>
        <Card className={styles.card}>
          <h2>{copy.nextTitle}</h2>
          <DoneNote text={actionData?.sent ? actionData.message : null} />
          {actionData && !actionData.sent && <ErrorMessage>{actionData.message}</ErrorMessage>}
          {email ? (
            <>
              <p>{copy.byMail(email)}</p>
              <Form method="post" className={form.actions}>
                <Button type="submit">{copy.resend}</Button>
              </Form>
              <p>{copy.byStore}</p>
            </>
          ) : (
            <p>{copy.onlyStore}</p>
          )}
          <div>
            <ButtonLink to={paths.stores()} look="secondary">
              {copy.findStore}
            </ButtonLink>
          </div>
        </Card>
        <h2>{copy.openTitle}</h2>
        <ul>
          {copy.open.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h2>{copy.closedTitle}</h2>
        <ul>
          {copy.closed.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
