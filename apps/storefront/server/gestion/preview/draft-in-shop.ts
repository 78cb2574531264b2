// A draft in the shop's own answers: what the pages read of the published text is the draft's, for this one page.
import type { ContentKind } from '@nuancier/domain/content/content-item.ts';
import { blockPlace } from '@nuancier/domain/content/block-place.ts';
import type { ApiAnswer, Transport, TransportRequest } from '../../../app/backend/transport.server.ts';

export type Draft = {
  kind: ContentKind;
  identifier: string;
  fields: { title: string; content: string } & Record<string, unknown>;
};

/** Where a block begins, so that the page opens on it. */
export const DRAFT_PLACE = 'brouillon';

/** A block that no page draws is shown alone, as the text of a page. */
export function draftAddress({ kind, identifier }: Draft, home: string): string {
  if (kind === 'page') return identifier === home ? '/' : `/${identifier}`;
  return blockPlace(identifier) === 'elsewhere' ? `/${alone(identifier)}` : '/';
}

export function withDraft(transport: Transport, { kind, identifier, fields }: Draft): Transport {
  const isAlone = kind === 'block' && blockPlace(identifier) === 'elsewhere';
  if (isAlone) return withPage(transport, { identifier: alone(identifier), text: fields });
  if (kind === 'page') return withPage(transport, { identifier, text: fields });
  return withBlock(transport, { identifier, title: fields.title, content: marked(fields.content) });
}

const alone = (identifier: string) => `bloc/${identifier}`;

function withPage(
  transport: Transport,
  { identifier, text }: { identifier: string; text: object },
): Transport {
  return async (asked) => {
    const answer = await transport(asked);
    if (!asksForPage(asked, identifier) || !isShape(answer.data)) return answer;
    // It may never have been published: that it is unknown is no trouble here.
    const errors = (answer.errors ?? []).filter(({ path }) => path?.[0] !== 'cmsPage');
    return { data: { ...answer.data, cmsPage: { identifier, ...text } }, errors };
  };
}

function withBlock(transport: Transport, block: { identifier: string } & Record<string, unknown>): Transport {
  return async (asked) => {
    const answer = await transport(asked);
    const { data } = answer;
    if (!isShape(data) || !asked.document.includes(`"${block.identifier}"`)) return answer;
    const { cmsBlocks } = data;
    const items = isShape(cmsBlocks) && Array.isArray(cmsBlocks['items']) ? cmsBlocks['items'] : [];
    const others = items.filter((item) => isShape(item) && item['identifier'] !== block.identifier);
    const drawn: ApiAnswer = { ...answer, data: { ...data, cmsBlocks: { items: [...others, block] } } };
    return drawn;
  };
}

function asksForPage({ document, variables }: TransportRequest, identifier: string): boolean {
  if (document.includes(`cmsPage(identifier:"${identifier}")`)) return true;
  return document.includes('cmsPage(identifier:$identifier)') && variables['identifier'] === identifier;
}

/** The first tag carries the mark, below what sticks to the top: nothing is added that would move the text. */
function marked(html: string): string {
  return html.replace(/^\s*<([a-z][a-z0-9]*)/i, `<$1 id="${DRAFT_PLACE}" style="scroll-margin-top: 30vh"`);
}

function isShape(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
