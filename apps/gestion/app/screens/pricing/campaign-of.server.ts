import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { CampaignDocument } from '../../../generated/documents.ts';
import type { CampaignWholeFragment } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;
type Page = { faulty?: boolean; after?: string | null };

/** The campaign of the address, or « introuvable ». */
export async function campaignOf(
  context: Context,
  id: string,
  page: Page = {},
): Promise<CampaignWholeFragment> {
  const { campaign } = await context.get(backendContext).ask(CampaignDocument, { id: numberOf(id), ...page });
  if (campaign === null) throw data(null, { status: 404 });
  return campaign;
}

/** Anything else is the number of none. */
export function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
