// Posts the sign-in form without opening its page: for checks of the pages after it.
import type { BrowserContext } from '@playwright/test';

const PASSWORD = 'Demo!2026';

/** The context holds the session's cookies afterwards, as after the form itself. */
export async function sendSignIn(context: BrowserContext, url: string, email: string): Promise<void> {
  const answer = await context.request.post(new URL('/sign-in', url).href, {
    form: { email, password: PASSWORD },
    headers: { origin: new URL(url).origin },
    maxRedirects: 0,
  });
  if (answer.status() !== 302) throw new Error(`${email} was not let in: ${answer.status()}`);
}
