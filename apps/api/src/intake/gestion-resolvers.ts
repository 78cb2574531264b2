import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import { todayCount } from '../request/today-count.ts';
import { countFailedImports } from './imports-today-store.ts';

const SHOWN_DAYS = 7;

export const intakeGestionResolvers: Resolvers<StaffAsking & Means> = {
  Today: {
    failed_imports: (_today, _args, { staff, db, now }) =>
      todayCount(staff, 'failed_imports', () =>
        countFailedImports(db, new Date(now().getTime() - SHOWN_DAYS * DAY_MS)),
      ),
  },
};
