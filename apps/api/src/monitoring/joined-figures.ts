import { AggregatorRegistry } from 'prom-client';

/** What one process has counted, as the metrics library writes it down; only that library reads it. */
export type FiguresOfOne = object[];

/**
 * The figures of several processes on one page. Each marks its own with its number, so none is added to another's: every
 * figure is taken as it stands. Left to itself the library leaves out when a process began, and an alert asks for it.
 */
export function joinedFigures(each: readonly FiguresOfOne[]): Promise<string> {
  const asTheyStand = each.map((figures) => figures.map((figure) => ({ ...figure, aggregator: 'first' })));
  return AggregatorRegistry.aggregate(asTheyStand).metrics();
}
