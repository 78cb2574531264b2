import { destination } from './destination.ts';
import type { Destination, DestinationParts } from './destination.ts';

type Routable =
  | Extract<Destination, { kind: 'category' }>['category']
  | Extract<Destination, { kind: 'product' }>['product']
  | Extract<Destination, { kind: 'page' }>['page'];

export async function route(parts: DestinationParts, url: string): Promise<Routable | null> {
  const found = await destination(parts, url);
  switch (found?.kind) {
    case undefined:
      return null;
    case 'category':
      return found.category;
    case 'product':
      return found.product;
    case 'page':
      return found.page;
  }
}
