// What the merchant's system counts, and which of its words therefore put an order into its counts.
import type { MovementKind } from './stock-movement.ts';

/** What nobody has ordered, or what stands on the shelf. */
export const STOCK_FIGURES = ['disponible', 'physique'] as const;

export type StockFigure = (typeof STOCK_FIGURES)[number];

export const ACKNOWLEDGED = ['sale', 'release', 'issue'] as const;

/** The order was entered, its cancellation was entered, or its goods have left the shelf. */
export type Acknowledged = (typeof ACKNOWLEDGED)[number];

/**
 * Which movements of the order a count taken afterwards contains. On the shelf stands what is reserved too: an order
 * that was entered is in no such count before its goods leave, and cancelled before that it never was.
 */
export function bookedBy(figure: StockFigure, acknowledged: Acknowledged): Exclude<MovementKind, 'delta'>[] {
  switch (acknowledged) {
    case 'sale':
      return figure === 'physique' ? [] : ['sale'];
    case 'release':
      return figure === 'physique' ? ['sale', 'release'] : ['release'];
    case 'issue':
      return ['sale'];
  }
}
