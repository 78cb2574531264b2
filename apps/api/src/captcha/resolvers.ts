import type { Resolvers } from '../../generated/resolvers.ts';
import type { CaptchaContext } from './captcha-context.ts';

export const captchaResolvers: Resolvers<CaptchaContext> = {
  Query: { captchaChallenge: (_root, _args, { captcha, now }) => captcha.challenge(now()) },
};
