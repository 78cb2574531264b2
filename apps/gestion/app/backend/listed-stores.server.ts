import type { RouterContextProvider } from 'react-router';
import { ListedStoresDocument } from '../../generated/documents.ts';
import { backendContext } from './request-context.server.ts';

/** What a list may be narrowed to; asked beside the list, so that a search that is refused keeps the choice. */
export async function listedStores(
  context: Readonly<RouterContextProvider>,
): Promise<readonly { code: string; name: string }[]> {
  const { currentStaff } = await context.get(backendContext).ask(ListedStoresDocument, {});
  return currentStaff.person?.listed_stores ?? [];
}
