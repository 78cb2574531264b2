import { Link, redirect } from 'react-router';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { DoneNote } from '@nuancier/ui/pieces/notices/done-note.tsx';
import { StaffSignInDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { placeOf } from '../../backend/admission.server.ts';
import { formText, notAccepted, orRefusal, readForm, wayBack } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { DoorForm } from '../../features/staff/door-form.tsx';
import { PasskeySignIn } from '../../features/staff/passkeys/passkey-sign-in.tsx';
import { staffCopy } from '../../features/staff/staff-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import type { Route } from './+types/sign-in-screen';

const { signIn: copy } = staffCopy;

export function loader({ request, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  if (staff.standing !== 'signed_out') throw redirect(placeOf(staff));
  const asked = new URL(request.url).searchParams;
  return { back: wayBack(asked.get('retour')), note: noteOf(asked.get('note')) };
}

function noteOf(asked: string | null): string | null {
  return asked === 'mot-de-passe' ? staffCopy.newPassword.done : null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const email = formText(form, 'email');
  const password = form.get('password');
  const faults = {
    ...(email === '' ? { email: copy.missing.email } : {}),
    ...(typeof password !== 'string' || password === '' ? { password: copy.missing.password } : {}),
  };
  if (typeof password !== 'string' || Object.keys(faults).length > 0)
    return notAccepted<'email' | 'password'>({ values: { email }, faults, refusal: null });
  const asked = await orRefusal(context.get(backendContext).ask(StaffSignInDocument, { email, password }));
  if ('refusal' in asked)
    return notAccepted<'email' | 'password'>({ values: { email }, faults: {}, refusal: asked.refusal });
  const { standing } = asked.done.signIn;
  const back = wayBack(formText(form, 'retour'));
  if (standing === 'signed_in' && back !== null) throw redirect(back);
  const way = back === null ? '' : `?retour=${encodeURIComponent(back)}`;
  throw redirect(`${placeOf({ standing })}${standing === 'signed_in' ? '' : way}`);
}

export default function SignInScreen({ loaderData: { back, note }, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <DoneNote text={note} />
      <DoorForm
        title={copy.title}
        says={back === null ? undefined : copy.asked}
        send={copy.send}
        refusal={actionData?.refusal}
        below={
          <>
            <PasskeySignIn back={back} />
            <Link to={paths.forgottenPassword()}>{copy.forgotten}</Link>
          </>
        }
      >
        {back !== null && <input type="hidden" name="retour" value={back} />}
        <TextField
          name="email"
          type="email"
          label={copy.email}
          autoComplete="username"
          autoCapitalize="none"
          answer={actionData}
        />
        <TextField
          name="password"
          type="password"
          label={copy.password}
          autoComplete="current-password"
          answer={actionData}
        />
      </DoorForm>
    </>
  );
}
