import { data, redirect } from 'react-router';
import { AnswerCompanyProofDocument } from '../../../../generated/documents.ts';
import { formText, orRefusal } from '../../../backend/forms/checked-form.server.ts';
import { readForm } from '../../../backend/forms/read-form.server.ts';
import { backendContext } from '../../../backend/request-context.server.ts';
import { companyProofCopy as copy } from '../../../features/customers/account/company-proof-copy.ts';
import form from '@nuancier/ui/pieces/form/form.module.css';
import styles from '../../../features/customers/short-page.module.css';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/answer-proof-screen.ts';

/** The link of the mail brings the key; opening it answers nothing, for programs follow links too. */
export function loader({ request }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get('key');
  if (!key) throw redirect(paths.home());
  return { key };
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readForm(request);
  const accepted = answers.get(formText(sent, 'answer'));
  if (accepted === undefined) return data({ done: null, refusal: copy.noAnswer }, { status: 422 });
  const variables = { key: formText(sent, 'key'), accepted };
  const asked = await orRefusal(context.get(backendContext).mutate(AnswerCompanyProofDocument, variables));
  if ('refusal' in asked) return data({ done: null, refusal: asked.refusal.message }, { status: 422 });
  const answer = asked.done.answerCompanyProof;
  if (!answer) throw new Error('The commerce API took an answer without saying for which company');
  const done = answer.accepted ? copy.accepted(answer.company_name) : copy.refused(answer.company_name);
  return data({ done, refusal: null });
}

const answers = new Map([
  ['accept', true],
  ['refuse', false],
]);

/** The key is in the address: it must not leak by the referrer or a cache. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.answerTitle], noindex: true });
}

export default function AnswerProofScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <div className={styles.column}>
        <h1>{copy.answerTitle}</h1>
        <div role="status">{actionData?.done && <p>{actionData.done}</p>}</div>
        {!actionData?.done && (
          <Card>
            <Form method="post" className={form.form}>
              {actionData?.refusal && <ErrorMessage>{actionData.refusal}</ErrorMessage>}
              <p>{copy.answerText}</p>
              <input type="hidden" name="key" value={loaderData.key} />
              <div className={form.actions}>
                <Button type="submit" name="answer" value="accept">
                  {copy.accept}
                </Button>
                <Button type="submit" name="answer" value="refuse" look="secondary">
                  {copy.refuse}
                </Button>
              </div>
            </Form>
          </Card>
        )}
      </div>
    </Page>
  );
}
