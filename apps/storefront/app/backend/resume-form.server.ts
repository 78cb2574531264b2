// A session that has ended, or become another's, in the middle of a form: nothing is written as somebody else, what was typed waits for
// its owner to sign in again, and is then sent once more.
import { data, redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { readKept, writeKept } from '../features/customers/kept-form.ts';
import type { KeptForm } from '../features/customers/kept-form.ts';
import type { SignInAnswer } from '../features/customers/sign-in-form.tsx';
import { paths } from '../paths.ts';
import { FORM_MARK } from '../ui/form-mark-context.ts';
import { backPath } from './came-from.server.ts';
import { formText } from './checked-form.server.ts';
import { ownPath } from './own-path.ts';
import { pageUrl } from './page-url.server.ts';
import { pageContext, sessionContext, viewerContext } from './request-context.server.ts';
import { enterByPassword } from './sign-in.server.ts';
import { leftSession } from './signed-out.server.ts';
import { VISITORS_MARK, viewerMark } from './viewer-mark.server.ts';

type Context = Readonly<RouterContextProvider>;

export type ResumeOutcome =
  | { kind: 'ended'; kept: string | null; back: string | null; answer?: SignInAnswer }
  | { kind: 'ready'; kept: KeptForm }
  | { kind: 'entered'; back: string; isOther: boolean }
  /** Shown to somebody else than who is signed in now. */
  | {
      kind: 'mixed';
      own: { name: string; email: string };
      kept: KeptForm | null;
      isVisitors: boolean;
      back: string | null;
    };

// What is written here is nobody's: to come in, to go out, to choose for this browser, to answer a link of a mail.
const anybodys =
  /^\/(?:reprise|sign-in|acces-espace-pro(?:\/inscription)?|mot-de-passe-oublie|reset-password|customer\/account\/createPassword|registration-confirmed|deconnexion|consentement|preferences|magasins\/choix|newsletter(?:\/[a-z]+)?|connexion-proposee|preuve-entreprise)$/;

export function isAnybodys(pathname: string): boolean {
  return anybodys.test(pathname);
}

/** The browser sends the very same form there, with script and without; the dead session is forgotten. */
export function toResume(request: Request, context: Context): Response {
  const { secureCookies } = context.get(pageContext);
  const session = context.get(sessionContext);
  const answer = toOwner(request, context, session.viewerMark ?? '');
  for (const cookie of leftSession(session, secureCookies)) answer.headers.append('set-cookie', cookie);
  return answer;
}

/** The same for a form that was shown to somebody else: whoever is signed in stays so. */
export function toOwner(request: Request, context: Context, mark: string): Response {
  const url = pageUrl(request);
  const query = new URLSearchParams({ vers: url.pathname + url.search, compte: mark });
  const back = URL.parse(request.headers.get('referer') ?? '');
  if (back?.origin === context.get(pageContext).origin) query.set('back', back.pathname + back.search);
  return redirect(`${paths.resume()}?${query.toString()}`, 307);
}

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
  return data<ResumeOutcome>({ kind: 'ended', kept: kept && writeKept(kept), back }, { status: 401 });
}

/** Sent again only for the same account: what somebody began is never written as somebody else. */
export async function resume(form: FormData, context: Context) {
  const entered = await enterByPassword(form, context);
  const text = formText(form, 'kept');
  const kept = readKept(text);
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
// Never kept, not even in the page of whoever typed them.
const secrets = new Set(['password', 'newPassword', 'currentPassword', 'again']);
// Good once, for the form it was solved for or shown in.
const spent = new Set(['recaptchaToken', FORM_MARK]);

/** A password or a file cannot be kept: such a form is begun again. */
function keptOf({ to, mark }: { to: string; mark: string }, form: FormData): KeptForm | null {
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
