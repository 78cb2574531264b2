import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { CONTENT_KINDS } from '@nuancier/domain/content/content-item.ts';
import type { ContentKind } from '@nuancier/domain/content/content-item.ts';
import { ContentItemAskedDocument } from '../../../generated/documents.ts';
import type { ContentFactsFragment } from '../../../generated/documents.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** What is no kind leads nowhere. */
export function kindOf(text: string): ContentKind {
  const kind = CONTENT_KINDS.find((known) => known === text);
  if (kind === undefined) throw data(null, { status: 404 });
  return kind;
}

export async function contentOf(
  context: Context,
  { kind, identifier }: { kind: string; identifier: string },
): Promise<ContentFactsFragment> {
  const asked = { kind: kindOf(kind), identifier };
  const { contentItem } = await context.get(backendContext).ask(ContentItemAskedDocument, asked);
  if (contentItem === null) throw data(null, { status: 404 });
  return contentItem;
}

export function mayEdit(context: Context): boolean {
  const role = context.get(staffContext).person?.role;
  return role !== undefined && scopeOf('publishContent', role) !== null;
}
