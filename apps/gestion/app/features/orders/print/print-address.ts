// What is printed, as the address says it.
export const PAPERS = ['bons', 'etiquettes'] as const;
export type Papers = (typeof PAPERS)[number] | 'tout';

/** Each number once, as it was chosen first; without papers that are known, all of them. `list`: the search of the list they come from. */
export function readPrintAddress(address: URLSearchParams): {
  numbers: string[];
  papers: Papers;
  list: string;
} {
  const numbers = address.getAll('numero').map((number) => number.trim());
  return {
    numbers: [...new Set(numbers.filter((number) => number !== ''))],
    papers: PAPERS.find((papers) => papers === address.get('papiers')) ?? 'tout',
    list: address.get('liste') ?? '',
  };
}
