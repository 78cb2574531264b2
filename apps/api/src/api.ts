// The commerce API: one contract, every capability, two doors (this process and HTTP) on one path.
import type { FastifyPluginAsync } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Resolvers } from '../generated/resolvers.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { schemaText } from '@nuancier/contract/schema.ts';
import type { ApiRequest, ApiResult } from './request/api-request.ts';
import { newToken } from './request/secret-token.ts';
import { approvalsResolvers } from './approvals/resolvers.ts';
import { createCaptcha } from './captcha/captcha.ts';
import { captchaResolvers } from './captcha/resolvers.ts';
import { moveCart } from './cart/cart.ts';
import { cartResolvers } from './cart/resolvers.ts';
import { catalogueResolvers } from './catalogue/resolvers.ts';
import { watchChanges } from './caching/changes.ts';
import { allPages } from './content/content.ts';
import { externalCheckoutRoutes } from './checkout/external/external-checkout-routes.ts';
import { paymentRoutes } from './checkout/payment/payment-routes.ts';
import { watchPayments } from './checkout/payment/watch-payments.ts';
import { checkoutResolvers } from './checkout/resolvers.ts';
import { compareResolvers } from './compare/resolvers.ts';
import { contentResolvers } from './content/resolvers.ts';
import { bundledRegister } from './customers/establishments/bundled-register.ts';
import { registrationResolvers } from './customers/registration-resolvers.ts';
import { customerById } from './customers/customers.ts';
import type { viewerOf } from './customers/customers.ts';
import { customersResolvers } from './customers/resolvers.ts';
import { correspondenceResolvers } from './customers/correspondence-resolvers.ts';
import { executableSchema } from './execution/executable-schema.ts';
import { createContexts } from './context.ts';
import type { Context, ContextParts } from './context.ts';
import { createExecution } from './execution/execution.ts';
import { refusedForDeadToken } from './execution/dead-token.ts';
import { recordRepresentative } from './execution/record-representative.ts';
import { httpDoor } from './http/http-door.ts';
import { databaseClock } from './database/database-clock.ts';
import type { Clock } from './database/database-clock.ts';
import { createPresses } from './documents/pdf/press.ts';
import { readScreenNews, SCREENS_CHANNELS } from './database/announce-to-screens.ts';
import { documentsResolvers } from './documents/resolvers.ts';
import { EVENTS_CHANNEL } from './events/events.ts';
import { createGestionApi } from './gestion-api.ts';
import type { GestionApi } from './gestion-api.ts';
import { startWebhookWorker } from './integration/webhooks/webhook-worker.ts';
import { integrationRoutes } from './integration/integration-routes.ts';
import { JOBS_CHANNEL, startJobs } from './jobs/jobs.ts';
import { invoicesResolvers } from './invoices/resolvers.ts';
import { cached } from './caching/cached.ts';
import { live } from './caching/live-value.ts';
import type { Live } from './caching/live-value.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import type { FiguresOfOne } from './monitoring/joined-figures.ts';
import type { Figures } from './monitoring/metrics.ts';
import { createFigures } from './monitoring/metrics.ts';
import { OUTBOX_CHANNEL, startOutboxWorker } from './outbox/outbox-worker.ts';
import type { OutboxWorker } from './outbox/outbox-worker.ts';
import { ordersResolvers } from './orders/resolvers.ts';
import type { Parts } from './parts.ts';
import { privacyResolvers } from './privacy/resolvers.ts';
import { createCardPayments } from './payments/payments.ts';
import { pricingResolvers } from './pricing/resolvers.ts';
import { giveMemoryBack } from './process/give-memory-back.ts';
import { offerTurnsBetween } from './catalogue/catalogue.ts';
import { CONDITIONS_CHANNEL, publicPricesTurned } from './pricing/pricing.ts';
import { quotationsResolvers } from './quotations/resolvers.ts';
import { createReadiness } from './monitoring/readiness.ts';
import { orEmpty } from './refusals/or-empty.ts';
import { refusalMessages } from './refusal-messages.ts';
import type { Readiness } from './monitoring/readiness.ts';
import {
  createOwnIndexes,
  createProposedIndexes,
  createSearchCounter,
  pageSuggestions,
  readSearchIndex,
  withoutWhatLeft,
} from './search/search.ts';
import type { SearchCounter, SearchIndex } from './search/search.ts';
import { createLiveStreams } from './staff/live/live-streams.ts';
import { readRatings, REVIEWS_CHANNEL } from './reviews/reviews.ts';
import { reviewsResolvers } from './reviews/resolvers.ts';
import { searchResolvers } from './search/resolvers.ts';
import { subAccountsResolvers } from './sub-accounts/resolvers.ts';
import { readSites } from './site/site.ts';
import type { Site } from './site/site.ts';
import { substitutesResolvers } from './substitutes/resolvers.ts';
import { siteResolvers } from './site/resolvers.ts';
import { openDirectory } from './staff/staff.ts';
import { bundledPlaces } from './stores/places/bundled-places.ts';
import { issueShopToken } from './stores/stores.ts';
import { storesResolvers } from './stores/resolvers.ts';
import { watchDays } from './caching/watch-days.ts';
import { PICTURE_WORKERS, shopJobs } from './shop-jobs.ts';
import { shopState } from './shop-state.ts';
import { wishlistsResolvers } from './wishlists/resolvers.ts';

export type Api = {
  /** The in-process door: the same limits, context and masking as over HTTP. */
  execute(request: ApiRequest): Promise<ApiResult>;
  /** The shop as this customer sees it, for a page that the staff looks at: no session is used, nothing is written. */
  executeSeenBy(customerId: number, request: ApiRequest): Promise<ApiResult>;
  /** The back office's door in this process. */
  executeForStaff: GestionApi['executeForStaff'];
  plugin: FastifyPluginAsync;
  /** What was searched in the shop, told by whoever shows the results. */
  searches: Pick<SearchCounter, 'searched' | 'opened'>;
  /** What this process has counted, for the page of several. */
  figures(): Promise<FiguresOfOne>;
  countRequest: Figures['countRequest'];
  ready(): Promise<Readiness>;
  /** From now on not ready: the process is about to leave and finishes what it has. */
  drain(): void;
  close(): Promise<void>;
};

const capabilities = [
  siteResolvers,
  contentResolvers,
  catalogueResolvers,
  searchResolvers,
  storesResolvers,
  pricingResolvers,
  customersResolvers,
  captchaResolvers,
  correspondenceResolvers,
  registrationResolvers,
  privacyResolvers,
  ordersResolvers,
  subAccountsResolvers,
  cartResolvers,
  quotationsResolvers,
  invoicesResolvers,
  documentsResolvers,
  approvalsResolvers,
  checkoutResolvers,
  substitutesResolvers,
  wishlistsResolvers,
  compareResolvers,
  reviewsResolvers,
];

const CATALOGUE_CHANNEL = 'catalogue_changed';
const SITE_CHANNEL = 'site_changed';
/** What is told on them is on no public page. */
const privateChannels: ReadonlySet<string> = new Set([
  OUTBOX_CHANNEL,
  EVENTS_CHANNEL,
  CONDITIONS_CHANNEL,
  JOBS_CHANNEL,
  ...SCREENS_CHANNELS,
]);

const AFTER_TAKING_OVER_MS = 10_000;

let schema: GraphQLSchema | undefined;

/** Contract and resolvers are the same for every shop of a process. */
function schemaOnce(): GraphQLSchema {
  schema ??= executableSchema<Resolvers<Context>>(schemaText, capabilities);
  return schema;
}

export async function createApi(parts: Parts): Promise<Api> {
  const { db, databaseUrl, log, publicUrl } = parts;
  const onTrouble = (trouble: unknown) => log.warn({ err: trouble }, 'reading from the database failed');
  const sites = cached(() => readSites(db), onTrouble);
  const readIndex = parts.readIndex ?? readSearchIndex;
  const readToday = async (givenUp: AbortSignal) => {
    const made = await readIndex(db, publicUrl, localMoment(parts.now()).date, givenUp);
    if (parts.readIndex !== undefined) return made;
    // Before the first nobody waits; of later ones the picture before is let go of as well.
    if (!index.isReady()) await giveMemoryBack();
    else setTimeout(() => void giveMemoryBack(), AFTER_TAKING_OVER_MS).unref();
    return made;
  };
  const index: Live<SearchIndex> = live(readToday, {
    report: (trouble) =>
      log.error({ err: trouble }, 'the catalogue could not be read; the one before still serves'),
    renewed: () => parts.onPublicChange?.(),
  });
  const letProductsGo = () =>
    orEmpty(
      index.amend(() => withoutWhatLeft(db, localMoment(parts.now()).date)),
      undefined,
      onTrouble,
    );
  const ownIndexes = createOwnIndexes(db);
  const searches = createSearchCounter({ db, now: parts.now, log, sites: sites.get });
  const proposedIndexes = createProposedIndexes({
    live: index.get,
    read: (rule, givenUp) => readSearchIndex(db, publicUrl, localMoment(parts.now()).date, givenUp, rule),
  });
  const pages = cached(async () => pageSuggestions(await allPages(db)), onTrouble);
  const ratings = cached(() => readRatings(db), onTrouble);
  const clock = parts.clock ?? databaseClock(db);
  const outbox = outboxWorker(parts, clock, sites.get);
  const webhooks =
    parts.webhooks &&
    startWebhookWorker({ ...parts, clock, shopSecret: parts.orderSecret, reach: parts.webhooks });
  const streams = createLiveStreams({ db, log });
  const ownJobs = shopJobs(parts);
  const jobs = parts.runsJobs ? startJobs({ db, clock, log, jobs: ownJobs }) : undefined;
  const changes = await watchChanges({
    databaseUrl,
    channels: [
      CATALOGUE_CHANNEL,
      SITE_CHANNEL,
      REVIEWS_CHANNEL,
      OUTBOX_CHANNEL,
      EVENTS_CHANNEL,
      CONDITIONS_CHANNEL,
      JOBS_CHANNEL,
      ...SCREENS_CHANNELS,
    ],
    onChange(channel, about) {
      if (channel === OUTBOX_CHANNEL || channel === null) outbox?.wake();
      if (channel === EVENTS_CHANNEL || channel === null) {
        webhooks?.wake();
        streams.wake();
      }
      if (channel !== null && SCREENS_CHANNELS.includes(channel))
        streams.wake(readScreenNews(channel, about));
      if (channel === JOBS_CHANNEL || channel === null) jobs?.wake();
      if (channel === CONDITIONS_CHANNEL || channel === null) ownIndexes.invalidate();
      if (channel !== null && privateChannels.has(channel)) return;
      if (channel === REVIEWS_CHANNEL || channel === null) ratings.invalidate();
      if (channel !== REVIEWS_CHANNEL) {
        sites.invalidate();
        pages.invalidate();
      }
      parts.onPublicChange?.();
      if (channel === CATALOGUE_CHANNEL || channel === null) {
        void letProductsGo();
        index.renew();
      }
    },
    onTrouble: (trouble) => log.warn({ err: trouble }, 'the connection that hears changes is in trouble'),
  });
  // Reductions, products and categories begin and end at midnight in France, without a write that would notify.
  const days = watchDays(
    parts.now,
    async (before, day) => {
      if ((await publicPricesTurned(db, before, day)) || (await offerTurnsBetween(db, before, day))) {
        void letProductsGo();
        index.renew();
        parts.onPublicChange?.();
      }
    },
    onTrouble,
  );
  const figures = createFigures({
    means: { ...parts.means, readCatalogue: index.age },
    readState: () => shopState(db, parts.now()),
    worker: parts.worker,
  });
  const cardPayments = parts.cardPayments ?? createCardPayments(db, parts);
  const settling = { db, now: parts.now, clock, log, cardPayments, contactEmail: parts.contactEmail };
  const payments = watchPayments(settling);
  const presses = parts.presses ?? createPresses();
  const contextParts: ContextParts = {
    db,
    log,
    now: parts.now,
    publicUrl,
    refusals: refusalMessages,
    contactEmail: parts.contactEmail,
    orderSecret: parts.orderSecret,
    readsOfNow: parts.readsOfNow ?? ((work) => work(db)),
    externalCheckout: parts.externalCheckout,
    places: parts.places ?? bundledPlaces(),
    register: parts.register ?? bundledRegister(db),
    customerConfirmation: parts.customerConfirmation ?? false,
    production: parts.production,
    captcha: createCaptcha(db, parts.captcha),
    cardPayments,
    presses,
    moveCart,
    sites,
    index,
    ownIndexes,
    pages,
    ratings,
    issueShopToken,
  };
  const executionParts = { ...parts, schema: schemaOnce(), figures, refusals: refusalMessages };
  const execution = createExecution({
    ...executionParts,
    openContext: createContexts(contextParts),
    deniedFields: refusedForDeadToken,
    beforeWriting: recordRepresentative,
  });
  const seenBy = createExecution({
    ...executionParts,
    openContext: createContexts({
      ...contextParts,
      viewerOf: viewerNamed,
      issueShopToken: async () => newToken(),
    }),
    deniedFields: ({ kind, fields }) => (kind === 'mutation' ? fields : []),
  });
  const gestion = createGestionApi({
    db,
    reads: parts.reads ?? ((work) => work(db)),
    log,
    now: parts.now,
    publicUrl,
    contactEmail: parts.contactEmail,
    refusals: refusalMessages,
    production: parts.production,
    shopSecret: parts.orderSecret,
    directory: parts.directory === undefined ? null : openDirectory(parts.directory, publicUrl),
    webhookReach: parts.webhooks ?? { allowsPrivate: false },
    jobs: ownJobs,
    cardPayments,
    environment: parts.environment ?? [],
    index: () => index.get(),
    letProductsGo,
    flushSearches: searches.flush,
    proposedIndexes,
    presses,
    pictures: parts.stores.pictures,
    papers: parts.stores.papers,
    pictureWorkers: parts.pictureWorkers ?? PICTURE_WORKERS,
    requestMs: parts.requestMs,
    sites,
    figures,
    streams,
  });
  let draining = false;
  const readiness = createReadiness(db);
  const ready = () => readiness({ draining, catalogue: index.isReady() });

  return {
    execute: async (request) => (await execution.answer(request)).result,
    executeSeenBy: async (customerId, request) => {
      const headers = { ...request.headers, authorization: bearing(customerId) };
      return (await seenBy.answer({ ...request, headers })).result;
    },
    executeForStaff: gestion.executeForStaff,
    plugin: async (app) => {
      await app.register(httpDoor({ ...parts, execution, ready, figures, refusals: refusalMessages }));
      await app.register(gestion.plugin);
      await app.register(paymentRoutes({ ...parts, cardPayments }));
      await app.register(integrationRoutes(parts));
      if (parts.externalCheckout)
        await app.register(
          externalCheckoutRoutes({
            db,
            now: parts.now,
            secret: parts.externalCheckout.secret,
            production: parts.production,
          }),
        );
    },
    searches,
    figures: figures.ofOne,
    countRequest: figures.countRequest,
    ready,
    drain() {
      draining = true;
      streams.close();
    },
    async close() {
      draining = true;
      streams.close();
      figures.close();
      days.close();
      await jobs?.close();
      await payments.close();
      await outbox?.close();
      await webhooks?.close();
      await searches.close();
      await proposedIndexes.close();
      await index.close();
      await changes.close();
    },
  };
}

// Of this process's own making: no door takes it from outside.
const bearing = (customerId: number): string => `Bearer ${String(customerId).padStart(20, '0')}`;

const viewerNamed: typeof viewerOf = async (db, token, { now }) =>
  (await customerById(db, Number(token), now())) ?? { kind: 'visitor' };

function outboxWorker(parts: Parts, clock: Clock, sites: () => Promise<Site[]>): OutboxWorker | undefined {
  const { db, log, mailer, publicUrl, orderSecret, theme = null } = parts;
  if (mailer === undefined) return undefined;
  const room = { mailer, sites, publicUrl, orderSecret, theme };
  const keepVariables = mailer.keepsMails;
  return startOutboxWorker({
    db,
    clock,
    log,
    keepVariables,
    deliver: (message) => deliverMail(room, message),
  });
}
