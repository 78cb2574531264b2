import { Link } from 'react-router';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { DoneNote } from '@nuancier/ui/pieces/notices/done-note.tsx';
import { RequestStaffPasswordResetDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { DoorForm } from '../../features/staff/door-form.tsx';
import { staffCopy } from '../../features/staff/staff-copy.ts';
import { officeCopy } from '../../layouts/office-copy.ts';
import type { Route } from './+types/forgotten-password-screen';

const { forgotten: copy } = staffCopy;

export async function action({ request, context }: Route.ActionArgs) {
  const email = formText(await readForm(request), 'email');
  if (email === '')
    return notAccepted({ values: {}, faults: { email: staffCopy.signIn.missing.email }, refusal: null });
  const asked = await orRefusal(
    context.get(backendContext).ask(RequestStaffPasswordResetDocument, { email }),
  );
  if ('refusal' in asked) return notAccepted({ values: { email }, faults: {}, refusal: asked.refusal });
  return { sent: true as const };
}

export default function ForgottenPasswordScreen({ actionData }: Route.ComponentProps) {
  const isSent = actionData !== undefined && 'sent' in actionData;
  const answer = actionData !== undefined && 'faults' in actionData ? actionData : undefined;
  return (
    <>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <DoneNote text={isSent ? copy.sent : null} />
      <DoorForm
        title={copy.title}
        says={copy.says}
        send={copy.send}
        refusal={answer?.refusal}
        below={<Link to={paths.signIn()}>{copy.back}</Link>}
      >
        <TextField
          name="email"
          type="email"
          label={staffCopy.signIn.email}
          autoComplete="username"
          autoCapitalize="none"
          answer={answer}
        />
      </DoorForm>
    </>
  );
}
