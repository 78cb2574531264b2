// The API on its own: environment, parts, listen.
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fastify, LogController } from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import { createApi } from './api.ts';
import { readConfiguration } from './configuration/configuration.ts';
import type { Configuration } from './configuration/configuration.ts';
import { migrate } from './database/migrating/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { createLog } from './monitoring/log.ts';
import { watchRequests } from './http/watch-requests.ts';
import { startTracing } from './tracing/start-tracing.ts';
import { EXIT, giveUp } from './process/exit-codes.ts';
import { onStopSignal } from './process/stop-signal.ts';
import { openRegister } from './customers/establishments/open-register.ts';
import { openPlaces } from './stores/places/open-places.ts';
import { openMediaStores } from './media/media.ts';
import { shopMailer } from './mail/sending/shop-mailer.ts';
import { cutLateBodies } from './http/late-bodies.ts';
import { closingByAnswers, SERVER_OPTIONS } from './http/leaving.ts';

/** Named, and never what a stranger asked for: figures are kept for each. */
const ROUTES = ['graphql', 'gestion/graphql', 'healthz', 'readyz', 'readyz/write', 'metrics'];

const read = readConfiguration(process.env, resolve(import.meta.dirname, '../../..'));
if (read.ok) {
  await start(read.configuration);
} else {
  giveUp(read.problems, EXIT.settings);
}

async function start(configuration: Configuration): Promise<void> {
  const log = createLog({ level: configuration.logLevel });
  const tracing = await startTracing(configuration.tracing);
  const database = await openDatabase({
    databaseUrl: configuration.databaseUrl,
    listenUrl: configuration.listenUrl,
    ownerUrl: configuration.ownerUrl,
    readUrl: configuration.readUrl,
    mostLagMs: configuration.mostLagMs,
    dataDir: configuration.dataDir,
    poolSize: configuration.databasePoolSize,
    onTrouble: (trouble) => log.warn({ err: trouble }, 'a database connection was lost'),
  });
  await database.asOwner((db) => migrate(db));
  const mailer = shopMailer(configuration);
  const api = await createApi({
    db: database.db,
    databaseUrl: database.url,
    reads: database.reads,
    readsOfNow: database.readsOfNow,
    now: () => new Date(),
    log,
    publicUrl: configuration.publicUrl,
    production: configuration.mode === 'production',
    captcha: configuration.captcha,
    orderSecret: configuration.sessionSecret,
    payments: configuration.payments,
    externalCheckout: configuration.externalCheckout,
    metricsToken: configuration.metricsToken,
    means: { readPools: database.readPools, readReplicaLag: database.replicaLag },
    webhooks: { allowsPrivate: configuration.webhooksReachPrivate },
    places: openPlaces(configuration.placesUrl, log),
    register: openRegister(database.db, configuration.registerUrl, log),
    customerConfirmation: configuration.customerConfirmation,
    stores: await openMediaStores(configuration.media, configuration.dataDir),
    pictureWorkers: configuration.pictureWorkers,
    runsJobs: true,
    promiseWarningMinutes: configuration.promiseWarningMinutes,
    mailer,
    contactEmail: configuration.contactEmail,
    directory: configuration.directory,
  });
  const { trustedProxies } = configuration;
  const logger: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    ...SERVER_OPTIONS,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
  });
  cutLateBodies(app.server);
  const closeByAnswers = closingByAnswers(app.server);
  watchRequests(app, {
    countRequest: api.countRequest,
    routeOf: (path) => ROUTES.find((route) => path === `/${route}`) ?? 'other',
    accessLog: configuration.accessLog,
  }).afterWaiting();
  await app.register(api.plugin);
  await app.listen({ port: configuration.port, host: configuration.host });

  onStopSignal(async () => {
    api.drain();
    closeByAnswers();
    await setTimeout(configuration.drainNoticeMs);
    await app.close();
    await api.close();
    mailer.close();
    await database.close();
    await tracing.close();
  }, configuration.drainMs);
}
