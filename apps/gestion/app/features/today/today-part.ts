import type { TodayQuery } from '../../../generated/documents.ts';

type Lead = TodayQuery['today']['leads'][number];

/** What is told as work to do; orders and figures are shown in their own ways. */
export type TodayPart = Exclude<Lead, 'orders' | 'late_orders' | 'figures'>;
