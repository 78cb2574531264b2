import type { RouterContextProvider } from 'react-router';
import { viewerContext } from '../../backend/request-context.server.ts';

/** What an empty address of the viewer already says. */
export function knownName(context: Readonly<RouterContextProvider>) {
  const viewer = context.get(viewerContext);
  if (viewer.kind !== 'signed-in') return {};
  const { firstname, lastname, company } = viewer;
  return { firstname, lastname, company: company?.name ?? null };
}
