// Everything the doctor looks at, in the order in which it is told.
import type { Check } from './check.ts';
import { backupsCheck, holdCheck } from './checks/backup-checks.ts';
import {
  clockCheck,
  listenCheck,
  migrationsCheck,
  rightsCheck,
  versionCheck,
} from './checks/database-checks.ts';
import { connectionsCheck } from './checks/connections-check.ts';
import { directoryCheck } from './checks/directory-check.ts';
import { foldersCheck } from './checks/folders-check.ts';
import { bankCheck, proxyCheck, publicAddressCheck, smtpCheck } from './checks/outside-checks.ts';
import { settingsCheck } from './checks/settings-check.ts';
import {
  categoriesCheck,
  legalPagesCheck,
  picturesCheck,
  pricesCheck,
  siteCheck,
  stockCheck,
  storesCheck,
} from './checks/shelf-checks.ts';
import { teamCheck } from './checks/team-check.ts';
import { jobsCheck, mailsCheck, webhooksCheck } from './checks/work-checks.ts';

export const doctorChecks: readonly Check[] = [
  settingsCheck,
  versionCheck,
  connectionsCheck,
  rightsCheck,
  migrationsCheck,
  listenCheck,
  clockCheck,
  backupsCheck,
  holdCheck,
  foldersCheck,
  publicAddressCheck,
  proxyCheck,
  smtpCheck,
  bankCheck,
  directoryCheck,
  jobsCheck,
  mailsCheck,
  webhooksCheck,
  siteCheck,
  teamCheck,
  legalPagesCheck,
  storesCheck,
  categoriesCheck,
  pricesCheck,
  stockCheck,
  picturesCheck,
];
