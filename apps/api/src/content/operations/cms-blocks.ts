import type { CmsBlocks, QueryCmsBlocksArgs } from '@nuancier/contract/api-types.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { findBlocks } from '../content.ts';

const BLOCKS_AT_ONCE = 100;

export async function cmsBlocks(db: Database, { identifiers }: QueryCmsBlocksArgs): Promise<CmsBlocks> {
  const named = (identifiers ?? []).filter((identifier) => typeof identifier === 'string');
  if (named.length === 0) throw new Refusal('BLOCK_IDENTIFIERS_MISSING');
  if (named.length > BLOCKS_AT_ONCE) throw new Refusal('TOO_MANY_BLOCKS');
  return { items: await findBlocks(db, named) };
}
