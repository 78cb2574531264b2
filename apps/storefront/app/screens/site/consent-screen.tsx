import { data, redirect } from 'react-router';
import { ownPath } from '../../backend/pages/own-path.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { pageContext, sessionContext } from '../../backend/request-context.server.ts';
import { setCookie } from '../../backend/session.server.ts';
import form from '@nuancier/ui/pieces/form/form.module.css';
import { consentCopy } from '../../features/site/consent-copy.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import type { Route } from './+types/consent-screen.ts';
import styles from './consent-screen.module.css';

export function loader({ context }: Route.LoaderArgs) {
  return { consent: context.get(sessionContext).consent };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [consentCopy.pageTitle], noindex: true });
}

/** Accepting and refusing are the same gesture: one button, one cookie, back to where one was. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readForm(request);
  const choice = sent.get('choice');
  if (choice !== 'accepted' && choice !== 'refused')
    throw data({ key: 'An error occurred' }, { status: 400 });
  const cookie = setCookie('nuancier-consent', choice, { secure: context.get(pageContext).secureCookies });
  const back = sent.get('back');
  return redirect(ownPath(typeof back === 'string' ? back : null) ?? '/', {
    headers: { 'set-cookie': cookie },
  });
}

export default function ConsentScreen({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <Breadcrumbs items={[{ label: consentCopy.pageTitle }]} />
      <h1>{consentCopy.pageTitle}</h1>
      <p>{consentCopy.text}</p>
      <p className={styles.state}>{consentCopy.state[loaderData.consent]}</p>
      <Form method="post" className={form.actions}>
        <Button type="submit" name="choice" value="refused">
          {consentCopy.refuse}
        </Button>
        <Button type="submit" name="choice" value="accepted">
          {consentCopy.accept}
        </Button>
      </Form>
    </Page>
  );
}
