import { AggregatorRegistry } from 'prom-client';

/** What one process has counted, as the metrics library writes it down; only that library reads it. */
export type FiguresOfOne = object[];

/** The figures of several processes on one page. Each marks its own with its number, so none is added to another's. */
export function joinedFigures(each: readonly FiguresOfOne[]): Promise<string> {
  return AggregatorRegistry.aggregate([...each]).metrics();
}
