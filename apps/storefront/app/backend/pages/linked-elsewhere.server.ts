// A category that is a link: its target is free text, so it is resolved to its end before it is followed.
import { urlResolution } from '@nuancier/domain/site/url-resolution.ts';
import { redirect } from 'react-router';
import { MovedAddressDocument } from '../../../generated/documents.ts';
import { routedPath } from '../../addresses/paths.ts';
import type { Backend } from '../backend.server.ts';
import { notFound } from '../not-found.server.ts';

const MOST_STEPS = 10;

type Link = { from: string; to: string; reportFault: (fault: unknown) => void };

/** The way on to throw; the not-found page for a link that comes round to where it started, over however many addresses. */
export async function linkedElsewhere(backend: Backend, { from, to, reportFault }: Link) {
  const seen = [from];
  let step = ownPathOf(to);
  while (step !== null && seen.length < MOST_STEPS && !seen.includes(step)) {
    seen.push(step);
    // oxlint-disable-next-line no-await-in-loop -- each step says which is the next
    step = await nextOf(backend, step);
  }
  // To itself under another query is another page: the guard over every redirect judges that.
  if (step === null || seen.length === 1) return redirect(to);
  reportFault(new Error(`The links ${seen.join(' → ')} → ${step} come round`));
  return notFound('Page not found');
}

async function nextOf(backend: Backend, path: string): Promise<string | null> {
  const resolution = urlResolution(path, '');
  if (resolution.kind !== 'lookup' || resolution.url === '') return null;
  const { route } = await backend.query(MovedAddressDocument, { url: resolution.url });
  if (!route) return null;
  const stands = routedPath(route);
  if (stands !== path) return stands;
  return 'custom_url' in route && route.custom_url ? ownPathOf(route.custom_url) : null;
}

/** Null for what is not a page of the shop. */
function ownPathOf(address: string): string | null {
  return /^\/(?!\/)/.test(address) ? (/^[^?#]*/.exec(address)?.[0] ?? null) : null;
}
