import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Database } from '../database/tables.ts';
import type { CaptchaMeans } from '../captcha/captcha-context.ts';
import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import type { SiteAsked } from '../site/site-context.ts';
import type { StoresContext } from '../stores/stores-context.ts';
import type { EstablishmentRegister } from './establishments/establishments.ts';

export type CartMove = { cartId: string | null; viewer: Viewer; shopCode: string };

export type CustomersMeans = {
  /** takes a cart along to another shop, in the same transaction; handed in: carts know customers, not the other way round */
  moveCart: (db: Database, move: CartMove) => Promise<string | null>;
  /** where establishments are looked up */
  register: EstablishmentRegister;
  /** whether a new account must be confirmed by mail */
  customerConfirmation: boolean;
  /** where the demonstration's people of the shop enter no customer's */
  production: boolean;
};

export type CustomersContext = StoresContext & CaptchaMeans & CustomersMeans;

/** Of the shop's own people. */
export type CustomersDeskContext = StaffAsking & Means & SiteAsked;
