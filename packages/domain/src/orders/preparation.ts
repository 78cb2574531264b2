// An order on the preparer's bench: packs are set aside one by one, and the customer hears of it once, when it is said
// to be ready. Two may work on it: a line moves only from the quantity that was read.
import { isFreeReference } from '../free-line.ts';
import type { MovedLine } from './order-parts.ts';

/** `picked`: set aside in all, what was said to be ready included. */
export type BenchLine = {
  id: number;
  /** in the order, from 1 */
  position: number;
  sku: string;
  ean: string | null;
  ordered: number;
  picked: number;
  prepared: number;
  handedOver: number;
  /** that invoices name */
  invoiced: number;
  /** never left the store and nobody will fetch them: the order goes on without them */
  released: number;
  /** its buyer has withdrawn from it: no more of it is set aside, told of, handed over or sent */
  isWithheld: boolean;
};

export type LineMove = { position: number; from: number; to: number };

export type BenchRefusal =
  | { kind: 'NOTHING' }
  | { kind: 'UNKNOWN_LINE'; position: number }
  | { kind: 'BAD_QUANTITY'; position: number }
  /** somebody else was faster */
  | { kind: 'STALE'; position: number; now: number }
  | { kind: 'SURPLUS'; position: number; most: number }
  /** the customer was told of so many, or has them */
  | { kind: 'TOO_FEW'; position: number; least: number };

export type Benched<Value> = { ok: true; value: Value } | { ok: false; refusal: BenchRefusal };

/** `WITHHELD`: all that is left of it is what its buyer has withdrawn from. The line is the first of that article. */
export type ScanRefusal<Line> = { kind: 'WRONG' } | { kind: 'SURPLUS' | 'WITHHELD'; line: Line };

type ScannedLine = Pick<BenchLine, 'position' | 'sku' | 'ean' | 'ordered' | 'picked' | 'isWithheld'>;

/** One more pack of the article that was scanned or typed, of the first line that still wants one. */
export function scan<Line extends ScannedLine>(
  lines: readonly Line[],
  code: string,
): { ok: true; value: LineMove; line: Line } | { ok: false; refusal: ScanRefusal<Line> } {
  const read = code.replaceAll(/\s/g, '');
  const meant = lines.filter(
    ({ ean, sku }) => sameCode(ean, read) || (sku === read && !isFreeReference(sku)),
  );
  const [first] = meant;
  if (read === '' || first === undefined) return { ok: false, refusal: { kind: 'WRONG' } };
  const wanting = meant.filter(({ picked, ordered }) => picked < ordered);
  const line = wanting.find(({ isWithheld }) => !isWithheld);
  if (line !== undefined) {
    const { position, picked: from } = line;
    return { ok: true, value: { position, from, to: from + 1 }, line };
  }
  return { ok: false, refusal: { kind: wanting.length > 0 ? 'WITHHELD' : 'SURPLUS', line: first } };
}

/** A scanner may leave out the leading zero of an EAN-13, or write a UPC with it. */
function sameCode(ean: string | null, read: string): boolean {
  const digits = read.replace(/^0+/, '');
  return ean !== null && digits !== '' && ean.replace(/^0+/, '') === digits;
}

/** The lines that change and how many are then set aside beyond what is ready; all of it, or nothing. */
export function pick(
  lines: readonly BenchLine[],
  moves: readonly LineMove[],
): Benched<{ lineId: number; picked: number }[]> {
  return judgeMoves(lines, moves, {
    stands: ({ picked }) => picked,
    least: ({ prepared }) => prepared,
    most: ({ ordered, picked, isWithheld }) => (isWithheld ? picked : ordered),
    change: ({ id, prepared }, { to }) => ({ lineId: id, picked: to - prepared }),
  });
}

/** To the customer's hands, of what waits for it. */
export function handOver(lines: readonly BenchLine[], moves: readonly LineMove[]): Benched<MovedLine[]> {
  return judgeMoves(lines, moves, {
    stands: ({ handedOver }) => handedOver,
    least: ({ handedOver }) => handedOver,
    most: ({ prepared, handedOver, isWithheld }) => (isWithheld ? handedOver : prepared),
    change: ({ id }, { from, to }) => ({ lineId: id, quantity: to - from }),
  });
}

/** Ready, and not so any more: nothing that the customer holds. */
export function takeBack(lines: readonly BenchLine[], moves: readonly LineMove[]): Benched<MovedLine[]> {
  return judgeMoves(lines, moves, {
    stands: ({ prepared }) => prepared,
    least: ({ handedOver }) => handedOver,
    most: ({ prepared }) => prepared,
    change: ({ id }, { from, to }) => ({ lineId: id, quantity: from - to }),
  });
}

/** Everything that waits for the customer. */
export function waiting(lines: readonly BenchLine[]): LineMove[] {
  return lines.flatMap(({ position, handedOver, prepared, isWithheld }) =>
    prepared > handedOver && !isWithheld ? [{ position, from: handedOver, to: prepared }] : [],
  );
}

export type ReadyRefusal = 'READY_NOTHING' | 'READY_INCOMPLETE';

/** What is set aside and was not told of yet. With something left it must be meant: the rest stays to be prepared. */
export function readyParts(
  lines: readonly BenchLine[],
  { partly }: { partly: boolean },
): { ok: true; value: MovedLine[] } | { ok: false; refusal: ReadyRefusal } {
  return decided(lines, partly, ({ picked, prepared }) => picked - prepared);
}

/** What leaves with the carrier: all that is set aside and has not left. */
export function sentParts(
  lines: readonly BenchLine[],
  { partly }: { partly: boolean },
): { ok: true; value: MovedLine[] } | { ok: false; refusal: ReadyRefusal } {
  return decided(lines, partly, ({ picked, handedOver }) => picked - handedOver);
}

export function leftToPick(lines: readonly Pick<BenchLine, 'ordered' | 'picked' | 'isWithheld'>[]): number {
  return lines.reduce((sum, { ordered, picked, isWithheld }) => sum + (isWithheld ? 0 : ordered - picked), 0);
}

function decided(lines: readonly BenchLine[], partly: boolean, freshOf: (line: BenchLine) => number) {
  const fresh = lines.flatMap((line) => {
    const quantity = line.isWithheld ? 0 : freshOf(line);
    return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
  });
  if (fresh.length === 0) return { ok: false, refusal: 'READY_NOTHING' } as const;
  if (!partly && leftToPick(lines) > 0) return { ok: false, refusal: 'READY_INCOMPLETE' } as const;
  return { ok: true, value: fresh } as const;
}

type Rule<Line, Move, Change> = {
  stands: (line: Line) => number;
  least: (line: Line) => number;
  most: (line: Line) => number;
  change: (line: Line, move: Move) => Change;
};

/** Each line once, from the count that was read to one that the rule allows; all of it, or nothing. */
export function judgeMoves<Line extends { position: number }, Move extends LineMove, Change>(
  lines: readonly Line[],
  moves: readonly Move[],
  rule: Rule<Line, Move, Change>,
): Benched<Change[]> {
  const changes: Change[] = [];
  const seen = new Set<number>();
  for (const move of moves) {
    const { position, from, to } = move;
    const line = lines.find((one) => one.position === position);
    if (line === undefined || seen.has(position)) return no({ kind: 'UNKNOWN_LINE', position });
    seen.add(position);
    if (!Number.isSafeInteger(to) || to < 0) return no({ kind: 'BAD_QUANTITY', position });
    if (rule.stands(line) !== from) return no({ kind: 'STALE', position, now: rule.stands(line) });
    if (to > rule.most(line)) return no({ kind: 'SURPLUS', position, most: rule.most(line) });
    if (to < rule.least(line)) return no({ kind: 'TOO_FEW', position, least: rule.least(line) });
    if (to !== from) changes.push(rule.change(line, move));
  }
  return changes.length === 0 ? no({ kind: 'NOTHING' }) : { ok: true, value: changes };
}

function no(refusal: BenchRefusal): { ok: false; refusal: BenchRefusal } {
  return { ok: false, refusal };
}
