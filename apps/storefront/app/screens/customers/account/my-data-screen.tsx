import { redirect, useNavigation } from 'react-router';
import { DeleteCustomerDocument } from '../../../../generated/documents.ts';
import { formText, notAccepted, orRefusal } from '../../../backend/forms/checked-form.server.ts';
import { readForm } from '../../../backend/forms/read-form.server.ts';
import { backendContext, pageContext } from '../../../backend/request-context.server.ts';
import { flashCookie } from '../../../backend/flashes.server.ts';
import { forgottenSession } from '../../../backend/signed-out.server.ts';
import { accountCopy } from '../../../features/customers/account-copy.ts';
import { DeleteAccountForm } from '../../../features/customers/profile/delete-account-form.tsx';
import form from '@nuancier/ui/pieces/form/form.module.css';
import { fieldProblemText } from '../../../backend/forms/field-problem-text.ts';
import { privacyCopy as copy } from '../../../features/customers/profile/privacy-copy.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/my-data-screen.ts';
import styles from './my-data-screen.module.css';

export async function action({ request, context }: Route.ActionArgs) {
  const password = formText(await readForm(request), 'password');
  if (password === '') {
    const faults = { password: fieldProblemText({ kind: 'required' }) };
    return notAccepted<'password'>({ values: {}, faults, refusal: null });
  }
  const asked = await orRefusal(context.get(backendContext).mutate(DeleteCustomerDocument, { password }));
  if ('refusal' in asked) return notAccepted<'password'>({ values: {}, faults: {}, refusal: asked.refusal });
  const secure = context.get(pageContext).secureCookies;
  const headers = new Headers();
  for (const cookie of forgottenSession(secure)) headers.append('set-cookie', cookie);
  headers.append('set-cookie', flashCookie(['account-deleted'], secure));
  return redirect(paths.home(), { headers });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.dataTitle, accountCopy.title], noindex: true });
}

export default function MyDataScreen({ actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === 'submitting';
  return (
    <Page>
      <h1>{copy.dataTitle}</h1>
      <div className={styles.cards}>
        <Card className={form.form}>
          <h2>{copy.exportTitle}</h2>
          <p>{copy.exportText}</p>
          <div>
            <ButtonLink to={paths['customer-data-file']()} reloadDocument look="secondary">
              {copy.export}
            </ButtonLink>
          </div>
        </Card>
        <Card className={form.form}>
          <h2>{copy.consentTitle}</h2>
          <p>{copy.consentText}</p>
          <div>
            <ButtonLink to={paths['customer-my-newsletter']()} look="secondary">
              {copy.consent}
            </ButtonLink>
          </div>
        </Card>
        <Card className={form.form}>
          <h2>{copy.deleteTitle}</h2>
          <p>{copy.deleteText}</p>
          <DeleteAccountForm answer={actionData} pending={pending} />
        </Card>
      </div>
    </Page>
  );
}
