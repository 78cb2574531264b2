// Every operation of the integration API.
import { eventRoutes } from './event-routes.ts';
import { importRoutes } from './import-routes.ts';
import { invoicePaperRoutes } from './invoice-paper-routes.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { orderRoutes } from './order-routes.ts';
import type { Route } from './route.ts';
import { recordRoutes } from './record-routes.ts';
import { shelfRoutes } from './shelf-routes.ts';

export const routes: readonly Route[] = [
  ...eventRoutes,
  ...orderRoutes,
  ...invoiceRoutes,
  ...invoicePaperRoutes,
  ...recordRoutes,
  ...shelfRoutes,
  ...importRoutes,
];
