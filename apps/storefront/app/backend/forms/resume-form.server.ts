// A session that ended, or changed accounts, while a form was open: nothing is written under another account; the
// input goes to a page that keeps it for its owner.
import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { pageUrl } from '../pages/page-url.server.ts';
import { pageContext, sessionContext } from '../request-context.server.ts';
import { leftSession } from '../signed-out.server.ts';

type Context = Readonly<RouterContextProvider>;

// Forms that belong to no account: signing in and out, choices of this browser, answers to mailed links.
const anybodys =
  /^\/(?:reprise|sign-in|acces-espace-pro(?:\/inscription)?|mot-de-passe-oublie|reset-password|customer\/account\/createPassword|registration-confirmed|deconnexion|consentement|preferences|magasins\/choix|newsletter(?:\/[a-z]+)?|connexion-proposee|preuve-entreprise)$/;

export function isAnybodys(pathname: string): boolean {
  return anybodys.test(pathname);
}

/** 307: the browser sends the same form there, with script and without; the dead session is cleared. */
export function toResume(request: Request, context: Context): Response {
  const { secureCookies } = context.get(pageContext);
  const session = context.get(sessionContext);
  const answer = toOwner(request, context, session.viewerMark ?? '');
  for (const cookie of leftSession(session, secureCookies)) answer.headers.append('set-cookie', cookie);
  return answer;
}

/** The same for a form shown to another account: the current session goes on. */
export function toOwner(request: Request, context: Context, mark: string): Response {
  const url = pageUrl(request);
  const query = new URLSearchParams({ vers: url.pathname + url.search, compte: mark });
  const back = URL.parse(request.headers.get('referer') ?? '');
  if (back?.origin === context.get(pageContext).origin) query.set('back', back.pathname + back.search);
  return redirect(`${paths.resume()}?${query.toString()}`, 307);
}
