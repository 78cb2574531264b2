import { data, redirect } from 'react-router';
import { SignInByDirectoryDocument, StaffDirectoryDocument } from '../../../generated/documents.ts';
import { placeOf } from '../../backend/admission.server.ts';
import { orRefusal, wayBack } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { SignInForm } from '../../features/staff/sign-in-form.tsx';
import { staffCopy } from '../../features/staff/staff-copy.ts';
import type { Route } from './+types/directory-entry-screen';

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  if (staff.standing !== 'signed_out') throw redirect(placeOf(staff));
  const { ask } = context.get(backendContext);
  const answer = new URL(request.url).search.slice(1);
  const asked = await orRefusal(ask(SignInByDirectoryDocument, { answer }));
  if ('done' in asked) {
    const { staff: entered, back: kept } = asked.done.signInByDirectory;
    throw redirect(placeOf(entered, wayBack(kept)));
  }
  const { staffDirectory } = await ask(StaffDirectoryDocument, {});
  return data({ directory: staffDirectory?.label ?? null, refusal: asked.refusal }, { status: 422 });
}

export default function DirectoryEntryScreen({ loaderData: { directory, refusal } }: Route.ComponentProps) {
  return (
    <>
      <title>{`${staffCopy.signIn.title} – ${officeCopy.name}`}</title>
      <SignInForm back={null} directory={directory} answer={{ values: {}, faults: {}, refusal }} />
    </>
  );
}
