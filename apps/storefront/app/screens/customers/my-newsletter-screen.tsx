import { useNavigation } from 'react-router';
import { MyNewsletterPageDocument, SetCustomerOptinsDocument } from '../../../generated/documents.ts';
import { readForm } from '../../backend/read-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import form from '../../features/customers/form.module.css';
import { newsletterCopy } from '../../features/customers/newsletter-copy.ts';
import { OptinChoices } from '../../features/customers/optin-choices.tsx';
import { pageMeta } from '../../page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Page } from '../../ui/page.tsx';
import type { Route } from './+types/my-newsletter-screen.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { customerOptins } = await context.get(backendContext).query(MyNewsletterPageDocument, {});
  return { optins: customerOptins };
}

export async function action({ request, context }: Route.ActionArgs) {
  const data = await readForm(request);
  const input = { email: data.has('email'), sms: data.has('sms'), phone: data.has('phone') };
  await context.get(backendContext).mutate(SetCustomerOptinsDocument, { input });
  return { saved: true };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [newsletterCopy.myTitle], noindex: true });
}

export default function MyNewsletterScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { optins } = loaderData;
  const busy = useNavigation().state !== 'idle';
  return (
    <Page>
      <h1>{newsletterCopy.myTitle}</h1>
      <p>{newsletterCopy.myIntro}</p>
      <div role="status">{actionData?.saved && !busy && <p>{newsletterCopy.saved}</p>}</div>
      {optins && (
        <Form method="post" className={form['form']}>
          <OptinChoices optins={optins} />
          <div>
            <Button type="submit" disabled={busy}>
              {newsletterCopy.save}
            </Button>
          </div>
        </Form>
      )}
    </Page>
  );
}
