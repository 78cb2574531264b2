// What was typed when a session had ended, or become another's: kept while its owner signs in again, then sent once more.
import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { FORM_MARK } from '@nuancier/ui/pieces/form/form-mark-context.ts';
import { formText } from '../../backend/forms/checked-form.server.ts';
import { backPath } from '../../backend/pages/came-from.server.ts';
import { ownPath } from '../../backend/pages/own-path.ts';
import { viewerContext } from '../../backend/request-context.server.ts';
import { VISITORS_MARK, viewerMark } from '../../backend/viewer/viewer-mark.server.ts';
import { parseForm, serialiseForm } from './saved-form.ts';
import type { SavedForm } from './saved-form.ts';
import type { SignInAnswer } from './sign-in-answer.ts';
import { enterByPassword } from './sign-in.server.ts';

type Context = Readonly<RouterContextProvider>;

type ResumeOutcome =
  | { kind: 'ended'; kept: string | null; back: string | null; answer?: SignInAnswer }
  | { kind: 'ready'; kept: SavedForm }
  | { kind: 'entered'; back: string; isOther: boolean }
  /** Shown to another account than the one signed in now. */
  | {
      kind: 'mixed';
      own: { name: string; email: string };
      kept: SavedForm | null;
      isVisitors: boolean;
      back: string | null;
    };

/** The form as it came: kept in the page that asks for the password, nowhere else. */
export function keepForm(url: URL, form: FormData, context: Context) {
  const to = ownPath(url.searchParams.get('vers'));
  const mark = url.searchParams.get('compte') ?? '';
  const kept = to === null || mark === '' ? null : keptOf({ to, mark }, form);
  const back = backPath(url.searchParams.get('back'));
  const viewer = context.get(viewerContext);
  if (viewer.kind === 'signed-in' && mark !== '') {
    if (kept !== null && mark === viewerMark(viewer)) return data<ResumeOutcome>({ kind: 'ready', kept });
    const { firstname, lastname, email } = viewer;
    const own = { name: `${firstname} ${lastname}`.trim(), email };
    const isVisitors = mark === VISITORS_MARK;
    const theirs = kept && isVisitors ? { ...kept, mark: viewerMark(viewer) } : kept;
    const outcome = { kind: 'mixed', own, kept: theirs, isVisitors, back } as const;
    return data<ResumeOutcome>(outcome, { status: 409 });
  }
  return data<ResumeOutcome>({ kind: 'ended', kept: kept && serialiseForm(kept), back }, { status: 401 });
}

/** Sent again only for the same account: input is never written under another one. */
export async function resumeSavedForm(form: FormData, context: Context) {
  const entered = await enterByPassword(form, context);
  const text = formText(form, 'kept');
  const kept = parseForm(text);
  if (!entered.ok) {
    const { answer } = entered;
    const back = answer.values.back ?? null;
    return data<ResumeOutcome>({ kind: 'ended', kept: kept && text, back, answer }, { status: 422 });
  }
  const headers = new Headers();
  for (const cookie of entered.cookies) headers.append('set-cookie', cookie);
  const viewer = context.get(viewerContext);
  const isSame = kept !== null && viewer.kind === 'signed-in' && viewerMark(viewer) === kept.mark;
  const back = entered.back ?? paths['customer-dashboard']();
  return data<ResumeOutcome>(
    isSame ? { kind: 'ready', kept } : { kind: 'entered', back, isOther: kept !== null },
    { headers },
  );
}

const MOST_CHARACTERS = 50_000;
// Never kept, not even in the page itself.
const secrets = new Set(['password', 'newPassword', 'currentPassword', 'again']);
// Good once, for the form it was solved for or shown in.
const spent = new Set(['recaptchaToken', FORM_MARK]);

/** A password or a file cannot be kept: such a form is begun again. */
function keptOf({ to, mark }: { to: string; mark: string }, form: FormData): SavedForm | null {
  const entries = [...form].filter(([name]) => !spent.has(name));
  const fields: [string, string][] = [];
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || secrets.has(name)) {
      const isEmpty = typeof value === 'string' ? value === '' : value.size === 0;
      if (!isEmpty) return null;
      continue;
    }
    fields.push([name, value]);
  }
  const length = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return length > MOST_CHARACTERS ? null : { to, mark, fields };
}
