// The whole API on a database of its own, for tests.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Kysely, KyselyPlugin } from 'kysely';
import { createApi } from '../api.ts';
import type { Api } from '../api.ts';
import type { ApiHeaders, ApiResult } from '../request/api-request.ts';
import { openPool } from '../database/open-pool.ts';
import type { Tables } from '../database/tables.ts';
import { folderStores } from '../media/media.ts';
import type { MediaStores } from '../media/media.ts';
import { createLog } from '../monitoring/log.ts';
import type { Parts } from '../parts.ts';
import { DEMO_DAY } from './build-template.ts';
import { ORDER_SECRET } from './mail-room.ts';
import { readSharedIndex } from './shared-index.ts';
import { signedIn } from './signed-in.ts';
import { staffSession } from './staff-session.ts';
import { testDatabase } from './test-database.ts';

export const PUBLIC_URL = 'https://boutique.example';
export const BANK_SECRET = 'secret-de-la-banque-des-essais';
export const CONTACT_EMAIL = 'service.client@valbrune.example';

export type ShopApiOptions = Partial<
  Pick<
    Parts,
    | 'now'
    | 'clock'
    | 'runsJobs'
    | 'webhooks'
    | 'reads'
    | 'readsOfNow'
    | 'production'
    | 'captcha'
    | 'metricsToken'
    | 'means'
    | 'requestMs'
    | 'mailer'
    | 'register'
    | 'customerConfirmation'
    | 'payments'
    | 'cardPayments'
    | 'externalCheckout'
    | 'presses'
    | 'environment'
    | 'directory'
    | 'onPublicChange'
    | 'readIndex'
  >
> & {
  database?: 'demo' | 'empty';
  /** Sees every statement of the shop before it is sent. */
  statements?: KyselyPlugin;
  /** A second shop on this one's database, by connections of its own. */
  beside?: Pick<ShopApi, 'databaseUrl'>;
};

export type ShopApi = {
  api: Api;
  db: Kysely<Tables>;
  databaseUrl: string;
  /** In a folder of its own, gone with the shop. */
  stores: MediaStores;
  /** Through the in-process door. */
  send(document: string, variables?: Record<string, unknown>, options?: SendOptions): Promise<ApiResult>;
  /** Through the back office's door in this process, as one of the staff. */
  sendAsStaff(
    email: string,
    document: string,
    variables?: Record<string, unknown>,
    idempotencyKey?: string,
  ): Promise<ApiResult>;
  /** Over HTTP, without a socket. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  post(body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Everything written to the log so far, line by line, as text. */
  logLines(): string[];
  close(): Promise<void>;
};

type SendOptions = {
  headers?: ApiHeaders;
  operationName?: string;
  /** The e-mail address of the customer who asks. */
  as?: string;
  clientAddress?: string;
};

export async function shopApi(options: ShopApiOptions = {}): Promise<ShopApi> {
  const { beside } = options;
  const database = beside ? joined(beside) : await testDatabase(options.database ?? 'demo');
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString('utf8'));
      done();
    },
  });
  const { statements } = options;
  const dataDir = join(tmpdir(), `nuancier-shop-${randomUUID()}`);
  const stores = folderStores(dataDir);
  const api = await createApi({
    db: statements ? database.db.withPlugin(statements) : database.db,
    databaseUrl: database.url,
    reads: options.reads,
    readsOfNow: options.readsOfNow,
    now: options.now ?? (() => DEMO_DAY),
    clock: options.clock,
    runsJobs: options.runsJobs,
    webhooks: options.webhooks,
    log: createLog({ level: 'info', destination }),
    publicUrl: PUBLIC_URL,
    mailer: options.mailer,
    contactEmail: CONTACT_EMAIL,
    stores,
    production: options.production ?? false,
    captcha: options.captcha ?? { kind: 'altcha', secret: 'secret-des-essais' },
    orderSecret: ORDER_SECRET,
    payments: options.payments ?? { kind: 'demo', secret: BANK_SECRET },
    cardPayments: options.cardPayments,
    externalCheckout: options.externalCheckout,
    presses: options.presses,
    environment: options.environment,
    directory: options.directory,
    metricsToken: options.metricsToken,
    means: options.means,
    requestMs: options.requestMs,
    register: options.register,
    customerConfirmation: options.customerConfirmation,
    // Whoever looks at statements wants those of the reading too.
    readIndex: options.readIndex ?? (statements ? undefined : readSharedIndex),
    onPublicChange: options.onPublicChange,
  });
  const tokens = signedIn(database.db, options.now ?? (() => DEMO_DAY));
  const app: FastifyInstance = fastify();
  await app.register(api.plugin);
  return {
    api,
    db: database.db,
    databaseUrl: database.url,
    stores,
    async send(document, variables, { headers = {}, operationName, as, clientAddress } = {}) {
      const identity = as === undefined ? {} : { authorization: `Bearer ${await tokens.of(as)}` };
      return api.execute({
        document,
        variables,
        headers: { ...identity, ...headers },
        operationName,
        clientAddress,
      });
    },
    async sendAsStaff(email, document, variables, idempotencyKey) {
      const sessionToken = await staffSession(database.db, email, (options.now ?? (() => DEMO_DAY))());
      return (await api.executeForStaff({ document, variables, sessionToken, idempotencyKey })).result;
    },
    inject: (request) => app.inject(request),
    post: (body, headers = {}) =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    logLines: () => lines,
    async close() {
      await app.close();
      await api.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function joined({ databaseUrl: url }: Pick<ShopApi, 'databaseUrl'>) {
  const db = openPool(url, { size: 5, statementTimeoutMs: 30_000, onTrouble: () => {} });
  return { db, url, close: () => db.destroy() };
}
