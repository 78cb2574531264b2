import type { CmsBlock } from '@nuancier/contract/api-types.ts';
import { batched } from '../../concurrency/batched.ts';
import { findBlocks } from '../../content/content.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { orEmpty } from '../../refusals/or-empty.ts';

/** The menu works without its decoration: a failing block is logged and left out. */
export async function megaMenuBlock(
  context: CatalogueContext,
  identifier: string | null | undefined,
): Promise<CmsBlock | null> {
  return identifier ? readBlock(context, identifier) : null;
}

/** One query for the whole menu, however many entries ask. */
const readBlock = batched(
  async (
    { db, log, requestId }: Pick<CatalogueContext, 'requestId' | 'db' | 'log'>,
    identifiers: readonly string[],
  ) => {
    const blocks = await orEmpty<CmsBlock[]>(findBlocks(db, identifiers), [], (trouble) =>
      log.error({ err: trouble, requestId }, 'mega menu blocks are missing'),
    );
    const byIdentifier = new Map(blocks.map((block) => [block.identifier, block]));
    return identifiers.map((identifier) => byIdentifier.get(identifier) ?? null);
  },
);
