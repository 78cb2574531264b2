import { Form, useNavigation } from 'react-router';
import { MOST_FORM_BYTES, readForm } from '../../backend/read-form.server.ts';
import { keepForm, resume } from '../../backend/resume-form.server.ts';
import { MixedForm } from '../../features/customers/mixed-form.tsx';
import { ResendForm } from '../../features/customers/resend-form.tsx';
import styles from '../../features/customers/short-page.module.css';
import { resumeCopy as copy } from '../../features/customers/sign-in-copy.ts';
import { SignInForm } from '../../features/customers/sign-in-form.tsx';
import { flashCopy } from '../../features/site/copy.ts';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { Page } from '../../ui/page.tsx';
import type { Route } from './+types/resume-screen.ts';

export function loader() {
  return null;
}

/** First the form that was on its way, then its owner's password. */
export async function action({ request, context }: Route.ActionArgs) {
  const url = new URL(request.url);
  const form = await readForm(request, { mostBytes: MOST_FORM_BYTES });
  return url.searchParams.has('vers') ? keepForm(url, form, context) : resume(form, context);
}

export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.title], noindex: true });
}

export default function ResumeScreen({ actionData }: Route.ComponentProps) {
  const pending = useNavigation().formAction === paths.resume();
  if (actionData?.kind === 'mixed') return <MixedForm {...actionData} pending={pending} />;
  if (actionData?.kind === 'ready')
    return (
      <Page>
        <div className={styles['column']}>
          <h1>{copy.readyTitle}</h1>
          <Card>
            <ResendForm kept={actionData.kept} />
          </Card>
        </div>
      </Page>
    );
  if (actionData?.kind === 'entered')
    return (
      <Page>
        <div className={styles['column']}>
          <h1>{copy.otherTitle}</h1>
          <Card className={styles['card']}>
            <p role="status">{actionData.isOther ? copy.other : copy.again}</p>
            <div>
              <ButtonLink to={actionData.back}>{copy.back}</ButtonLink>
            </div>
          </Card>
        </div>
      </Page>
    );
  const warning = flashCopy['not-authorized'];
  return (
    <Page>
      <div className={styles['column']}>
        <h1>{copy.title}</h1>
        <ErrorMessage>
          <span data-message-key={warning.key}>{warning.text}</span>
        </ErrorMessage>
        <p>{actionData?.kept ? copy.kept : copy.notKept}</p>
        <Card>
          <SignInForm
            form={Form}
            action={paths.resume()}
            answer={actionData?.answer}
            back={actionData?.back ?? null}
            kept={actionData?.kept ?? null}
            pending={pending}
          />
        </Card>
      </div>
    </Page>
  );
}
