// The category tree of the demo, flattened from the root down.
import tree from '../../data/categories.json' with { type: 'json' };
import type { CategoryRow } from '@nuancier/api/catalogue/imports/catalogue-import-rows.ts';

type DemoCategory = {
  id: number;
  name: string;
  urlKey: string;
  position: number;
  type: number;
  hidden?: boolean | undefined;
  anchor?: boolean | undefined;
  pictured?: boolean | undefined;
  akeneoCode?: string | undefined;
  customUrl?: string | undefined;
  megaMenuBlock?: string | undefined;
  externalId?: string | undefined;
  metaTitle?: string | undefined;
  metaDescription?: string | undefined;
  description?: string | undefined;
  children?: readonly DemoCategory[] | undefined;
};

export const ROOT_CATEGORY_ID = tree.id;

export function categoryRows(): CategoryRow[] {
  return rowsUnder(tree, null);
}

function rowsUnder(category: DemoCategory, parent: CategoryRow | null): CategoryRow[] {
  const row = rowOf(category, parent);
  return [row, ...(category.children ?? []).flatMap((child) => rowsUnder(child, row))];
}

function rowOf(category: DemoCategory, parent: CategoryRow | null): CategoryRow {
  const urlPath = pathUnder(parent, category.urlKey);
  return {
    id: category.id,
    parent_id: parent?.id ?? null,
    name: category.name,
    url_key: category.urlKey,
    url_path: urlPath,
    url_suffix: '',
    level: (parent?.level ?? 0) + 1,
    position: category.position,
    category_type: category.type,
    include_in_menu: category.hidden !== true,
    is_anchor: category.anchor !== false,
    code_akeneo: category.akeneoCode ?? null,
    custom_url: category.customUrl ?? null,
    image: category.pictured ? `category/${urlPath.replaceAll('/', '--')}` : null,
    universe_mega_menu_cms: category.megaMenuBlock ?? null,
    description: category.description ?? null,
    meta_title: category.metaTitle ?? null,
    meta_description: category.metaDescription ?? null,
    custom_canonical_url: null,
    ext_uniq_id: category.externalId ?? null,
  };
}

function pathUnder(parent: CategoryRow | null, urlKey: string): string {
  if (parent === null) return '';
  return parent.url_path === '' ? urlKey : `${parent.url_path}/${urlKey}`;
}
