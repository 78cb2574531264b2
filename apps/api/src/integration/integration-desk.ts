import type { Job } from '../jobs/jobs.ts';
import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import type { Reach } from './webhooks/safe-address.ts';

export type IntegrationMeans = {
  /** what secrets of webhooks are sealed with */
  shopSecret: string;
  /** where webhooks may call */
  webhookReach: Reach;
  /** what the shop does by itself */
  jobs: readonly Pick<Job, 'name' | 'title' | 'schedule'>[];
};

/** For the staff: files, keys, addresses, jobs. */
export type IntegrationDesk = StaffAsking & Means & IntegrationMeans & { production: boolean };
