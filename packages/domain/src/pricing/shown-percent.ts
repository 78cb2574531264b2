/** A reduction as it is told, to the tenth of a percent; null where that is nothing. */
export function shownPercent(percent: number): number | null {
  const tenths = Math.round(percent * 10);
  return tenths > 0 ? tenths / 10 : null;
}
