// What a new line of the price file changes: today's price, and what history remembers of it.
import { dayBefore, runsOn } from './running-days.ts';

type Amounts = { packHt: number; unitHt: number };

export type DatedReduction = Amounts & {
  kind: string;
  from: string;
  to: string | null;
  /** the day the first of an unbroken row of falling reductions began */
  since: string;
};

export type KnownPrice = Amounts & { ecoHt: number; reduction: DatedReduction | null };

/** Without a first day, a reduction begins when the file comes in. */
export type GivenReduction = Amounts & { kind: string; from: string | null; to: string | null };

export type GivenPrice = Amounts & { ecoHt: number; reduction: GivenReduction | null };

export type PriceChange = {
  price: KnownPrice;
  listChanged: boolean;
  reductionChanged: boolean;
  /** the first day of the public reduced price */
  reductionBegins: string | null;
};

/** Null when the line changes nothing. */
export function priceChange(
  before: KnownPrice | undefined,
  given: GivenPrice,
  today: string,
): PriceChange | null {
  const was = before?.reduction ?? null;
  const reduction = given.reduction && datedReduction(was, given.reduction, today);
  const listChanged = before === undefined || !sameAmounts(before, given);
  const reductionChanged = !sameReduction(was, reduction);
  if (!listChanged && !reductionChanged && before.ecoHt === given.ecoHt) return null;
  return {
    price: { packHt: given.packHt, unitHt: given.unitHt, ecoHt: given.ecoHt, reduction },
    listChanged,
    reductionChanged,
    reductionBegins: reduction && beginningOf(was, reduction, today),
  };
}

function datedReduction(was: DatedReduction | null, given: GivenReduction, today: string): DatedReduction {
  const goesOn = was !== null && was.kind === given.kind && sameAmounts(was, given) && was.from <= today;
  const from = given.from ?? (goesOn && runsOn(today, was.from, was.to) ? was.from : today);
  const dated = { ...given, from };
  return { ...dated, since: reductionSince(was, dated, today) };
}

/** The day whose thirty days before it is compared with. */
export function reductionSince(
  was: DatedReduction | null,
  next: Amounts & { from: string },
  today: string,
): string {
  return continues(was, next) ? was.since : beginningOf(was, next, today);
}

/** Falling step by step without a day between, it is one reduction in the eyes of the law. */
function continues(was: DatedReduction | null, next: Amounts & { from: string }): was is DatedReduction {
  return (
    was !== null &&
    was.from <= next.from &&
    (was.to === null || was.to >= dayBefore(next.from)) &&
    next.packHt <= was.packHt
  );
}

/** A price that replaces a running one is offered from today, whatever first day the file repeats. */
function beginningOf(was: DatedReduction | null, next: Amounts & { from: string }, today: string): string {
  const replaces = was !== null && was.from <= today && next.from <= today && !sameAmounts(was, next);
  return replaces ? today : next.from;
}

function sameAmounts(one: Amounts, other: Amounts): boolean {
  return one.packHt === other.packHt && one.unitHt === other.unitHt;
}

function sameReduction(one: DatedReduction | null, other: DatedReduction | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.kind === other.kind &&
    sameAmounts(one, other) &&
    one.from === other.from &&
    one.to === other.to &&
    one.since === other.since
  );
}
