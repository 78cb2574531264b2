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

/** Whole HTML of the page; null where the shop has none. */
export async function drawShop(
  request: FastifyRequest,
  { shopPages, publicUrl, production }: ShopViewParts,
  { address, transport, theme, deviceClass, isCustomer = false }: ShopView,
): Promise<string | null> {
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
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return isPage && response.status < 500 ? inert(await response.text()) : null;
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
  html: string,
  { pictureOrigins, publicUrl, development }: ShopViewParts,
): FastifyReply {
  const pictures = ["img-src 'self' data:", new URL(publicUrl).origin, ...pictureOrigins].join(' ');
  const policy = [
    ...bare,
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    pictures,
    "font-src 'self'",
    `sandbox ${SANDBOX}`,
  ];
  return framed(reply, policy).type('text/html; charset=utf-8').send(html);
}

/** Said in the frame itself, where the page would stand. */
export function sendNoView(reply: FastifyReply, { errors = [] }: Answer): FastifyReply {
  const isDenied = errors.some(({ extensions }) => extensions?.category === 'graphql-authorization');
  const status = isDenied ? 403 : errors.length > 0 ? 503 : 404;
  return framed(reply, bare).code(status).type('text/plain; charset=utf-8').send(told[status]);
}

const told = {
  403: 'Seule l’équipe voit cet aperçu\u00A0: entrez de nouveau dans la gestion.\n',
  404: 'Il n’y a rien à montrer à cette adresse.\n',
  503: 'L’aperçu n’a pas pu être préparé. Réessayez dans quelques instants.\n',
};

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
