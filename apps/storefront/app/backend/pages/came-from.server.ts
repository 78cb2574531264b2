import { ownPath } from './own-path.ts';

// Pages for guests only: no place to return to once signed in.
const guestPages =
  /^\/(?:sign-in|acces-espace-pro|mot-de-passe-oublie|reset-forgotten-password|reset-password|entered-password|registration-confirmed|customer\/account\/createPassword)(?:[/?#]|$)/;

/** Where to go back to: the path the browser names, kept only when it is a page of ours worth returning to. */
export function backPath(target: FormDataEntryValue | null | undefined): string | null {
  const path = ownPath(typeof target === 'string' ? target : null);
  return path === null || guestPages.test(path) ? null : path;
}

/** The page one was on before: from `?back=`, otherwise from the referring page of our own shop. */
export function cameFrom(request: Request, origin: string): string | null {
  const named = new URL(request.url).searchParams.get('back');
  if (named !== null) return backPath(named);
  const referrer = URL.parse(request.headers.get('referer') ?? '');
  if (referrer === null || referrer.origin !== origin) return null;
  return backPath(referrer.pathname + referrer.search);
}
