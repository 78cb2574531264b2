import type { StaffRole } from '../roles.ts';

export type Scope = 'all' | 'own-stores' | 'own-portfolio';

/** Of one operation: the roles that may do it, and how far. */
export type Row = Readonly<Partial<Record<StaffRole, Scope>>>;
