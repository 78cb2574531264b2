// `/gestion/vue/contenu/…`: a text as it is being written, on the page of the shop where it will stand.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../../../../gestion/app/backend/transport.server.ts';
import { inProcessTransport } from '../../in-process-transport.ts';
import { staffTransport } from '../staff-transport.ts';
import { draftAddress, withDraft } from './draft-in-shop.ts';
import type { Draft } from './draft-in-shop.ts';
import { drawShop, lookAsked, sendNoView, sendView } from './shop-view.ts';
import type { ShopViewParts } from './shop-view.ts';

const DRAFT = `query ContentView($kind: ContentKind!, $identifier: String!) {
  contentItem(kind: $kind, identifier: $identifier) {
    kind
    identifier
    fields { title content_heading content meta_title meta_description meta_keywords }
  }
}`;

type Asked = { Params: { kind: string; identifier: string }; Querystring: Record<string, unknown> };

export function contentView(parts: ShopViewParts) {
  return async (request: FastifyRequest<Asked>, reply: FastifyReply): Promise<FastifyReply> => {
    const { kind, identifier } = request.params;
    const cookies: string[] = [];
    const answer: Answer =
      kind === 'page' || kind === 'block'
        ? await staffTransport(request, parts, cookies)({ document: DRAFT, variables: { kind, identifier } })
        : { data: { contentItem: null } };
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    const draft = draftIn(answer);
    if (draft === null) return sendNoView(reply, answer);
    const transport = inProcessTransport(parts.api);
    const drawn = await drawShop(request, parts, {
      address: draftAddress(draft, await homePage(parts)),
      transport: withDraft(transport, draft),
      ...lookAsked(request.query),
    });
    return sendView(reply, drawn, parts);
  };
}

function draftIn({ data }: Answer): Draft | null {
  const item = typeof data === 'object' && data !== null && 'contentItem' in data ? data.contentItem : null;
  return typeof item === 'object' && item !== null ? (item as Draft) : null;
}

async function homePage({ api }: ShopViewParts): Promise<string> {
  const { data } = await api.execute({ document: 'query HomeName { storeConfig { cms_home_page } }' });
  const config = data?.['storeConfig'];
  const isNamed = typeof config === 'object' && config !== null && 'cms_home_page' in config;
  return (isNamed && String(config.cms_home_page ?? '')) || 'home';
}
