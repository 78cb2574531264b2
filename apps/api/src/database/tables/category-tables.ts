import type { ColumnType, Generated } from 'kysely';

export type CategoryTables = { category: CategoryTable };

type CategoryTable = {
  id: number;
  parent_id: number | null;
  name: string;
  url_key: string;
  url_path: string;
  url_suffix: Generated<string>;
  level: number;
  position: Generated<number>;
  category_type: Generated<number>;
  include_in_menu: Generated<boolean>;
  is_anchor: Generated<boolean>;
  code_akeneo: string | null;
  custom_url: string | null;
  image: string | null;
  universe_mega_menu_cms: string | null;
  description: string | null;
  meta_title: string | null;
  meta_description: string | null;
  custom_canonical_url: string | null;
  ext_uniq_id: string | null;
  visible_from: ColumnType<Date | null, string | null | undefined, string | null>;
  visible_until: ColumnType<Date | null, string | null | undefined, string | null>;
};
