import type { Resolvers } from '../../generated/gestion-resolvers.ts';
import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import { fileConditions } from './gestion/customer-file.ts';

export const pricingGestionResolvers: Resolvers<StaffAsking & Means> = {
  CustomerFile: { conditions: (file, _args, context) => fileConditions(file, context) },
};
