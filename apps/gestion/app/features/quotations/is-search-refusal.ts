const SEARCHED = new Set(['QUOTATION_SEARCH_SHORT', 'QUOTATION_SEARCH_LONG', 'BAD_QUOTATION_FILTER']);

/** What one may mend in the field itself. */
export function isSearchRefusal({ key }: { key: string | null }): boolean {
  return key !== null && SEARCHED.has(key);
}
