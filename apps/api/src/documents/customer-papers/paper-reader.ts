import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Database } from '../../database/tables.ts';

/** Who asks for a paper, and when. */
export type Reader = { db: Database; viewer: Viewer; now: () => Date };
