// A page as a browser without script gets it: the real request handler on a real database.
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createApi } from '@nuancier/api/api.ts';
import { countOpened } from '@nuancier/api/testing/count-opened.ts';
import { ORDER_SECRET } from '@nuancier/api/testing/mail-room.ts';
import { readSharedIndex } from '@nuancier/api/testing/shared-index.ts';
import type { ShopApi } from '@nuancier/api/testing/shop-api.ts';
import { signedIn } from '@nuancier/api/testing/signed-in.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { documentRoutes } from '@nuancier/api/documents/routes/document-routes.ts';
import { customerDocumentRoutes } from '@nuancier/api/documents/routes/customer-document-routes.ts';
import { createPresses } from '@nuancier/api/documents/pdf/press.ts';
import { folderStores } from '@nuancier/api/media/media.ts';
import { createLog } from '@nuancier/api/monitoring/log.ts';
import { routeClass } from '../server/admission/route-class.ts';
import { createStorefront } from '../server/create-storefront.ts';
import type { StorefrontParts } from '../server/create-storefront.ts';
import type { Transport } from '../app/backend/transport.server.ts';
import { FORM_MARK } from '@nuancier/ui/pieces/form/form-mark-context.ts';
import { builtGestion } from '../server/gestion/gestion-pages.ts';
import { gestionWing } from '../server/gestion/gestion-wing.ts';
import { siteTheme } from '../server/gestion/site-theme.ts';
import { inProcessTransport } from '../server/in-process-transport.ts';
import { builtPages } from '../server/pages/built-pages.ts';

export type Visit = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  cookies: string[];
  html: string;
  /** what is no text: a PDF, a picture */
  bytes: Buffer;
};

export type VisitOptions = {
  method?: 'GET' | 'POST' | 'HEAD' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  headers?: Record<string, string>;
  /** A stream has no content length. */
  body?: string | Buffer | Readable;
  /** The e-mail address of the customer who visits. */
  as?: string;
  /** False: a form without the mark of the customer it was shown to, which every page's form carries. */
  marked?: false;
};

export type TestShop = {
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  /** The API behind the pages, asked directly. */
  send: ShopApi['send'];
  db: Awaited<ReturnType<typeof testDatabase>>['db'];
  databaseUrl: string;
  close(): Promise<void>;
};

export const publicUrl = 'http://localhost:3000';
export const BANK_SECRET = 'secret-de-la-banque-des-essais';

type TestShopOptions = Partial<Omit<StorefrontParts, 'log'>> &
  Partial<Pick<Parameters<typeof createApi>[0], 'payments' | 'externalCheckout' | 'directory'>> & {
    /** Receives the log of the API and of the pages. */
    log?: ReturnType<typeof createLog>;
    customerConfirmation?: boolean;
    spoil?: (transport: Transport) => Transport;
  };

/** The demo shop, built pages and in-process API. Options replace or break what a test needs to fail. */
export async function testShop({
  spoil = (transport) => transport,
  customerConfirmation = false,
  payments = { kind: 'demo', secret: BANK_SECRET },
  externalCheckout,
  directory,
  log = createLog({ level: 'silent' }),
  ...parts
}: TestShopOptions = {}): Promise<TestShop> {
  const database = await testDatabase('demoToday');
  countOpened('shop');
  const production = parts.production ?? false;
  const presses = createPresses();
  const stores = folderStores(join(tmpdir(), `nuancier-pages-${randomUUID()}`));
  const api = await createApi({
    presses,
    db: database.db,
    databaseUrl: database.url,
    now: () => new Date(),
    log,
    publicUrl,
    production,
    captcha: { kind: 'altcha', secret: 'secret-des-essais' },
    customerConfirmation,
    orderSecret: ORDER_SECRET,
    payments,
    externalCheckout,
    directory,
    contactEmail: 'service.client@valbrune.example',
    stores,
    onPublicChange: () => parts.cache?.clear(),
    readIndex: readSharedIndex,
    // A busy machine must not change what a page answers.
    requestMs: 60_000,
  });
  // The first reading of the catalogue empties what is kept: a test should not meet it half-way.
  await api.execute({ document: '{ products(filter: {}, pageSize: 1) { total_count } }' });
  const tokens = signedIn(database.db, () => new Date());
  const pages = await builtPages();
  const app = await createStorefront({
    log,
    pages: pages.load,
    transport: spoil(inProcessTransport(api)),
    publicUrl,
    production,
    theme: null,
    // A busy machine must not change what a page holds.
    patienceMs: 3_500,
    pictureOrigins: [],
    trustedProxies: [],
    searches: api.searches,
    watch: { countRequest: api.countRequest, routeOf: routeClass, accessLog: true },
    wings: [
      api.plugin,
      documentRoutes({
        db: database.db,
        dataDir: tmpdir(),
        now: () => new Date(),
        log,
        production,
        press: presses.sheets,
      }),
      gestionWing({
        api,
        pages: await builtGestion(),
        shopPages: pages.load,
        pictureOrigins: [],
        publicUrl,
        production,
        development: false,
        theme: siteTheme(api, undefined),
      }),
      customerDocumentRoutes({
        db: database.db,
        now: () => new Date(),
        log,
        production,
        press: presses.customers,
        papers: stores.papers,
      }),
      pages.files,
    ],
    ...parts,
  });
  // Learned with the first visit, as the token is: an account may change its address, or the database go away.
  const marks = new Map<string, string>();
  async function markOfVisitor({ as, headers = {} }: VisitOptions): Promise<string | null> {
    if (as === undefined) return /nuancier-viewer=([^;]+)/.exec(headers['cookie'] ?? '')?.[1] ?? null;
    const row = database.db.selectFrom('customer').select('id').where('email', '=', as);
    const known = marks.get(as) ?? String((await row.executeTakeFirstOrThrow()).id);
    marks.set(as, known);
    return known;
  }
  return {
    db: database.db,
    databaseUrl: database.url,
    async send(document, variables, { headers = {}, as, ...request } = {}) {
      const identity = as === undefined ? {} : { authorization: `Bearer ${await tokens.of(as)}` };
      return api.execute({ document, variables, headers: { ...identity, ...headers }, ...request });
    },
    async visit(path, options = {}) {
      const cookie = [
        options.headers?.['cookie'],
        options.as === undefined ? undefined : `vsf-customer=${await tokens.of(options.as)}`,
      ].filter((part) => part !== undefined);
      const visitor = await markOfVisitor(options);
      const mark = options.marked === false ? null : visitor;
      const body = mark === null ? options.body : markedBody(options, mark);
      const answer = await app.inject({
        url: path,
        method: options.method ?? 'GET',
        headers: {
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
          ...options.headers,
          ...(cookie.length === 0 ? {} : { cookie: cookie.join('; ') }),
        },
        ...(body === undefined ? {} : { payload: body }),
      });
      const cookies = answer.headers['set-cookie'];
      return {
        status: answer.statusCode,
        headers: answer.headers,
        cookies: cookies === undefined ? [] : [cookies].flat().map(String),
        html: answer.body,
        bytes: answer.rawPayload,
      };
    },
    async close() {
      await app.close();
      await api.close();
      await database.close();
    },
  };
}

/** As the forms of a page drawn for this visitor: the field is added where a test does not set its own. */
function markedBody({ body, headers = {} }: VisitOptions, mark: string): VisitOptions['body'] {
  const type = headers['content-type'] ?? '';
  if (type === 'application/x-www-form-urlencoded' && typeof body === 'string')
    return new URLSearchParams(body).has(FORM_MARK) ? body : `${body}${body && '&'}${FORM_MARK}=${mark}`;
  const boundary = /boundary=(.+)/.exec(type)?.[1];
  if (boundary === undefined || !(typeof body === 'string' || Buffer.isBuffer(body))) return body;
  if (body.includes(`name="${FORM_MARK}"`)) return body;
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="${FORM_MARK}"\r\n\r\n${mark}\r\n`;
  return Buffer.concat([Buffer.from(part), Buffer.from(body)]);
}
