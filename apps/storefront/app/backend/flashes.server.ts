// Messages for the next page, in one cookie.
import { flashCopy, isFlash } from './flash-copy.ts';
import type { Flash, FlashMessage } from './flash-copy.ts';
import { setCookie } from './session.server.ts';

export function flashCookie(flashes: readonly Flash[], secure: boolean): string {
  return setCookie('vsf-message', flashes.join('.'), { secure });
}

/** Only what the shop itself has to say: the cookie is the browser's. */
export function flashesOf(message: string | null): FlashMessage[] {
  return (message ?? '')
    .split('.')
    .filter(isFlash)
    .map((flash) => flashCopy[flash]);
}
