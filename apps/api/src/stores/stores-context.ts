import type { Viewer } from '@nuancier/domain/customers/permissions.ts';
import type { Database } from '../database/tables.ts';
import type { CatalogueContext } from '../catalogue/catalogue-context.ts';
import type { Places } from './places/places.ts';

/** Prices and checks the cart's lines for another shop, in the transaction of the choice; answers the cart to go on with. */
export type MoveCart = (db: Database, move: CartMove) => Promise<string | null>;

export type CartMove = { cartId: string | null; viewer: Viewer; shopCode: string };

export type StoresMeans = {
  /** where one may look for a store from */
  places: Places;
  /** handed in: carts know shops, not the other way round */
  moveCart: MoveCart;
};

export type StoresContext = CatalogueContext & StoresMeans;
