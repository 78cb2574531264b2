import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import { todayCount } from '../request/today-count.ts';
import { fileQuotations } from './gestion/customer-file.ts';
import { countOpenQuotations } from './quotations-today-store.ts';

export const quotationsGestionResolvers: Resolvers<StaffAsking & Means> = {
  CustomerFile: { quotations: (file, _args, context) => fileQuotations(file, context) },
  Today: {
    quotations: (_today, _args, { staff, db, now }) =>
      todayCount(staff, 'quotations', (reach) => countOpenQuotations(db, reach, localMoment(now()).date)),
  },
};
