import { redirect } from 'react-router';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { AcceptInvitationDocument, StaffInvitationDocument } from '../../../generated/documents.ts';
import { placeOf } from '../../backend/admission.server.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ChosenPassword } from '../../features/staff/chosen-password.tsx';
import { DoorForm } from '../../features/staff/door-form.tsx';
import { staffCopy } from '../../features/staff/staff-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import type { Route } from './+types/invitation-screen';

const { invitation: copy } = staffCopy;

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('jeton') ?? '';
  const { staffInvitation } = await context.get(backendContext).ask(StaffInvitationDocument, { token });
  return { token, offered: staffInvitation };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const password = form.get('password');
  if (typeof password !== 'string' || password === '')
    return notAccepted<'password'>({
      values: {},
      faults: { password: staffCopy.newPassword.missing },
      refusal: null,
    });
  const token = formText(form, 'jeton');
  const asked = await orRefusal(
    context.get(backendContext).ask(AcceptInvitationDocument, { token, password }),
  );
  if ('refusal' in asked) return notAccepted<'password'>({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(placeOf(asked.done.acceptInvitation));
}

export default function InvitationScreen({
  loaderData: { token, offered },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      {offered === null ? (
        <EmptyState title={copy.void}>{copy.voidText}</EmptyState>
      ) : (
        <DoorForm
          title={copy.welcome(offered.firstname)}
          says={copy.says(officeCopy.roles[offered.role], offered.email)}
          send={copy.send}
          refusal={actionData?.refusal}
        >
          <ChosenPassword token={token} answer={actionData} />
        </DoorForm>
      )}
    </>
  );
}
