import { Link, redirect } from 'react-router';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import {
  RequestStaffPasswordResetDocument,
  ResetStaffPasswordDocument,
} from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { ChosenPassword } from '../../features/staff/chosen-password.tsx';
import { DoorForm } from '../../features/staff/door-form.tsx';
import { staffCopy } from '../../features/staff/staff-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import type { Route } from './+types/password-screen';

const { forgotten, newPassword } = staffCopy;

/** With the link of the mail a password is chosen, without it the link is asked for. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('jeton') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const token = formText(form, 'jeton');
  const backend = context.get(backendContext);
  return token === '' ? sendLink(backend, form) : choose(backend, token, form);
}

async function sendLink({ ask }: Backend, form: FormData) {
  const email = formText(form, 'email');
  if (email === '')
    return notAccepted<'email' | 'password'>({
      values: {},
      faults: { email: staffCopy.signIn.missing.email },
      refusal: null,
    });
  const asked = await orRefusal(ask(RequestStaffPasswordResetDocument, { email }));
  if ('refusal' in asked)
    return notAccepted<'email' | 'password'>({ values: { email }, faults: {}, refusal: asked.refusal });
  return { sent: true as const };
}

async function choose({ ask }: Backend, token: string, form: FormData) {
  const password = form.get('password');
  if (typeof password !== 'string' || password === '')
    return notAccepted<'email' | 'password'>({
      values: {},
      faults: { password: newPassword.missing },
      refusal: null,
    });
  const asked = await orRefusal(ask(ResetStaffPasswordDocument, { token, newPassword: password }));
  if ('refusal' in asked)
    return notAccepted<'email' | 'password'>({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.signIn()}?note=mot-de-passe`);
}

export default function PasswordScreen({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const isSent = actionData !== undefined && 'sent' in actionData;
  const answer = actionData !== undefined && 'faults' in actionData ? actionData : undefined;
  const copy = token === null ? forgotten : newPassword;
  return (
    <>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <OutcomeNote answered={isSent ? forgotten.sent : null} />
      <DoorForm
        title={copy.title}
        says={token === null ? forgotten.says : undefined}
        send={copy.send}
        refusal={answer?.refusal}
        below={<Link to={paths.signIn()}>{forgotten.back}</Link>}
      >
        {token === null ? (
          <TextField
            name="email"
            type="email"
            label={staffCopy.signIn.email}
            autoComplete="username"
            autoCapitalize="none"
            answer={answer}
          />
        ) : (
          <ChosenPassword token={token} answer={answer} />
        )}
      </DoorForm>
    </>
  );
}
