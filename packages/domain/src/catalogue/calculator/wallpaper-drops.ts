// Rolls of wallpaper: walls are hung in drops of one roll's width, cut to the pattern's repeat.

export type RollSize = { width: number; length: number };

/** Metres between two equal points of the pattern; a half drop shifts every second drop by half of them. */
export type PatternMatch = { kind: 'free' } | { kind: 'straight' | 'half-drop'; repeat: number };

export type PaperedWall = { perimeter: number; height: number };

export type DropsNeeded = { drops: number; rolls: number };

/** Five centimetres above and five below, trimmed on the wall. */
export const TRIM = 0.1;

/** Null when a drop is longer than a roll. */
export function dropsNeeded(
  walls: readonly PaperedWall[],
  roll: RollSize,
  match: PatternMatch,
): DropsNeeded | null {
  const drops = new Map<number, number>();
  for (const { perimeter, height } of walls) {
    const cut = cutLength(height, match);
    // Rooms of one height share their rolls.
    drops.set(cut, (drops.get(cut) ?? 0) + Math.ceil(millimetres(perimeter) / millimetres(roll.width)));
  }
  let rolls = 0;
  for (const [cut, count] of drops) {
    const perRoll = dropsPerRoll(cut, roll, match);
    if (perRoll === 0) return null;
    rolls += Math.ceil(count / perRoll);
  }
  return { drops: [...drops.values()].reduce((sum, count) => sum + count, 0), rolls };
}

/** `Sans raccord`, `Raccord libre`, `Raccord droit 53 cm`, `Raccord sauté 64 cm`; null for anything else. */
export function readPatternMatch(text: string | null): PatternMatch | null {
  const said = text?.replace(/[\s\u00a0\u202f]+/g, ' ').trim() ?? '';
  if (/^(?:sans raccord|raccord libre)$/i.test(said)) return { kind: 'free' };
  const found = /^raccord (droit|sauté) (\d{1,3}(?:,\d)?) cm$/i.exec(said);
  const repeat = Number(found?.[2]?.replace(',', '.') ?? 0) / 100;
  if (!found || !(repeat > 0)) return null;
  return { kind: found[1]?.toLowerCase() === 'sauté' ? 'half-drop' : 'straight', repeat };
}

/** The width and the length of `Rouleau 0,53 × 10,05 m`, in either order. */
export function readRollSize(label: string): RollSize | null {
  const found = /(\d+(?:,\d+)?)\s*×\s*(\d+(?:,\d+)?)\s*m(?![\p{L}²])/u.exec(label);
  const [one, other] = [found?.[1], found?.[2]].map((figure) => Number(figure?.replace(',', '.') ?? 0));
  if (!one || !other) return null;
  return { width: Math.min(one, other), length: Math.max(one, other) };
}

/** In millimetres: the wall's height and what is trimmed, up to the next whole repeat. */
function cutLength(height: number, match: PatternMatch): number {
  const plain = millimetres(height) + millimetres(TRIM);
  if (match.kind === 'free') return plain;
  const repeat = millimetres(match.repeat);
  return Math.ceil(plain / repeat) * repeat;
}

// To begin a roll half a repeat further down costs that half once.
function dropsPerRoll(cut: number, roll: RollSize, match: PatternMatch): number {
  const lost = match.kind === 'half-drop' ? millimetres(match.repeat) / 2 : 0;
  return Math.max(0, Math.floor((millimetres(roll.length) - lost) / cut));
}

const millimetres = (metres: number): number => Math.round(metres * 1000);
