// A product of the demo as the grammar produces it, before it becomes rows of the shop.

export type DemoArticle = {
  sku: string;
  ean: string;
  color?: string;
  model?: string;
  size?: string;
  conditioning: string;
  qty: number;
  public_ht: number;
  unit_ht: number;
  promo_ht?: number;
  promo_unit_ht?: number;
  eco_ht?: number;
  weight_kg: number | null;
  statut: string;
  tintable: boolean;
};

export type PriceType = 'PROMOTION' | 'DESTOCK';

export type DemoProduct = {
  sku: string;
  family: number;
  category: string;
  type: string;
  name: string;
  url_key: string;
  brand: string;
  line: string;
  tier: string;
  group: string;
  pricing_unit: string;
  is_new_product: boolean;
  flag_promo: boolean;
  price_type: PriceType | null;
  discount_pct: number;
  attributes: Record<string, unknown>;
  short_description: string;
  description: string;
  articles: DemoArticle[];
};
