import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export type StockTables = {
  stock: StockTable;
  stock_movement: StockMovementTable;
  stock_place: StockPlaceTable;
};

type StockTable = {
  updated_at: Timestamp;
  available: number;
  resupply_time: number | null;
  appro_directe_fournisseur: boolean;
  livraison_pro: boolean;
  statut_article_mag: string;
  article_sku: string;
  shop_code: string;
  counted: Generated<number | null>;
  open: Generated<number>;
  counted_at: Generated<Date | null>;
};

type StockMovementTable = {
  id: Generated<string>;
  at: Timestamp;
  read_at: Date | null;
  booked_at: Date | null;
  packs: number;
  kind: string;
  reference: string;
  article_sku: string;
  shop_code: string;
};

type StockPlaceTable = {
  shop_code: string;
  counted_at: Timestamp;
};
