import { redirect } from 'react-router';
import { BeginDirectorySignInDocument, StaffDirectoryDocument } from '../../../generated/documents.ts';
import { placeOf } from '../../backend/admission.server.ts';
import { orRefusal, wayBack } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { SignInForm } from '../../features/staff/sign-in-form.tsx';
import { staffCopy } from '../../features/staff/staff-copy.ts';
import type { Route } from './+types/directory-departure-screen';

/** A link, not a form: browsers let no form be answered by another site. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  if (staff.standing !== 'signed_out') throw redirect(placeOf(staff));
  const { ask } = context.get(backendContext);
  const back = wayBack(new URL(request.url).searchParams.get('retour'));
  const asked = await orRefusal(ask(BeginDirectorySignInDocument, { back }));
  if ('done' in asked) throw redirect(asked.done.beginDirectorySignIn);
  const { staffDirectory } = await ask(StaffDirectoryDocument, {});
  return { back, directory: staffDirectory?.label ?? null, refusal: asked.refusal };
}

export default function DirectoryDepartureScreen({
  loaderData: { back, directory, refusal },
}: Route.ComponentProps) {
  return (
    <>
      <title>{`${staffCopy.signIn.title} – ${officeCopy.name}`}</title>
      <SignInForm back={back} directory={directory} answer={{ values: {}, faults: {}, refusal }} />
    </>
  );
}
