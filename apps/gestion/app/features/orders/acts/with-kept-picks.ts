import type { KeptAct } from '../../../backend/kept-acts/kept-act.ts';

type Line = { position: number; picked: number };
type Move = { position: number; to: number };

/** The lines as they stand once what waits in this browser is sent: the next pack is counted from there. */
export function withKeptPicks<One extends Line>(
  lines: readonly One[],
  number: string,
  acts: readonly KeptAct[],
): One[] {
  const moves = acts
    .filter((kept) => kept.act === 'prepareLines' && kept.number === number && kept.refusal === null)
    .flatMap(({ variables }) => movesOf(variables['lines']));
  return lines.map((line) => {
    const last = moves.findLast(({ position }) => position === line.position);
    return last === undefined ? line : { ...line, picked: last.to };
  });
}

function movesOf(lines: unknown): Move[] {
  return Array.isArray(lines) ? (lines as Move[]) : [];
}
