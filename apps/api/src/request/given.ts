/** What a list of Magento's inputs really holds: its clients declare entries that may be null. */
export function given<Entry>(list: readonly (Entry | null)[] | null | undefined): Entry[] {
  return (list ?? []).filter((entry) => entry !== null);
}
