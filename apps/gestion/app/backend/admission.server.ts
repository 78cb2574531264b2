// Who asks is known before anything is loaded; whoever owes something is led there first.
import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { CurrentStaffDocument } from '../../generated/documents.ts';
import { BASE, paths } from '../addresses/paths.ts';
import { readWholeForm, wayBack } from './forms.server.ts';
import { refuseKeptForm } from './kept-form/look-again.server.ts';
import { openerOf } from './kept-form/opened-by.ts';
import { backendContext, pageContext, staffContext } from './request-context.server.ts';
import type { Staff } from './request-context.server.ts';

type Passing = { request: Request; context: Readonly<RouterContextProvider> };

/** Of the back office itself: only those who are in, and for writing only who opened the form. */
export async function onlyStaff({ request, context }: Passing): Promise<void> {
  const staff = await whoAsks(context);
  const { path, remember } = context.get(pageContext);
  const isWriting = request.method === 'POST';
  // What cannot be read is answered by the action itself.
  const form = isWriting ? await readWholeForm(request.clone()).catch(() => null) : null;
  const opener = form && openerOf(form);
  const isOwn = opener === null || opener.id === staff.person?.id;
  if (staff.standing === 'signed_in' && isOwn) {
    if (staff.person) remember(staff.person.id);
    if (form !== null) refuseKeptForm(form, context);
    return;
  }
  const back = path === '/' ? null : wayBack(path);
  // The router puts its base before what loaders and actions say, not before this.
  if (!isWriting) throw redirect(`${BASE}${placeOf(staff, back)}`);
  // The browser sends the same form there, with script or without: what was typed is kept.
  throw redirect(`${BASE}${paths.resume(back ?? paths.home())}`, 307);
}

/** Of its door: those who are in already go on. */
export async function atTheDoor({ context }: Passing): Promise<void> {
  await whoAsks(context);
}

/** Where one goes next; `back`: the page that was asked for. */
export function placeOf({ standing }: Pick<Staff, 'standing'>, back: string | null = null): string {
  switch (standing) {
    case 'owes_factor':
      return paths.secondFactor(back);
    case 'owes_enrolment':
      return paths.enrolment();
    case 'signed_in':
      return paths.home(back);
    case 'signed_out':
      return paths.signIn(back === null || back === paths.home() ? undefined : back);
  }
}

export async function whoAsks(context: Readonly<RouterContextProvider>): Promise<Staff> {
  const { currentStaff } = await context.get(backendContext).ask(CurrentStaffDocument, {});
  context.set(staffContext, currentStaff);
  return currentStaff;
}
