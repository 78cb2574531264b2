// Solves the challenge beside the page, which stays quick meanwhile.
import { solveCaptcha } from './solve-captcha.ts';
import type { CaptchaChallenge } from './solve-captcha.ts';

self.addEventListener('message', (event: MessageEvent<CaptchaChallenge>) => {
  // oxlint-disable-next-line require-post-message-target-origin -- a worker has no origin of its own
  void solveCaptcha(event.data).then((token) => self.postMessage(token));
});
