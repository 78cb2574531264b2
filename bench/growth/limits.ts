// What a shop ten times as large may cost at most.
import { OF_CUSTOMERS } from './customer-asks.ts';
import { OF_ORDERS } from './desk-asks.ts';
import type { Figures } from './measure-shop.ts';

/** Customers do not pay for the shop's size. */
const MOST_GROWTH = 1.5;
const MOST_MEMORY_MIB = 700;
const MEMORY = /^mémoire/;
/** A list or a search of orders, its counts included, among the million orders of this size. */
const AMONG_A_MILLION = 'middle';
const MOST_LISTING_MS = 50;

/** In words; nothing where all limits are kept. */
export function aboveLimits(sizes: readonly (readonly [string, Figures])[]): string[] {
  const measured = sizes.filter(([, figures]) => Object.keys(figures).length > 0);
  return measured.flatMap(([size, figures], at) =>
    Object.entries(figures).flatMap(([name, figure]) => {
      if (MEMORY.test(name) && figure > MOST_MEMORY_MIB)
        return [`${size}, ${name} : ${figure.toFixed(0)} au lieu de ${MOST_MEMORY_MIB} au plus`];
      if (size === AMONG_A_MILLION && name.startsWith(OF_ORDERS) && figure > MOST_LISTING_MS)
        return [`${size}, ${name} : ${figure.toFixed(0)} ms au lieu de ${MOST_LISTING_MS} au plus`];
      const before = measured[at - 1]?.[1][name];
      if (!name.startsWith(OF_CUSTOMERS) || before === undefined || figure <= before * MOST_GROWTH) return [];
      return [`${size}, ${name} : ${(figure / before).toFixed(2)} fois, au lieu de ${MOST_GROWTH} au plus`];
    }),
  );
}
