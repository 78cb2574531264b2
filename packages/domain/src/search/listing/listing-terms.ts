// How a site shows its lists: in which looks, and how many products at once.

export type ListingMode = 'grid' | 'list';

export type ListingTerms = {
  /** The default view. */
  mode: ListingMode;
  /** The looks on offer, the usual one among them. */
  modes: readonly ListingMode[];
  sizes: Readonly<Record<ListingMode, ListingSizes>>;
};

type ListingSizes = { usual: number; offered: readonly number[] };

/** Defaults of a site without settings. */
export const USUAL_TERMS: ListingTerms = {
  mode: 'grid',
  modes: ['grid', 'list'],
  sizes: { grid: { usual: 12, offered: [12, 10, 20, 50] }, list: { usual: 10, offered: [10, 20, 50] } },
};

type ListingSettings = {
  list_mode: string | null;
  grid_per_page: number | null;
  grid_per_page_values: string | null;
  list_per_page: number | null;
  list_per_page_values: string | null;
};

/** The terms from the site's settings; invalid values count as not set. */
export function listingTerms(settings: ListingSettings | null): ListingTerms {
  if (settings === null) return USUAL_TERMS;
  const modes = modesOf(settings.list_mode);
  const [mode = USUAL_TERMS.mode] = modes;
  const { grid, list } = USUAL_TERMS.sizes;
  return {
    mode,
    modes,
    sizes: {
      grid: sizesOf(settings.grid_per_page, settings.grid_per_page_values, grid),
      list: sizesOf(settings.list_per_page, settings.list_per_page_values, list),
    },
  };
}

/** The first is the usual one. */
function modesOf(value: string | null): readonly ListingMode[] {
  const named = (value ?? '').split('-').filter((mode) => mode === 'grid' || mode === 'list');
  return named.length === 0 ? USUAL_TERMS.modes : named;
}

// The backend shows a hundred at most.
const MOST = 100;

function sizesOf(usual: number | null, values: string | null, otherwise: ListingSizes): ListingSizes {
  const own = usual !== null && isSize(usual) ? usual : otherwise.usual;
  const listed = (values ?? '').split(',').map(Number).filter(isSize);
  const offered = listed.length === 0 ? otherwise.offered : listed;
  return { usual: own, offered: offered.includes(own) ? offered : [own, ...offered] };
}

function isSize(size: number): boolean {
  return Number.isSafeInteger(size) && size >= 1 && size <= MOST;
}
