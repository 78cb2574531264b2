import { redirect } from 'react-router';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { StaffDirectoryDocument, StaffSignInDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { placeOf } from '../../backend/admission.server.ts';
import { formText, notAccepted, orRefusal, readForm, wayBack } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { SignInForm } from '../../features/staff/sign-in-form.tsx';
import { staffCopy } from '../../features/staff/staff-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import type { Route } from './+types/sign-in-screen';

const { signIn: copy } = staffCopy;

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  if (staff.standing !== 'signed_out') throw redirect(placeOf(staff));
  const asked = new URL(request.url).searchParams;
  const { staffDirectory } = await context.get(backendContext).ask(StaffDirectoryDocument, {});
  const note = NOTES.get(asked.get('note') ?? '') ?? null;
  return {
    back: wayBack(asked.get('retour')),
    note,
    leaves: note === copy.left,
    directory: staffDirectory?.label ?? null,
  };
}

const NOTES: ReadonlyMap<string, string> = new Map([
  ['mot-de-passe', staffCopy.newPassword.done],
  ['sorti', copy.left],
]);

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
  throw redirect(placeOf(asked.done.signIn, wayBack(formText(form, 'retour'))));
}

export default function SignInScreen({
  loaderData: { back, note, leaves, directory },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <OutcomeNote done={note} />
      {leaves && directory !== null && (
        <ButtonLink to={paths.directorySignOut()} reloadDocument look="quiet" wide>
          {staffCopy.directory.leave(directory)}
        </ButtonLink>
      )}
      <SignInForm back={back} directory={directory} answer={actionData} />
    </>
  );
}
