// What somebody may write into a quotation: quantities, prices, days and lines that stand for no article.
import { MOST_DAYS_AHEAD, QUOTATION_DAYS } from './quotation-status.ts';
import { isCalendarDay } from '../calendar-day.ts';
import { DAY_MS } from '../durations.ts';
import { isReadableText } from '../readable-text.ts';
import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';

export const MOST_WRITTEN_LINES = 200;
const MOST_PACKS = 99_999;
/** a hundred million cents: nothing in the shop costs a million euros */
const MOST_CENTS = 100_000_000;
const LONGEST = { label: 120, unit: 20 };

export type LineRefusal = 'QUOTATION_QUANTITY' | 'QUOTATION_PRICE' | 'QUOTATION_LINE_LABEL';

export function judgeFigures(figures: {
  quantity: number;
  unitHt: number | null;
}): Verdict<true, LineRefusal> {
  const { quantity, unitHt } = figures;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST_PACKS)
    return refuse('QUOTATION_QUANTITY');
  if (unitHt !== null && (!Number.isInteger(unitHt) || unitHt < 0 || unitHt > MOST_CENTS))
    return refuse('QUOTATION_PRICE');
  return accept(true);
}

export type FreeLine = { label: string; unit: string | null };

export function readFreeLine({
  label,
  unit,
}: {
  label: string;
  unit: string | null;
}): Verdict<FreeLine, LineRefusal> {
  const words = label.trim();
  const measure = unit?.trim() || null;
  const isLabel = words !== '' && words.length <= LONGEST.label && isReadableText(words);
  const isUnit = measure === null || (measure.length <= LONGEST.unit && isReadableText(measure));
  return isLabel && isUnit ? accept({ label: words, unit: measure }) : refuse('QUOTATION_LINE_LABEL');
}

/** The last day it holds: today at the earliest, a year from now at the latest. */
export function judgeValidity(validUntil: string, today: string): Verdict<string, 'QUOTATION_VALIDITY'> {
  return isWithinAYear(validUntil, today) ? accept(validUntil) : refuse('QUOTATION_VALIDITY');
}

/** When a customer who asks for a quotation would like to have the goods. */
export function judgeWishedDay(wishedOn: string, today: string): Verdict<string, 'QUOTATION_WISHED_DAY'> {
  return isWithinAYear(wishedOn, today) ? accept(wishedOn) : refuse('QUOTATION_WISHED_DAY');
}

function isWithinAYear(day: string, today: string): boolean {
  return isCalendarDay(day) && day >= today && day <= daysAfter(today, MOST_DAYS_AHEAD);
}

/** What it holds until unless its writer says otherwise. */
export function usualValidity(today: string): string {
  return daysAfter(today, QUOTATION_DAYS);
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
