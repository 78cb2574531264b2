// From the environment to a listening shop, and down again: one process, or a parent with its workers.
import cluster from 'node:cluster';
import { setTimeout } from 'node:timers/promises';
import { createApi } from '@nuancier/api/api.ts';
import type { Api } from '@nuancier/api/api.ts';
import { environmentFacts } from '@nuancier/api/configuration/environment-facts.ts';
import { readConfiguration } from '@nuancier/api/configuration/configuration.ts';
import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import { documentRoutes } from '@nuancier/api/documents/routes/document-routes.ts';
import { customerDocumentRoutes } from '@nuancier/api/documents/routes/customer-document-routes.ts';
import { createPresses } from '@nuancier/api/documents/pdf/press.ts';
import { closingByAnswers } from '@nuancier/api/http/leaving.ts';
import { createLog } from '@nuancier/api/monitoring/log.ts';
import { EXIT, giveUp } from '@nuancier/api/process/exit-codes.ts';
import { onStopSignal } from '@nuancier/api/process/stop-signal.ts';
import { startTracing } from '@nuancier/api/tracing/start-tracing.ts';
import type { Tracing } from '@nuancier/api/tracing/start-tracing.ts';
import { openRegister } from '@nuancier/api/customers/establishments/open-register.ts';
import { openPlaces } from '@nuancier/api/stores/places/open-places.ts';
import { mailboxRoutes } from '@nuancier/api/mail/mailbox/mailbox-routes.ts';
import { shopMailer } from '@nuancier/api/mail/sending/shop-mailer.ts';
import { shopMedia } from '@nuancier/api/media/shop-media.ts';
import { openBuiltStore, openMediaStores } from '@nuancier/api/media/media.ts';
import { openPreparedShop } from '@nuancier/operator/prepare-shop.ts';
import type { OpenedShop, PreparedShop } from '@nuancier/operator/prepare-shop.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { overHttp } from '../app/backend/transport.server.ts';
import { createLanes } from './admission/lanes.ts';
import { routeClass } from './admission/route-class.ts';
import { createStorefront } from './create-storefront.ts';
import { demoRoutes } from './demo/accounts-route.ts';
import { showsDemo } from './demo/shows-demo.ts';
import { developmentPages } from './pages/development-pages.ts';
import { inProcessTransport } from './in-process-transport.ts';
import { builtPages } from './pages/built-pages.ts';
import { keepOwnBuild } from './pages/keep-own-build.ts';
import { builtGestion, developmentGestion } from './gestion/gestion-pages.ts';
import { gestionWing } from './gestion/gestion-wing.ts';
import { siteTheme } from './gestion/site-theme.ts';
import { databaseTrouble, orGiveUp, prepareDatabase } from './prepare-database.ts';
import { createPageCache } from './pages/page-cache.ts';
import { welcome } from './welcome.ts';
import { openProbes, tellProbes } from './probes/open-probes.ts';
import type { Probes } from './probes/open-probes.ts';
import { drainWindows } from './workers/drain-windows.ts';
import { parentLink } from './workers/parent-link.ts';
import type { ParentLink } from './workers/parent-link.ts';
import { superviseWorkers } from './workers/supervise.ts';
import { waitForCatalogue } from './workers/wait-for-catalogue.ts';

const PAGES_MOST_BYTES = 64 * 1024 * 1024;
// Changes empty the cache at once; this bounds what depends on the clock alone, such as "open now".
const PAGES_MOST_MS = 60_000;

type Start = { env: Record<string, string | undefined>; projectRoot: string; development: boolean };

export async function startShop({ env, projectRoot, development }: Start): Promise<void> {
  const read = readConfiguration(env, projectRoot);
  if (!read.ok) return giveUp(read.problems, EXIT.settings);
  const { configuration } = read;
  const log = createLog({ level: configuration.logLevel });
  const isParent = !cluster.isWorker && !development && configuration.workers > 1;
  const tracing = await startTracing(isParent ? undefined : configuration.tracing);
  if (cluster.isWorker) return runWorker({ configuration, log, tracing }, parentLink(env));
  const prepared = await prepareDatabase(configuration, log);
  if (prepared === undefined) return;
  if (prepared.newerMigrations.length > 0)
    log.warn({ migrations: prepared.newerMigrations }, 'the tables are those of a newer version of the shop');
  if (!development) await keepOwnBuild(configuration, log);
  if (!isParent) return runAlone({ configuration, log, tracing }, prepared, development);
  superviseWorkers({
    probes: await probesOf(configuration),
    workers: configuration.workers,
    nodeEnv: env['NODE_ENV'],
    drainMs: configuration.drainMs,
    hangMs: configuration.hangMs,
    log,
    onOpen: ({ hasSite }) => process.stdout.write(welcome(configuration, { hasSite })),
    onEmpty: prepared.close,
  });
}

type Process = { configuration: Configuration; log: Logger; tracing: Tracing };

async function runAlone(alone: Process, prepared: PreparedShop, development: boolean): Promise<void> {
  const { configuration } = alone;
  const probes = await probesOf(configuration);
  const shop = await openDoors(alone, prepared, { development });
  if (probes) tellProbes(probes, shop.api.ready);
  onStopSignal(shop.leave, configuration.drainMs);
  await shop.app.listen({ host: configuration.host, port: configuration.port });
  process.stdout.write(welcome(configuration, { hasSite: (await shop.api.ready()).site }));
}

async function probesOf({ host, probePort, hangMs }: Configuration): Promise<Probes | null> {
  return probePort === 0 ? null : openProbes({ host, port: probePort, silentMs: hangMs });
}

async function runWorker(worker: Process, parent: ParentLink): Promise<void> {
  const { configuration, log } = worker;
  const database = await orGiveUp(openPreparedShop(configuration, databaseTrouble(log)));
  if (database === undefined) return process.exit();
  const shop = await openDoors(worker, database, { development: false, parent });
  parent.tellsFigures(shop.api.figures);
  parent.tellsReadiness(shop.api.ready);
  parent.onStop(shop.leave, drainWindows(configuration.drainMs).workerMs);
  if (parent.othersServe && !(await waitForCatalogue(shop.api))) return;
  await shop.app.listen({ host: configuration.host, port: configuration.port });
  parent.opened({ hasSite: (await shop.api.ready()).site });
}

type OpenShop = { app: FastifyInstance; api: Api; leave: () => Promise<void> };

async function openDoors(
  { configuration, log, tracing }: Process,
  prepared: OpenedShop,
  { development, parent }: { development: boolean; parent?: ParentLink },
): Promise<OpenShop> {
  const { publicUrl, commerceApiUrl, dataDir } = configuration;
  const production = configuration.mode === 'production';
  const cache = createPageCache({ mostBytes: PAGES_MOST_BYTES, mostMs: PAGES_MOST_MS, now: Date.now });
  const lanes = configuration.admission
    ? createLanes({ ...configuration.admission, now: () => performance.now() })
    : null;
  const mailer = shopMailer(configuration);
  const presses = createPresses();
  const stores = await openMediaStores(configuration.media, dataDir);
  const api = await createApi({
    presses,
    means: {
      readLanes: lanes?.figures,
      readPools: prepared.readPools,
      readReplicaLag: prepared.replicaLag,
      readCaches: () => [cache.figures()],
    },
    onPublicChange: cache.clear,
    db: prepared.db,
    databaseUrl: prepared.url,
    reads: prepared.reads,
    readsOfNow: prepared.readsOfNow,
    now: () => new Date(),
    log,
    publicUrl,
    production,
    captcha: configuration.captcha,
    orderSecret: configuration.sessionSecret,
    payments: configuration.payments,
    externalCheckout: configuration.externalCheckout,
    metricsToken: configuration.metricsToken,
    worker: parent?.number,
    figuresOfAll: parent?.figuresOfAll,
    webhooks: { allowsPrivate: configuration.webhooksReachPrivate },
    places: openPlaces(configuration.placesUrl, log),
    register: openRegister(prepared.db, configuration.registerUrl, log),
    customerConfirmation: configuration.customerConfirmation,
    stores,
    pictureWorkers: configuration.pictureWorkers,
    runsJobs: true,
    promiseWarningMinutes: configuration.promiseWarningMinutes,
    mailer,
    contactEmail: configuration.contactEmail,
    theme: configuration.siteTheme,
    environment: environmentFacts(configuration),
    directory: configuration.directory,
  });
  const built = await openBuiltStore(configuration.media, dataDir);
  const pages = development ? await developmentPages() : await builtPages(built);
  const gestion = development ? await developmentGestion() : await builtGestion(built);
  const pictureOrigins = commerceApiUrl ? [new URL(commerceApiUrl).origin] : [];
  const app = await createStorefront({
    log,
    pages: pages.load,
    transport: commerceApiUrl ? overHttp(commerceApiUrl) : inProcessTransport(api),
    publicUrl,
    production,
    development,
    showsDemo: showsDemo(configuration),
    cache: development ? null : cache,
    theme: configuration.siteTheme ?? null,
    bankOrigin:
      configuration.payments.kind === 'lyra' ? new URL(configuration.payments.formUrl).origin : null,
    pictureOrigins,
    trustedProxies: configuration.trustedProxies,
    lanes,
    watch: { countRequest: api.countRequest, routeOf: routeClass, accessLog: configuration.accessLog },
    searches: api.searches,
    wings: [
      api.plugin,
      shopMedia(prepared.db, { dataDir, log, stored: stores.pictures, ahead: configuration.picturesAhead }),
      documentRoutes({
        db: prepared.db,
        dataDir,
        now: () => new Date(),
        log,
        production,
        press: presses.sheets,
      }),
      customerDocumentRoutes({
        db: prepared.db,
        now: () => new Date(),
        log,
        production,
        press: presses.customers,
        papers: stores.papers,
      }),
      // It shows the mails of all customers: demonstration only.
      ...(production
        ? []
        : [
            mailboxRoutes({
              db: prepared.db,
              publicUrl,
              orderSecret: configuration.sessionSecret,
              theme: configuration.siteTheme,
            }),
          ]),
      ...demoRoutes(configuration),
      gestionWing({
        api,
        pages: gestion,
        shopPages: pages.load,
        pictureOrigins,
        publicUrl,
        production,
        development,
        theme: siteTheme(api, configuration.siteTheme),
      }),
      pages.files,
    ],
  });
  const closeByAnswers = closingByAnswers(app.server);
  const leave = async () => {
    api.drain();
    closeByAnswers();
    // No longer ready, but open connections are still served: closing at once would cut off requests that have arrived
    // and were not read yet, and a balancer needs a moment to see it.
    await setTimeout(configuration.drainNoticeMs);
    await app.close();
    await api.close();
    mailer.close();
    await prepared.close();
    await tracing.close();
  };
  return { app, api, leave };
}
