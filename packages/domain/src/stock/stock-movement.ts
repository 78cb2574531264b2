// What may be sold of a count that is older than some of what happened since (decisions/0074). A merchant's own system
// says what it counted and when; orders, cancellations and deliveries are movements around that moment.

export const MOVEMENT_KINDS = ['sale', 'release', 'delta'] as const;

/** `sale`: an order took packs; `release`: its cancellation gave them back; `delta`: the merchant's system's own. */
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

export type StockMovement = {
  kind: MovementKind;
  /** taken: below 0 */
  packs: number;
  /** when the merchant's system was told of it, by our clock */
  readAt: Date | null;
  /** when it entered the merchant's own books, by the clock that dates the counts */
  bookedAt: Date | null;
};

/**
 * Whether a movement is to be added to what was counted then. In doubt what was taken counts and what was given back
 * does not: a pack may wait, but is never sold twice.
 */
export function countsBeside(movement: StockMovement, countedAt: Date | null): boolean {
  const { kind, packs, readAt, bookedAt } = movement;
  if (bookedAt === null) return kind !== 'release' || readAt === null;
  if (countedAt === null) return true;
  const isTaken = packs < 0;
  return isTaken ? bookedAt >= countedAt : bookedAt > countedAt;
}

/** To be added to what was counted; below 0 where more was taken than given back. */
export function openPacks(movements: readonly StockMovement[], countedAt: Date | null): number {
  return movements.reduce(
    (sum, movement) => (countsBeside(movement, countedAt) ? sum + movement.packs : sum),
    0,
  );
}

/** A shortage is kept by the two terms: what is given back fills it first. */
export function sellablePacks(counted: number, open: number): number {
  return Math.max(0, counted + open);
}

/** Counts only grow younger: what one contains, every later one does. */
export function isForgettable({ bookedAt }: StockMovement, countedAt: Date | null): boolean {
  return bookedAt !== null && countedAt !== null && bookedAt < countedAt;
}

/** Told twice with two moments, the one holds that lets less be sold. */
export function bookedLater(held: Date | null, told: Date, packs: number): Date {
  if (held === null) return told;
  const [earlier, later] = held < told ? [held, told] : [told, held];
  return packs < 0 ? later : earlier;
}
