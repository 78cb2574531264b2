import { Form, useNavigation } from 'react-router';
import { MOST_FORM_BYTES, readForm } from '../../../backend/forms/read-form.server.ts';
import { MixedForm } from '../../../features/customers/sessions/mixed-form.tsx';
import { ResendForm } from '../../../features/customers/sessions/resend-form.tsx';
import styles from '../../../features/customers/short-page.module.css';
import { mixedFormCopy, resumeCopy as copy } from '../../../features/customers/sign-in-copy.ts';
import { SignInForm } from '../../../features/customers/sessions/sign-in-form.tsx';
import { flashCopy } from '../../../backend/flash-copy.ts';
import { useFrame } from '../../../features/site/use-frame.ts';
import { pageMeta, siteTitle } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/resume-screen.ts';
import { keepForm, resumeSavedForm } from '../../../actions/customers/resume-saved-form.server.ts';

export function loader() {
  return null;
}

/** First the form that was on its way, then its owner's password. */
export async function action({ request, context }: Route.ActionArgs) {
  const url = new URL(request.url);
  const form = await readForm(request, { mostBytes: MOST_FORM_BYTES });
  return url.searchParams.has('vers') ? keepForm(url, form, context) : resumeSavedForm(form, context);
}

export function headers() {
  return { 'cache-control': 'private, no-store' };
}

/** The title is set in the page itself: it depends on the action's answer, which is not available here. */
export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [], noindex: true }).filter((one) => !('title' in one));
}

export default function ResumeScreen({ actionData }: Route.ComponentProps) {
  const { site } = useFrame();
  return (
    <>
      <title>{siteTitle(site, [titleOf(actionData)])}</title>
      <Resume actionData={actionData} />
    </>
  );
}

function titleOf(outcome: Route.ComponentProps['actionData']): string {
  switch (outcome?.kind) {
    case 'mixed':
      return outcome.isVisitors ? mixedFormCopy.visitorsTitle : mixedFormCopy.title;
    case 'ready':
      return copy.readyTitle;
    case 'entered':
      return copy.otherTitle;
    default:
      return copy.title;
  }
}

function Resume({ actionData }: { actionData: Route.ComponentProps['actionData'] }) {
  const title = titleOf(actionData);
  const pending = useNavigation().formAction === paths.resume();
  if (actionData?.kind === 'mixed') return <MixedForm {...actionData} title={title} pending={pending} />;
  if (actionData?.kind === 'ready')
    return (
      <Page>
        <div className={styles.column}>
          <h1>{title}</h1>
          <Card>
            <ResendForm kept={actionData.kept} />
          </Card>
        </div>
      </Page>
    );
  if (actionData?.kind === 'entered')
    return (
      <Page>
        <div className={styles.column}>
          <h1>{title}</h1>
          <Card className={styles.card}>
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
      <div className={styles.column}>
        <h1>{title}</h1>
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
