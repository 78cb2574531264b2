import { redirect } from 'react-router';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { ResetStaffPasswordDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { DoorForm } from '../../features/staff/door-form.tsx';
import { staffCopy } from '../../features/staff/staff-copy.ts';
import { officeCopy } from '../../layouts/office-copy.ts';
import type { Route } from './+types/new-password-screen';

const { newPassword: copy } = staffCopy;

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const newPassword = (await readForm(request)).get('password');
  if (typeof newPassword !== 'string' || newPassword === '')
    return notAccepted<'password'>({ values: {}, faults: { password: copy.missing }, refusal: null });
  const asked = await orRefusal(
    context.get(backendContext).ask(ResetStaffPasswordDocument, { token, newPassword }),
  );
  if ('refusal' in asked) return notAccepted<'password'>({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.signIn()}?note=mot-de-passe`);
}

export default function NewPasswordScreen({ actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <DoorForm title={copy.title} send={copy.send} refusal={actionData?.refusal}>
        <TextField
          name="password"
          type="password"
          label={copy.password}
          hint={copy.hint}
          autoComplete="new-password"
          answer={actionData}
        />
      </DoorForm>
    </>
  );
}
