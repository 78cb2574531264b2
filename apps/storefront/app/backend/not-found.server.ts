// The two ways an address can lead nowhere, as the error page words them.
import { data } from 'react-router';
import { BackendRefusal } from './backend.server.ts';

export type NotFoundKey = 'Page not found' | 'This page could not be found';

/** An unresolved catalogue address, or a missing content page. */
export function notFound(key: NotFoundKey) {
  return data({ key }, { status: 404 });
}

/** Awaits an answer; the API's "no such entity" becomes null. */
export async function orMissing<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof BackendRefusal && error.category === 'graphql-no-such-entity') return null;
    throw error;
  });
}
