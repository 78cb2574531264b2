import { emailRule } from '@nuancier/domain/customers/forms/field-rules.ts';
import { data, useNavigation } from 'react-router';
import { SubscribeEmailToNewsletterDocument } from '../../../../generated/documents.ts';
import { orRefusal } from '../../../backend/forms/checked-form.server.ts';
import { readForm } from '../../../backend/forms/read-form.server.ts';
import { backendContext } from '../../../backend/request-context.server.ts';
import { fieldProblemText } from '../../../backend/forms/field-problem-text.ts';
import form from '@nuancier/ui/pieces/form/form.module.css';
import { newsletterCopy } from '../../../features/customers/newsletter/newsletter-copy.ts';
import { NewsletterFields } from '../../../features/customers/newsletter/newsletter-fields.tsx';
import type { NewsletterAnswer } from '../../../features/customers/newsletter/newsletter-fields.tsx';
import { pageMeta } from '../../../head/page-meta.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/newsletter-screen.ts';

/** Also where the newsletter panel sends its form. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = (await readForm(request)).get('email');
  const email = typeof typed === 'string' ? typed : '';
  const problem = emailRule(email);
  const refused: NewsletterAnswer & { kind: 'refused' } = {
    kind: 'refused',
    values: { email },
    faults: {},
    refusal: null,
  };
  const no = (answer: Partial<typeof refused>) =>
    data<NewsletterAnswer>({ ...refused, ...answer }, { status: 422 });
  if (problem) return no({ faults: { email: fieldProblemText(problem) } });
  const asked = await orRefusal(
    context.get(backendContext).mutate(SubscribeEmailToNewsletterDocument, { email }),
  );
  if ('refusal' in asked) return no({ refusal: asked.refusal });
  return data<NewsletterAnswer>({ kind: 'asked' });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [newsletterCopy.title], description: newsletterCopy.intro });
}

export default function NewsletterScreen({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Page>
      <Breadcrumbs items={[{ label: newsletterCopy.title }]} />
      <h1>{newsletterCopy.footerTitle}</h1>
      <p>{newsletterCopy.intro}</p>
      <div role="status">{actionData?.kind === 'asked' && <p>{newsletterCopy.asked}</p>}</div>
      {actionData?.kind !== 'asked' && (
        <Form method="post" noValidate className={form.form} data-width="narrow">
          <NewsletterFields answer={actionData} busy={busy} />
        </Form>
      )}
    </Page>
  );
}
