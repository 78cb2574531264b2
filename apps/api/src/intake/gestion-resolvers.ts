import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import { todayWork } from '../request/today-work.ts';
import { describedKinds } from './import-kinds.ts';
import { selectFailedImports } from './imports-today-store.ts';

export const intakeGestionResolvers: Resolvers<StaffAsking & Means> = {
  Today: {
    failed_imports: (_today, _args, { staff, db, now }) =>
      todayWork(
        staff,
        'failed_imports',
        () => selectFailedImports(db, now()),
        ({ title }) => ({ title: describedKinds.find(({ name }) => name === title)?.title ?? title }),
      ),
  },
};
