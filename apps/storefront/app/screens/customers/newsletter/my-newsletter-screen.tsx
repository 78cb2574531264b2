import { data, useNavigation } from 'react-router';
import { MyNewsletterPageDocument, SetCustomerOptinsDocument } from '../../../../generated/documents.ts';
import { orRefusal } from '../../../backend/forms/checked-form.server.ts';
import { readForm } from '../../../backend/forms/read-form.server.ts';
import { backendContext } from '../../../backend/request-context.server.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import form from '@nuancier/ui/pieces/form/form.module.css';
import { newsletterCopy } from '../../../features/customers/newsletter/newsletter-copy.ts';
import { OptinChoices } from '../../../features/customers/newsletter/optin-choices.tsx';
import { pageMeta } from '../../../head/page-meta.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/my-newsletter-screen.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { customerOptins } = await context.get(backendContext).query(MyNewsletterPageDocument, {});
  return { optins: customerOptins };
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request);
  const input = { email: typed.has('email'), sms: typed.has('sms'), phone: typed.has('phone') };
  const asked = await orRefusal(context.get(backendContext).mutate(SetCustomerOptinsDocument, { input }));
  if ('refusal' in asked) return data({ saved: false, refusal: asked.refusal }, { status: 422 });
  return data({ saved: true, refusal: null });
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
        <Form method="post" className={form.form}>
          <FormRefusal title={newsletterCopy.refusedTitle} refusal={actionData?.refusal} />
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
