// Which columns the catalogue's imports write, and as what.
import type { UrlRewrite } from '@nuancier/domain/catalogue/imports/url-rewrite-faults.ts';
import type { UpsertTarget } from '../../database/upsert-rows.ts';
import type {
  ArticleRow,
  CategoryRow,
  ColourRow,
  ProductRow,
  TintSupplementRow,
} from './catalogue-import-rows.ts';

export const CATEGORY: UpsertTarget<CategoryRow> = {
  table: 'category',
  key: ['id'],
  columns: {
    id: 'integer',
    parent_id: 'integer',
    name: 'text',
    url_key: 'text',
    url_path: 'text',
    url_suffix: 'text',
    level: 'smallint',
    position: 'integer',
    category_type: 'smallint',
    include_in_menu: 'boolean',
    is_anchor: 'boolean',
    code_akeneo: 'text',
    custom_url: 'text',
    image: 'text',
    universe_mega_menu_cms: 'text',
    description: 'text',
    meta_title: 'text',
    meta_description: 'text',
    custom_canonical_url: 'text',
    ext_uniq_id: 'text',
  },
};

export const COLOUR: UpsertTarget<ColourRow> = {
  table: 'colour',
  key: ['code'],
  columns: {
    code: 'text',
    chart: 'text',
    position: 'integer',
    name: 'text',
    family: 'text',
    hex: 'text',
    lab_l: 'numeric(5,1)',
    lab_a: 'numeric(5,1)',
    lab_b: 'numeric(5,1)',
    lrv: 'numeric(4,1)',
    tint_class: 'char(1)',
    base: 'text',
    special: 'text',
  },
};

export const TINT_SUPPLEMENT: UpsertTarget<TintSupplementRow> = {
  table: 'tint_supplement',
  key: ['tint_class'],
  columns: { tint_class: 'char(1)', per_litre_ht_cents: 'integer' },
};

export const URL_REWRITE: UpsertTarget<UrlRewrite> = {
  table: 'url_rewrite',
  key: ['request_path'],
  columns: { request_path: 'text', kind: 'text', target: 'text', redirect_type: 'smallint' },
};

export const PRODUCT: UpsertTarget<Omit<ProductRow, 'categories' | 'articles'>> = {
  table: 'product',
  key: ['sku'],
  columns: {
    sku: 'text',
    product_type: 'text',
    kind: 'text',
    name: 'text',
    url_key: 'text',
    brand: 'text',
    line: 'text',
    tier: 'text',
    family: 'integer',
    price_group: 'text',
    pricing_unit: 'text',
    tax_class: 'text',
    is_new: 'boolean',
    flag_promo: 'boolean',
    is_active: 'boolean',
    attributes: 'jsonb',
    short_description: 'text',
    description: 'text',
    meta_title: 'text',
    meta_description: 'text',
  },
  touch: { updated_at: 'now()' },
};

export const ARTICLE: UpsertTarget<ArticleRow & { product_id: number; position: number }> = {
  table: 'article',
  key: ['sku'],
  columns: {
    sku: 'text',
    product_id: 'integer',
    position: 'smallint',
    ean: 'text',
    color: 'text',
    model: 'text',
    size: 'text',
    conditioning: 'text',
    pack_quantity: 'numeric(12,4)',
    weight_grams: 'integer',
    range_status: 'char(1)',
    tintable: 'boolean',
  },
};
