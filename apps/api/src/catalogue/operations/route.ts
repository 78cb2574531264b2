import { destination } from './destination.ts';
import type { Destination, DestinationParts } from './destination.ts';

type Routable =
  | Extract<Destination, { kind: 'category' }>['category']
  | Extract<Destination, { kind: 'product' }>['product']
  | Extract<Destination, { kind: 'page' }>['page'];

/** An old address answers what it leads to now, with the code to redirect by. */
export async function route(parts: DestinationParts, url: string): Promise<Routable | null> {
  const found = await destination(parts, url);
  if (found === undefined) return null;
  if (found.redirectCode === 0) return entityOf(found);
  // Finished answers are shared between requests: the code goes on a copy.
  return { ...entityOf(found), redirect_code: found.redirectCode };
}

function entityOf(found: Destination): Routable {
  switch (found.kind) {
    case 'category':
      return found.category;
    case 'product':
      return found.product;
    case 'page':
      return found.page;
  }
}
