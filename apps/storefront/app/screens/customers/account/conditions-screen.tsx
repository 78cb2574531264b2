import { data, useNavigation } from 'react-router';
import { AcceptConditionsDocument, GeneralConditionsDocument } from '../../../../generated/documents.ts';
import { formText, orRefusal } from '../../../backend/forms/checked-form.server.ts';
import { readForm } from '../../../backend/forms/read-form.server.ts';
import { backendContext } from '../../../backend/request-context.server.ts';
import { LongText } from '../../../features/content/long-text.tsx';
import { accountCopy } from '../../../features/customers/account-copy.ts';
import form from '@nuancier/ui/pieces/form/form.module.css';
import { privacyCopy as copy } from '../../../features/customers/profile/privacy-copy.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/conditions-screen.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const { customerConditions, cmsPage, storeConfig } = await backend.query(
    GeneralConditionsDocument,
    {},
    { mayFail: ['cmsPage', 'storeConfig'] },
  );
  if (!customerConditions) throw new Error('The guard let in somebody without conditions');
  // The page has its own title; the text is read below it.
  const text = (cmsPage?.content ?? '').replace(/<h1[\s>].*?<\/h1>/is, '');
  return { state: customerConditions, text, agreement: storeConfig?.cgv_message ?? copy.accept };
}

export async function action({ request, context }: Route.ActionArgs) {
  const version = formText(await readForm(request), 'version');
  const asked = await orRefusal(context.get(backendContext).mutate(AcceptConditionsDocument, { version }));
  return 'refusal' in asked
    ? data({ refused: asked.refusal.message }, { status: 422 })
    : data({ refused: null });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.conditionsTitle, accountCopy.title], noindex: true });
}

export default function ConditionsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { state, text, agreement } = loaderData;
  const pending = useNavigation().state !== 'idle';
  const { accepted_version: version, accepted_at: at } = state;
  return (
    <Page>
      <h1>{copy.conditionsTitle}</h1>
      <div role="status">{actionData?.refused === null && <p>{copy.accepted}</p>}</div>
      {actionData?.refused && <ErrorMessage>{actionData.refused}</ErrorMessage>}
      <Card className={form.form}>
        <p>
          <strong>{copy.version(state.current_version)}</strong>
        </p>
        <p>{version && at ? copy.acceptedOn(version, formatDate(new Date(at))) : copy.neverAccepted}</p>
        {text === '' ? (
          <p>{copy.missing}</p>
        ) : (
          <Disclosure summary={copy.read}>
            <LongText html={text} />
          </Disclosure>
        )}
        {!state.is_current && (
          <Form method="post" className={form.form}>
            {version && <p>{copy.changed}</p>}
            <p>{agreement}</p>
            <input type="hidden" name="version" value={state.current_version} />
            <div>
              <Button type="submit" aria-disabled={pending}>
                {copy.accept}
              </Button>
            </div>
          </Form>
        )}
      </Card>
    </Page>
  );
}
