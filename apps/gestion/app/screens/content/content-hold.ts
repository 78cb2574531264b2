import { HoldContentDocument } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { kindOf } from './content-of.server.ts';
import type { Route } from './+types/content-hold';

/** A sign that somebody is still writing; the answer says whether the text is still theirs. */
export async function action({ params, context }: Route.ActionArgs) {
  const asked = { kind: kindOf(params.kind), identifier: params.identifier, take: false };
  return (await context.get(backendContext).ask(HoldContentDocument, asked)).holdContent;
}
