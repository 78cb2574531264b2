import { CaptchaDocument } from '../../../../generated/documents.ts';
import { backendContext } from '../../../backend/request-context.server.ts';
import type { Route } from './+types/captcha.ts';

/** A challenge for the form that was asked for one: data, no page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { captchaChallenge } = await context.get(backendContext).query(CaptchaDocument, {});
  return Response.json(captchaChallenge ?? null);
}
