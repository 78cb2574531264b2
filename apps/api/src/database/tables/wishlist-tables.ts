// The tables of favourites lists.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type WishlistTables = {
  wishlist: WishlistTable;
  wishlist_item: WishlistItemTable;
};

type Moment = ColumnType<Date, Date | undefined, Date>;

type WishlistTable = {
  id: Generated<number>;
  customer_id: number;
  name: string;
  share: Generated<'private' | 'read' | 'edit'>;
  shared_company_id: number | null;
  created_at: Moment;
  updated_at: Moment;
};

type WishlistItemTable = {
  uid: string;
  wishlist_id: number;
  position: number;
  article_sku: string;
  parent_sku: string;
  name: string;
  pricing_unit: string;
  quantity: number;
  tint_hex: string | null;
  tint_class: string | null;
  tint_label: string | null;
  tint_code: string | null;
  tint_name: string | null;
  tint_key: GeneratedAlways<string>;
  description: string | null;
  added_at: Moment;
};
