import { data, redirect } from 'react-router';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { IntegrationKeysDocument, RevokeIntegrationKeyDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { PASSWORD_FIELD, PasswordAgain } from '../../features/imports/password-again.tsx';
import { mayDo } from '../../features/imports/imports-tabs.ts';
import { systemsCopy } from '../../features/imports/systems-copy.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { readCount } from '../../features/office/read-figures.ts';
import type { Route } from './+types/revoke-key-screen';

const { revoking: copy } = systemsCopy;

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  // Who reads only has no page of an act.
  if (!mayDo(context.get(staffContext).person?.role, 'revokeIntegrationKey'))
    throw data(null, { status: 404 });
  const { integrationKeys } = await context.get(backendContext).ask(IntegrationKeysDocument, {});
  const held = integrationKeys.keys.find((key) => String(key.id) === id);
  if (held === undefined) throw data(null, { status: 404 });
  return { held };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const password = formText(await readForm(request), PASSWORD_FIELD);
  const asked = await orRefusal(
    context.get(backendContext).ask(RevokeIntegrationKeyDocument, { id: readCount(id) ?? 0, password }),
  );
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.integrationKeys()}?fait=retiree`);
}

export default function RevokeKeyScreen({ loaderData: { held }, actionData }: Route.ComponentProps) {
  const { name, prefix, scopes, used_at: used, state } = held;
  const isOpen = state === 'alive' || state === 'replaced';
  return (
    <ConfirmPage
      back={{ to: paths.integrationKeys(), label: copy.back }}
      title={copy.title(name)}
      says={
        isOpen
          ? copy.says({
              prefix,
              scopes: scopes.join(', '),
              used: used === null ? null : formatDate(new Date(used)),
            })
          : copy.over
      }
      confirm={isOpen ? copy.confirm : null}
      refusal={actionData?.refusal}
    >
      <PasswordAgain />
    </ConfirmPage>
  );
}
