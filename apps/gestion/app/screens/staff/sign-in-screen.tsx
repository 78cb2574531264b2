import { redirect } from 'react-router';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { StaffDirectoryDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { placeOf } from '../../backend/admission.server.ts';
import { formText, notAccepted, readForm, wayBack } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { SignInForm } from '../../features/staff/sign-in-form.tsx';
import { staffCopy } from '../../features/staff/staff-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { enterByPassword } from './entering.server.ts';
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
  const entered = await enterByPassword(form, context.get(backendContext));
  if ('answer' in entered) return notAccepted(entered.answer);
  throw redirect(placeOf(entered, wayBack(formText(form, 'retour'))));
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
