import type { CmsBlock } from '@nuancier/contract/api-types.ts';
import { findBlocks } from '../../content/content.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { orEmpty } from '../../refusals/or-empty.ts';

type Blocks = ReadonlyMap<string, CmsBlock>;

// One query per request for the whole menu, however many entries ask.
const blocksOfRequest = new WeakMap<CatalogueContext, Promise<Blocks>>();

/** The menu works without its blocks: a failure is logged and the block is left out. */
export async function megaMenuBlock(
  context: CatalogueContext,
  identifier: string | null | undefined,
): Promise<CmsBlock | null> {
  if (!identifier) return null;
  const known = blocksOfRequest.get(context);
  const blocks = known ?? readBlocks(context);
  if (known === undefined) blocksOfRequest.set(context, blocks);
  return (await blocks).get(identifier) ?? null;
}

function readBlocks(context: CatalogueContext): Promise<Blocks> {
  return orEmpty<Blocks>(allMenuBlocks(context), new Map(), (trouble) =>
    context.log.error({ err: trouble, requestId: context.requestId }, 'mega menu blocks are missing'),
  );
}

async function allMenuBlocks({ db, catalogue }: Pick<CatalogueContext, 'db' | 'catalogue'>): Promise<Blocks> {
  const { nodes } = (await catalogue()).forest;
  const identifiers = [...nodes.values()]
    .map((node) => node.category.universeMegaMenuCms)
    .filter((identifier) => identifier !== null);
  const blocks = await findBlocks(db, identifiers);
  return new Map(blocks.map((block) => [block.identifier, block]));
}
