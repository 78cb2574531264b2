// A list of one store alone, where its reader has several, as its address says it.
export const STORE_FIELD = 'magasin';

export function readStore(address: URLSearchParams): string | null {
  return address.get(STORE_FIELD)?.trim() || null;
}

/** By its name in the address. */
export function storeSaid(store: string | null): Record<string, string> {
  return store === null ? {} : { [STORE_FIELD]: store };
}

/** To stand behind the rest of an address. */
export function storeSearch(store: string | null): string {
  return store === null ? '' : `&${STORE_FIELD}=${encodeURIComponent(store)}`;
}

export type ListedStore = { code: string; name: string };

/** As its own people call it; of one that is none of theirs the code is all there is. */
export function storeNamed(store: string | null, stores: readonly ListedStore[]): string | null {
  return store === null ? null : (stores.find(({ code }) => code === store)?.name ?? store);
}
