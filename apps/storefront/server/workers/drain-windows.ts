// Workers and their parent leave within one window: each has to be done a moment before the one that waits for it.

export type DrainWindows = {
  /** when a worker ends by itself */
  workerMs: number;
  /** when the parent ends whoever is left: one that hangs would outlive it and keep the port */
  killMs: number;
};

const FAREWELL_MS = 1_000;

export function drainWindows(drainMs: number): DrainWindows {
  const farewellMs = Math.min(FAREWELL_MS, drainMs / 4);
  return { workerMs: drainMs - 2 * farewellMs, killMs: drainMs - farewellMs };
}
