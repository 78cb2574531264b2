import type { CmsPage, QueryCmsPageArgs } from '@nuancier/contract/api-types.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { findPage } from '../content.ts';

export async function cmsPage(db: Database, { id, identifier }: QueryCmsPageArgs): Promise<CmsPage> {
  if (!identifier && typeof id !== 'number') throw new Refusal('PAGE_IDENTIFIER_MISSING');
  // Pages here have no number: Magento's deprecated id finds nothing.
  const page = identifier ? await findPage(db, identifier) : undefined;
  if (page === undefined) throw new Refusal('UNKNOWN_PAGE');
  return page;
}
