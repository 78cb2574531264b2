import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';

export const captchaRefusalMessages = {
  CAPTCHA_REQUIRED: {
    category: 'graphql-input',
    key: 'CAPTCHA_REQUIRED',
    message: 'Merci de confirmer que vous n’êtes pas un robot.',
  },
  CAPTCHA_INVALID: {
    category: 'graphql-input',
    key: 'CAPTCHA_INVALID',
    message: 'La vérification anti-robot a échoué. Merci de réessayer.',
  },
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof captchaRefusalMessages> {}
}
