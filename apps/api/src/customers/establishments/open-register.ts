import type { Logger } from 'pino';
import type { Database } from '../../database/tables.ts';
import { bundledRegister } from './bundled-register.ts';
import { companySearch } from './company-search.ts';
import type { EstablishmentRegister } from './establishments.ts';

/** The public register when the operator names one. */
export function openRegister(db: Database, url: string | undefined, log: Logger): EstablishmentRegister {
  if (url === undefined) return bundledRegister(db);
  const onTrouble = (trouble: unknown) => log.warn({ err: trouble }, 'the register of companies failed');
  return companySearch({ url, onTrouble });
}
