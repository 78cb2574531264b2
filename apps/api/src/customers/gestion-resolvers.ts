import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import { todayCount } from '../request/today-count.ts';
import { countLinkRequests, countMessages } from './correspondence/correspondence-today-store.ts';

const SHOWN_DAYS = 7;

export const customersGestionResolvers: Resolvers<StaffAsking & Means> = {
  Today: {
    messages: (_today, _args, { staff, db, now }) =>
      todayCount(staff, 'messages', (reach) =>
        countMessages(db, reach, new Date(now().getTime() - SHOWN_DAYS * DAY_MS)),
      ),
    link_requests: (_today, _args, { staff, db }) =>
      todayCount(staff, 'link_requests', () => countLinkRequests(db)),
  },
};
