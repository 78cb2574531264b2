import type { Resolvers } from '@nuancier/contract/api-types.ts';
import type { Context } from '../context.ts';

export const captchaResolvers: Resolvers<Context> = {
  Query: { captchaChallenge: (_root, _args, { captcha, now }) => captcha.riddle(now()) },
};
