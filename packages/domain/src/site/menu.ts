// The category tree -> the entries of the menus. Links are kinds here; addresses are made by the storefront.

export type MenuCategory = {
  uid: string;
  name: string | null;
  url_path: string | null;
  url_suffix: string | null;
  position: number | null;
  include_in_menu: number | null;
  category_type: number | null;
  custom_url: string | null;
  image: string | null;
  product_count: number | null;
  universe_mega_menu_block?: { content: string | null } | null;
  children?: readonly (MenuCategory | null)[] | null;
};

export type MenuLink =
  { kind: 'category'; urlPath: string; urlSuffix: string } | { kind: 'custom'; url: string };

export type MenuEntry = {
  uid: string;
  name: string;
  link: MenuLink;
  opensNewTab: boolean;
  /** The picture of the dropdown and where it leads: the custom address, else the category. */
  image: { source: string; link: MenuLink } | null;
  /** Editors' content of a universe's dropdown. */
  content: string | null;
  children: readonly MenuEntry[];
};

export type Menu = {
  shop: readonly MenuEntry[];
  content: readonly MenuEntry[];
  special: MenuEntry | null;
  promo: MenuEntry | null;
};

const SHOP = 0;
const CONTENT = 1;
const SPECIAL_LINK = 2;
const PROMO_NAME = 'promo';

export function menuOf(top: readonly (MenuCategory | null)[]): Menu {
  const included = top.filter(isIncluded).toSorted(byPosition);
  const promo = included.find(isPromo);
  const shown = included.filter((category) => category !== promo && hasSomethingToShow(category));
  const special = shown.find((category) => category.category_type === SPECIAL_LINK);
  const entries = shown.filter((category) => category !== special);
  return {
    // A second special link is drawn as one more top entry: the place on its own is for one.
    shop: entries.filter((category) => isTopEntry(category)).map(entryOf),
    content: entries.filter((category) => !isTopEntry(category)).map(entryOf),
    special: special ? entryOf(special) : null,
    promo: promo ? entryOf(promo) : null,
  };
}

function entryOf(category: MenuCategory): MenuEntry {
  const toCategory: MenuLink = {
    kind: 'category',
    urlPath: category.url_path ?? '',
    urlSuffix: category.url_suffix ?? '',
  };
  const toOwnAddress = customLink(category.custom_url);
  return {
    uid: category.uid,
    name: category.name ?? '',
    link: typeOf(category) === SHOP ? toCategory : (toOwnAddress ?? toCategory),
    opensNewTab: typeOf(category) > SPECIAL_LINK,
    image: category.image ? { source: category.image, link: toOwnAddress ?? toCategory } : null,
    content: category.universe_mega_menu_block?.content ?? null,
    children: (category.children ?? [])
      .filter(isIncluded)
      .filter(hasSomethingToShow)
      .toSorted(byPosition)
      .map(entryOf),
  };
}

// An editor's address becomes a link of every page: only the shop's own paths and https are let through.
function customLink(url: string | null): MenuLink | null {
  if (!url) return null;
  const isOwnPath = /^\/(?![/\\])/.test(url);
  return isOwnPath || url.startsWith('https://') ? { kind: 'custom', url } : null;
}

function isIncluded(category: MenuCategory | null): category is MenuCategory {
  return category?.include_in_menu === 1;
}

function hasSomethingToShow(category: MenuCategory): boolean {
  return typeOf(category) !== SHOP || (category.product_count ?? 0) > 0;
}

function isTopEntry(category: MenuCategory): boolean {
  const type = typeOf(category);
  return type === SHOP || type === SPECIAL_LINK;
}

function isPromo(category: MenuCategory): boolean {
  return typeOf(category) !== CONTENT && (category.name ?? '').trim().toLowerCase() === PROMO_NAME;
}

function typeOf(category: MenuCategory): number {
  return category.category_type ?? SHOP;
}

function byPosition(one: MenuCategory, other: MenuCategory): number {
  return (one.position ?? 0) - (other.position ?? 0);
}
