import { redirect } from 'react-router';
import { LoginOwnerDocument } from '../../../../generated/documents.ts';
import { backPath } from '../../../backend/pages/came-from.server.ts';
import { flashCookie } from '../../../backend/flashes.server.ts';
import { entryCookies } from '../../../backend/entry/given-token.server.ts';
import {
  backendContext,
  pageContext,
  sessionContext,
  viewerContext,
} from '../../../backend/request-context.server.ts';
import { dropCookie } from '../../../backend/session.server.ts';
import form from '@nuancier/ui/pieces/form/form.module.css';
import styles from '../../../features/customers/short-page.module.css';
import { offeredLoginCopy as copy } from '../../../features/customers/sign-in-copy.ts';
import { readForm } from '../../../backend/forms/read-form.server.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/offered-login-screen.ts';

/** Shows whose session it would be, before it is opened. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { offeredLogin } = context.get(sessionContext);
  const back = backOf(request);
  if (offeredLogin === null || context.get(viewerContext).kind === 'signed-in') throw redirect(back);
  const { persistentLoginOwner: owner } = await context
    .get(backendContext)
    .query(LoginOwnerDocument, { token: offeredLogin });
  if (!owner) {
    const { secureCookies: secure } = context.get(pageContext);
    throw leadOn(back, [
      dropCookie('nuancier-offered-login', { secure }),
      flashCookie(['connect-as-refused'], secure),
    ]);
  }
  return { email: owner.masked_email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { offeredLogin } = context.get(sessionContext);
  const sent = await readForm(request);
  const accepted = sent.get('intent') === 'accept' && offeredLogin !== null;
  const cookies = accepted ? await entryCookies(context, offeredLogin) : [];
  const { secureCookies: secure } = context.get(pageContext);
  return leadOn(backOf(request), [...cookies, dropCookie('nuancier-offered-login', { secure })]);
}

function backOf(request: Request): string {
  return backPath(new URL(request.url).searchParams.get('back')) ?? paths.home();
}

function leadOn(path: string, cookies: readonly string[]): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirect(path, { headers });
}

export function headers() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.title], noindex: true });
}

export default function OfferedLoginScreen({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <div className={styles.column}>
        <h1>{copy.title}</h1>
        <Card>
          <Form method="post" className={form.form} replace>
            <p>{copy.text(loaderData.email)}</p>
            <p>{copy.warning}</p>
            <div className={form.actions}>
              <Button type="submit" name="intent" value="accept">
                {copy.accept}
              </Button>
              <Button type="submit" name="intent" value="decline" look="secondary">
                {copy.decline}
              </Button>
            </div>
          </Form>
        </Card>
      </div>
    </Page>
  );
}
