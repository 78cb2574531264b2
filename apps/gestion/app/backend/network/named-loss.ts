// Of every request that a screen makes by itself: a loss has its name before it is shown, so that no fault of a page,
// which looks the same to JavaScript, is taken for one.
import { BASE } from '../../addresses/paths.ts';
import { isLoss, NetworkLoss } from './network-loss.ts';
import type { SentForm } from './network-loss.ts';

type Result = { type: 'data' | 'error'; result: unknown };
type Results<Of extends Result> = Record<string, Of>;

export async function namedLoss<Of extends Result>(
  { request }: { request: Request },
  next: () => Promise<Results<Of>>,
): Promise<Results<Of>> {
  const sent = request.method === 'POST' ? await sentBy(request.clone()) : null;
  const results = await next();
  for (const found of Object.values(results))
    if (found.type === 'error' && isLoss(found.result))
      found.result = new NetworkLoss(sent, { cause: found.result });
  return results;
}

async function sentBy(request: Request): Promise<SentForm | null> {
  const { pathname, search } = new URL(request.url);
  const form = await request.formData().catch(() => null);
  return form && { to: `${pathname.slice(BASE.length)}${search}`, form };
}
