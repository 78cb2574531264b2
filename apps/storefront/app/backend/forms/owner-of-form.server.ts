// The one place where a form's account is compared with the session, before any action runs.
import { FORM_MARK } from '@nuancier/ui/pieces/form/form-mark-context.ts';
import { formText } from './checked-form.server.ts';
import { MOST_FORM_BYTES, readForm } from './read-form.server.ts';
import type { Viewer } from '../request-context.server.ts';
import { isPlainValue } from '../session.server.ts';
import { markOf, VISITORS_MARK } from '../viewer/viewer-mark.server.ts';

/**
 * The mark of another account that the form was shown to; null when it is the viewer's own, or unknown. A form
 * without a readable mark counts as a visitor's: signed in, it needs confirmation.
 */
export async function ownerOfForm(request: Request, viewer: Viewer): Promise<string | null> {
  const present = markOf(viewer);
  if (present === null) return null;
  // A copy: the action reads the form itself, and refuses in its own words what cannot be read.
  const form = await readForm(request.clone(), { mostBytes: MOST_FORM_BYTES }).catch(() => null);
  if (form === null) return null;
  const mark = formText(form, FORM_MARK);
  const shown = isPlainValue(mark) ? mark : VISITORS_MARK;
  return shown === present ? null : shown;
}
