// The back office's API: a contract and a door of its own, on the same path as the shop's. A customer's token is
// nobody's here, and the staff's is nobody's there.
import type { FastifyPluginAsync } from 'fastify';
import { gestionSchemaText } from '@nuancier/contract/gestion-schema.ts';
import type { Resolvers } from '../generated/gestion-resolvers.ts';
import { couponsCsvRoutes } from './cart/gestion/coupons-csv.ts';
import { cartGestionResolvers } from './cart/gestion-resolvers.ts';
import { catalogueGestionResolvers } from './catalogue/gestion-resolvers.ts';
import { checkoutGestionResolvers } from './checkout/gestion-resolvers.ts';
import { customersCsvRoutes } from './customers/gestion/customers-csv.ts';
import { contentGestionResolvers } from './content/gestion-resolvers.ts';
import { customersGestionResolvers } from './customers/gestion-resolvers.ts';
import type { Presses } from './documents/pdf/press.ts';
import { givenPapers } from './documents/customer-papers/given-papers.ts';
import { staffInvoiceRoute } from './documents/routes/staff-invoice-route.ts';
import { staffQuotationRoute } from './documents/routes/staff-quotation-route.ts';
import { executableSchema } from './execution/executable-schema.ts';
import { createExecution } from './execution/execution.ts';
import type { Execution } from './execution/execution.ts';
import { createGestionContexts } from './gestion-context.ts';
import type { GestionContext, GestionContextParts } from './gestion-context.ts';
import { liveSubjects } from './gestion-live.ts';
import { deviceCookies, readGestionCookies, sessionCookies } from './http/gestion-cookies.ts';
import { graphqlRoutes } from './http/graphql-routes.ts';
import { pictureRoutes } from './intake/gestion/picture-routes.ts';
import { intakeGestionResolvers } from './intake/gestion-resolvers.ts';
import { fileRoutes } from './integration/gestion/file-routes.ts';
import { integrationGestionResolvers } from './integration/gestion-resolvers.ts';
import { invoicesGestionResolvers } from './invoices/gestion-resolvers.ts';
import type { MediaStore } from './media/media.ts';
import type { Figures } from './monitoring/metrics.ts';
import { campaignsCsvRoutes } from './pricing/gestion/campaigns-csv.ts';
import { pricingGestionResolvers } from './pricing/gestion-resolvers.ts';
import { privacyGestionResolvers } from './privacy/gestion-resolvers.ts';
import { quotationsCsvRoutes } from './quotations/gestion/quotations-csv.ts';
import { quotationsGestionResolvers } from './quotations/gestion-resolvers.ts';
import type { ApiHeaders, ApiRequest, ApiResult } from './request/api-request.ts';
import { newToken } from './request/secret-token.ts';
import { ordersCsvRoutes } from './orders/gestion/orders-csv.ts';
import { withdrawalsCsvRoutes } from './orders/gestion/withdrawals-csv.ts';
import { ordersGestionResolvers } from './orders/gestion-resolvers.ts';
import { figuresCsvRoutes } from './reports/gestion/figures-csv.ts';
import { salesCsvRoutes } from './reports/gestion/sales-csv.ts';
import { reportsGestionResolvers } from './reports/gestion-resolvers.ts';
import { reviewsGestionResolvers } from './reviews/gestion-resolvers.ts';
import { searchedWordsCsvRoutes } from './search/gestion/searched-words-csv.ts';
import { searchGestionResolvers } from './search/gestion-resolvers.ts';
import { siteGestionResolvers } from './site/gestion-resolvers.ts';
import { settingRows } from './site/settings/setting-rows.ts';
import { substitutesGestionResolvers } from './substitutes/gestion-resolvers.ts';
import { storesGestionResolvers } from './stores/gestion-resolvers.ts';
import { staffGestionResolvers } from './staff/gestion-resolvers.ts';
import { tableForStaff } from './staff/entry/table-for-staff.ts';
import { journalCsvRoutes } from './staff/gestion/journal-csv.ts';
import { settingsCsvRoutes } from './staff/gestion/settings-csv.ts';
import { liveRoutes } from './staff/live/live-routes.ts';
import type { LiveStreams } from './staff/live/live-streams.ts';
import { createFilesUnderWay, guardRootFields, noteStaffFiles } from './staff/staff.ts';
import type { StaffTable } from './request/staff-table.ts';
import { contentsTable } from './content/gestion/contents-csv.ts';
import { linkRequestsTable } from './customers/gestion/link-requests-csv.ts';
import { messagesTable } from './customers/gestion/messages-csv.ts';
import { importChangesTable } from './integration/gestion/import-changes-csv.ts';
import { importRunsTable } from './integration/gestion/import-runs-csv.ts';
import { reviewsTable } from './reviews/gestion/reviews-csv.ts';
import { pinsTable, synonymsTable } from './search/gestion/kept-words-csv.ts';
import { teamTable } from './staff/gestion/team-csv.ts';
import { storesTable } from './stores/gestion/stores-csv.ts';
import { shelfTable } from './catalogue/gestion/shelf-csv.ts';
import type { SessionChange } from './staff/staff-context.ts';

export type StaffRequest = Omit<ApiRequest, 'headers'> & {
  /** what the cookie of the session held */
  sessionToken?: string | undefined;
  /** what the browser is known again by */
  deviceToken?: string | undefined;
  userAgent?: string | undefined;
  idempotencyKey?: string | undefined;
};

/** `session`: what the browser has to be told of its session. */
export type StaffAnswer = { result: ApiResult; status: number; session: SessionChange };

export type GestionApi = {
  /** The in-process door, for pages rendered by this server: the same limits, guards and masking as over HTTP. */
  executeForStaff(request: StaffRequest): Promise<StaffAnswer>;
  plugin: FastifyPluginAsync;
};

export type GestionParts = GestionContextParts & {
  figures: Figures;
  /** open screens, told of what happens */
  streams: LiveStreams;
  presses: Presses;
  /** where pictures are kept, and how many processes make them */
  pictures: MediaStore;
  /** where the merchant's own invoices are kept */
  papers: MediaStore;
  pictureWorkers: number;
  requestMs?: number | undefined;
};

const capabilities = [
  staffGestionResolvers,
  siteGestionResolvers,
  storesGestionResolvers,
  contentGestionResolvers,
  customersGestionResolvers,
  pricingGestionResolvers,
  cartGestionResolvers,
  ordersGestionResolvers,
  reviewsGestionResolvers,
  quotationsGestionResolvers,
  invoicesGestionResolvers,
  checkoutGestionResolvers,
  substitutesGestionResolvers,
  privacyGestionResolvers,
  intakeGestionResolvers,
  integrationGestionResolvers,
  reportsGestionResolvers,
  catalogueGestionResolvers,
  searchGestionResolvers,
];

/** Lists as files, each at its own address and by its own right. */
const tables: readonly StaffTable[] = [
  shelfTable,
  contentsTable,
  storesTable,
  teamTable,
  importRunsTable,
  importChangesTable,
  synonymsTable,
  pinsTable,
  messagesTable,
  linkRequestsTable,
  reviewsTable,
];

export function createGestionApi(parts: GestionParts): GestionApi {
  const { figures, requestMs, streams, presses, pictures, papers, pictureWorkers, ...means } = parts;
  const schema = guardRootFields(
    executableSchema<Resolvers<GestionContext>>(gestionSchemaText, capabilities),
  );
  const openContext = createGestionContexts(means);
  const execution = createExecution({ ...means, requestMs, schema, figures, openContext });
  return {
    async executeForStaff(request) {
      const { result, status, context } = await execution.answer(asked(request));
      return { result, status, session: context?.session.change ?? { kind: 'kept' } };
    },
    plugin: async (app) => {
      app.addHook('onSend', noteStaffFiles(means));
      const answer = overHttp(execution, parts);
      const lists = { ...means, underWay: createFilesUnderWay() };
      await app.register(graphqlRoutes({ ...means, path: '/gestion/graphql', answer }));
      await app.register(liveRoutes({ ...means, streams, subjects: liveSubjects }));
      await app.register(ordersCsvRoutes(lists));
      await app.register(withdrawalsCsvRoutes(lists));
      await app.register(journalCsvRoutes(lists));
      await app.register(settingsCsvRoutes(lists, settingRows));
      await app.register(customersCsvRoutes(lists));
      await app.register(quotationsCsvRoutes(lists));
      await app.register(staffQuotationRoute({ ...means, press: presses.customers }));
      await app.register(
        staffInvoiceRoute({ ...means, press: presses.customers, papers: givenPapers(papers) }),
      );
      await app.register(fileRoutes(means));
      await app.register(pictureRoutes({ ...means, pictures, pictureWorkers }));
      await app.register(salesCsvRoutes(lists));
      await app.register(campaignsCsvRoutes(lists));
      await app.register(couponsCsvRoutes(lists));
      await app.register(figuresCsvRoutes(lists));
      await app.register(searchedWordsCsvRoutes(lists));
      await Promise.all(tables.map((table) => app.register(tableForStaff(lists, table))));
    },
  };
}

type Endpoint = Parameters<typeof graphqlRoutes>[0];

/** Who asks stands in the cookie alone: no header that a script could set identifies anybody here. */
function overHttp(
  execution: Execution<GestionContext>,
  { production: secure }: Pick<GestionParts, 'production'>,
): Endpoint['answer'] {
  return async (sent, { headers }, options) => {
    const { sessionToken, deviceToken = newToken() } = readGestionCookies(headers.cookie);
    const idempotencyKey = headerText(headers['idempotency-key']);
    const { 'user-agent': userAgent } = headers;
    const request = { ...sent, sessionToken, deviceToken, userAgent, idempotencyKey };
    const { context, ...answered } = await execution.write(asked(request), options);
    const change = context?.session.change ?? { kind: 'kept' };
    const device = deviceCookies(change, deviceToken, { secure });
    return { ...answered, cookies: [...sessionCookies(change, { secure }), ...device] };
  };
}

function asked(request: StaffRequest): ApiRequest {
  const { sessionToken, deviceToken, userAgent, idempotencyKey, ...rest } = request;
  const headers: ApiHeaders = {
    authorization: sessionToken === undefined ? undefined : `Bearer ${sessionToken}`,
    'x-device-token': deviceToken,
    'user-agent': userAgent,
    'idempotency-key': idempotencyKey,
  };
  return { ...rest, headers };
}

function headerText(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
