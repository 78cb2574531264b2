import type { StaffViewer } from '@nuancier/domain/staff/roles.ts';
import type { Asking } from './asking.ts';

/**
 * What a request of the back office says. It is a visitor's to whatever knows customers alone; who of the staff asks
 * stands beside it, and goes along into the audit log.
 */
export type StaffAsking = Asking & { staff: StaffViewer; staffId: number | null };
