// What the media routes did since the process started, for the metrics page.

export type MediaStats = {
  rendered: number;
  renderMilliseconds: number;
  servedFromDisk: number;
  servedStored: number;
  notModified: number;
  refused: number;
  turnedAway: number;
  failed: number;
  unkept: number;
  rendering: number;
  waiting: number;
};

const counts: MediaStats = {
  rendered: 0,
  renderMilliseconds: 0,
  servedFromDisk: 0,
  servedStored: 0,
  notModified: 0,
  refused: 0,
  turnedAway: 0,
  failed: 0,
  unkept: 0,
  rendering: 0,
  waiting: 0,
};

export const mediaStats = (): Readonly<MediaStats> => ({ ...counts });

export function countMedia(what: keyof MediaStats, by = 1): void {
  counts[what] += by;
}

export function noteLoad({ running, waiting }: { running: number; waiting: number }): void {
  counts.rendering = running;
  counts.waiting = waiting;
}
