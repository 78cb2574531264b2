// A page of the shop as the staff looks at it: made by the shop's own screens for nobody's session, shown in a frame of
// the back office, kept nowhere. Nothing in it runs, is sent, or is remembered.
import type { Api } from '@nuancier/api/api.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceClass } from '@nuancier/domain/site/device-class.ts';
import { isThemeCode } from '@nuancier/domain/site/themes.ts';
import type { ThemeCode } from '@nuancier/domain/site/themes.ts';
import { publicCookies, readSession } from '../../../app/backend/session.server.ts';
import type { Transport } from '../../../app/backend/transport.server.ts';
import type { Answer } from '../../../../gestion/app/backend/transport.server.ts';
import { isReading, pageMaker } from '../../pages/page-maker.ts';
import type { Pages } from '../../pages/page-parts.ts';

export type ShopViewParts = {
  api: Pick<Api, 'execute' | 'executeSeenBy' | 'executeForStaff'>;
  /** the shop's own */
  shopPages: () => Promise<Pages>;
  pictureOrigins: readonly string[];
  publicUrl: string;
  production: boolean;
  development: boolean;
};

export type ShopView = {
  address: string;
  transport: Transport;
  theme: ThemeCode | null;
  deviceClass: DeviceClass;
  /** The transport answers in a customer's name, so that the screens are those of somebody signed in. */
  isCustomer?: boolean;
};

// A look may take its time: what came later would not come at all.
const PATIENCE_MS = 4_000;

/** `html`: the whole page; null where the shop has none, or could not make it. */
export type Drawn = { status: number; html: string | null };

export async function drawShop(
  request: FastifyRequest,
  { shopPages, publicUrl, production }: ShopViewParts,
  { address, transport, theme, deviceClass, isCustomer = false }: ShopView,
): Promise<Drawn> {
  const origin = new URL(publicUrl).origin;
  const open = publicCookies({ ...readSession(null), consent: 'refused' });
  // No token: it only says that there is somebody, and is no cookie of any browser.
  const cookie = isCustomer ? `${open}; vsf-customer=vue` : open;
  const make = pageMaker(
    {
      pages: shopPages,
      transport: readingOnly(transport),
      production,
      theme,
      patienceMs: PATIENCE_MS,
      readListFile: () => Promise.reject(new Error('a page that is looked at reads no file')),
    },
    origin,
  );
  const visit = {
    address,
    cookieHeader: cookie,
    deviceClass,
    userAgent: '',
    wholeAtOnce: true,
    request: () => new Request(new URL(address, origin), { headers: { cookie } }),
  };
  const { response } = await make(visit, request, '');
  const { status, headers } = response;
  const isPage = status < 500 && (headers.get('content-type') ?? '').startsWith('text/html');
  return { status, html: isPage ? inert(await response.text()) : null };
}

export function lookAsked({
  theme,
  largeur,
}: Record<string, unknown>): Pick<ShopView, 'theme' | 'deviceClass'> {
  return {
    theme: typeof theme === 'string' && isThemeCode(theme) ? theme : null,
    deviceClass: largeur === 'telephone' ? 'mobile' : 'desktop',
  };
}

/** Framed by the back office alone, which is of this origin; it may draw, and nothing else. */
export function sendView(
  reply: FastifyReply,
  { status, html }: Drawn,
  { pictureOrigins, publicUrl, development }: ShopViewParts,
): FastifyReply {
  if (html === null) return say(reply, status < 500 ? NOTHING : AWAY);
  const pictures = ["img-src 'self' data:", new URL(publicUrl).origin, ...pictureOrigins].join(' ');
  const policy = [
    ...bare,
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    pictures,
    "font-src 'self'",
    `sandbox ${SANDBOX}`,
  ];
  return framed(reply, policy).code(status).type('text/html; charset=utf-8').send(html);
}

/** Said in the frame itself, where the page would stand; what is refused, in the words of the refusal. */
export function sendNoView(reply: FastifyReply, { errors: [trouble] = [] }: Answer): FastifyReply {
  if (trouble === undefined) return say(reply, NOTHING);
  const { category = '', french = trouble.message } = trouble.extensions ?? {};
  const status = REFUSED[category];
  return say(reply, status === undefined ? AWAY : { status, words: french });
}

const REFUSED: Readonly<Record<string, number>> = {
  'graphql-authentication': 403,
  'graphql-authorization': 403,
  'graphql-no-such-entity': 404,
  'graphql-already-exists': 422,
  'graphql-input': 422,
  'rate-limit': 429,
};

const NOTHING = { status: 404, words: 'Il n’y a rien à montrer à cette adresse.' };
const AWAY = { status: 503, words: 'L’aperçu n’a pas pu être préparé. Réessayez dans quelques instants.' };

function say(reply: FastifyReply, { status, words }: { status: number; words: string }): FastifyReply {
  return framed(reply, bare).code(status).type('text/plain; charset=utf-8').send(`${words}\n`);
}

const bare = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'"];

function framed(reply: FastifyReply, policy: readonly string[]): FastifyReply {
  return reply.headers({
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  });
}

// Its origin stays ours, so that its fonts and styles are its own; without script that opens nothing. A link leads into
// a window of its own, which is the shop as ever.
const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

function readingOnly(transport: Transport): Transport {
  return (asked) => {
    if (!isReading(asked.document)) throw new Error('a page that is looked at writes nothing');
    return transport(asked);
  };
}

/** The policy lets none of it run; what would only be refused is left out. */
function inert(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/gi, '')
    .replace(/<head>/i, '<head><base target="_blank"/>');
}
