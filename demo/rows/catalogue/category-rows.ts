// The category tree of the demo, flattened from the root down.
import tree from '../../data/categories.json' with { type: 'json' };
import type { FileLine } from '../file-line.ts';

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

export type PlacedCategory = DemoCategory & { parent: number | null; path: string };

export function categoryRows(): FileLine[] {
  return demoCategories().map((category) => ({
    numero: category.id,
    parent: category.parent,
    nom: category.name,
    cle: category.urlKey,
    position: category.position,
    type: category.type,
    menu: category.hidden !== true,
    ancre: category.anchor !== false,
    lien: category.customUrl,
    image: category.pictured ? `category/${category.path.replaceAll('/', '--')}` : null,
    bloc_menu: category.megaMenuBlock,
    description: category.description,
    meta_titre: category.metaTitle,
    meta_description: category.metaDescription,
    code_pim: category.akeneoCode,
    code_externe: category.externalId,
  }));
}

/** The root first, each before what stands under it. */
export function demoCategories(): PlacedCategory[] {
  return placedUnder(tree, null);
}

function placedUnder(category: DemoCategory, parent: PlacedCategory | null): PlacedCategory[] {
  const placed = { ...category, parent: parent?.id ?? null, path: pathUnder(parent, category.urlKey) };
  return [placed, ...(category.children ?? []).flatMap((child) => placedUnder(child, placed))];
}

function pathUnder(parent: PlacedCategory | null, urlKey: string): string {
  if (parent === null) return '';
  return parent.path === '' ? urlKey : `${parent.path}/${urlKey}`;
}
