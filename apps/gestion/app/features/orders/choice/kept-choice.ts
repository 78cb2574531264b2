// Which rows are chosen, while one of them is looked at: in this tab, for the list that they were chosen in.
import { readOrderNumber } from '@nuancier/domain/orders/order-number.ts';
import { inTabStorage } from '@nuancier/ui/pieces/browser/browser-storage.ts';

const KEY = 'nuancier-gestion-choix';

/** Of another list, or of none, nothing is chosen. */
export function keptChoice(list: string): string[] {
  return inTabStorage((storage) => readChoice(storage.getItem(KEY), list)) ?? [];
}

export function keepChoice(list: string, chosen: readonly string[]): void {
  inTabStorage((storage) =>
    chosen.length === 0 ? storage.removeItem(KEY) : storage.setItem(KEY, JSON.stringify({ list, chosen })),
  );
}

/** The same list on another of its pages. */
export function listOf(address: URLSearchParams): string {
  const list = new URLSearchParams(address);
  list.delete('apres');
  list.delete('avant');
  list.sort();
  return String(list);
}

function readChoice(text: string | null, list: string): string[] {
  const kept: unknown = text === null ? null : JSON.parse(text);
  if (typeof kept !== 'object' || kept === null || !('list' in kept) || kept.list !== list) return [];
  if (!('chosen' in kept) || !Array.isArray(kept.chosen)) return [];
  return kept.chosen.filter((one) => typeof one === 'string' && readOrderNumber(one) !== null);
}
