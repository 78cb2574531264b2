// The lines a catalogue file is made of, column by column.

export type CategoryRow = {
  id: number;
  parent_id: number | null;
  name: string;
  url_key: string;
  url_path: string;
  url_suffix: string;
  level: number;
  position: number;
  category_type: number;
  include_in_menu: boolean;
  is_anchor: boolean;
  code_akeneo: string | null;
  custom_url: string | null;
  image: string | null;
  universe_mega_menu_cms: string | null;
  description: string | null;
  meta_title: string | null;
  meta_description: string | null;
  custom_canonical_url: string | null;
  ext_uniq_id: string | null;
};

export type ArticleRow = {
  sku: string;
  ean: string | null;
  color: string | null;
  model: string | null;
  size: string | null;
  conditioning: string;
  pack_quantity: number;
  weight_grams: number | null;
  range_status: string;
  tintable: boolean;
};

export type ProductRow = {
  sku: string;
  product_type: string;
  kind: string;
  name: string;
  url_key: string;
  brand: string;
  line: string | null;
  tier: string | null;
  family: number;
  price_group: string;
  pricing_unit: string;
  tax_class: string;
  is_new: boolean;
  flag_promo: boolean;
  is_active: boolean;
  attributes: Readonly<Record<string, unknown>>;
  short_description: string;
  description: string;
  meta_title: string | null;
  meta_description: string | null;
  /** url_path of each category of the product */
  categories: readonly string[];
  /** in the order the product page shows them */
  articles: readonly ArticleRow[];
};

export type ColourRow = {
  code: string;
  chart: string;
  position: number;
  name: string;
  family: string;
  hex: string;
  lab_l: number;
  lab_a: number;
  lab_b: number;
  lrv: number;
  tint_class: string;
  base: string;
  special: string | null;
};

export type TintSupplementRow = {
  tint_class: string;
  per_litre_ht_cents: number;
};
