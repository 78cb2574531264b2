// What open screens of the back office are told of, and which capability judges to whom. Papers of companies between
// themselves (`approval`) and shelves (`stock`) are nobody's morning.
import { selectHeardMessages } from './customers/correspondence/heard-messages-store.ts';
import { selectHeardOrders } from './orders/live/heard-orders-store.ts';
import { selectHeardQuotations } from './quotations/heard-quotations-store.ts';
import { ofOwnStores, ofWholeShop, ownParts } from './staff/live/live-subjects.ts';
import type { LiveSubjects } from './staff/live/live-subjects.ts';

export const liveSubjects: LiveSubjects = {
  order: selectHeardOrders,
  message: selectHeardMessages,
  quotation: selectHeardQuotations,
  store: ofOwnStores('closed_days'),
  review: ofWholeShop('reviews'),
  customer: ofWholeShop('link_requests'),
  campaign: ofWholeShop('running_campaigns'),
  // Prices, texts and invoices come in by files too.
  import: ofWholeShop('failed_imports', 'waiting_files', 'refused_campaigns', 'overdue_companies'),
  today: ownParts,
};
