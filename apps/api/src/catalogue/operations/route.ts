import type { RoutableUrl } from '@nuancier/contract/api-types.ts';
import { destination } from './destination.ts';
import type { Destination, DestinationParts } from './destination.ts';

type Routable =
  | Extract<Destination, { kind: 'category' }>['category']
  | Extract<Destination, { kind: 'page' }>['page']
  | (RoutableUrl & { __typename: 'RoutableUrl' });

export async function route(parts: DestinationParts, url: string): Promise<Routable | null> {
  const found = await destination(parts, url);
  if (found === undefined) return null;
  if (found.kind === 'category') return found.category;
  if (found.kind === 'page') return found.page;
  // The product types join the contract with the catalogue's product operations.
  return { __typename: 'RoutableUrl', relative_url: found.url, redirect_code: 0, type: 'PRODUCT' };
}
