// Which tinting base a tint is made from. A product stocks one to three bases; the tint's lightness decides.
import { labOf } from './colour-lab.ts';
import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';

export type TintBase = 'P' | 'M' | 'TR';
type BaseOption = { label: string; tintable: boolean };

/** From light to deep: a deeper base can take a lighter tint's place, never the other way round. */
const BASES: readonly TintBase[] = ['P', 'M', 'TR'];

/** The stocked base for a tint: its own, else the next deeper one; a single universal base takes every tint. */
export function baseFor<Option extends BaseOption>(
  options: readonly Option[],
  base: TintBase,
): Verdict<Option, 'not-tintable' | 'no-base-deep-enough'> {
  const bases = options.filter(({ tintable }) => tintable);
  const [first] = bases;
  if (!first) return refuse('not-tintable');
  const universal = bases.find(({ label }) => baseNamed(label) === null);
  const deepEnough = BASES.slice(BASES.indexOf(base));
  const found = deepEnough.flatMap((wanted) => bases.filter(({ label }) => baseNamed(label) === wanted))[0];
  const chosen = found ?? universal;
  return chosen ? accept(chosen) : refuse('no-base-deep-enough');
}

/** Whether this base can be tinted so: it is made for all tints, or for this one or a deeper one. */
export function takesTint({ label, tintable }: BaseOption, base: TintBase): boolean {
  const own = baseNamed(label);
  return tintable && (own === null || BASES.indexOf(own) >= BASES.indexOf(base));
}

/** How deep a tint these can be made in: 0 not at all, 1 for P up to 3 for TR. The depth of a tint is that of its base. */
export function tintDepth(options: readonly BaseOption[]): number {
  const bases = options.filter(({ tintable }) => tintable).map(({ label }) => baseNamed(label));
  return Math.max(0, ...bases.map((base) => depthOf(base ?? 'TR')));
}

export function depthOf(base: TintBase): number {
  return BASES.indexOf(base) + 1;
}

/** `Base TR (transparente)` -> TR; null for a base that is made for all tints. */
export function baseNamed(label: string): TintBase | null {
  const name = /^base (p|m|tr)\b/i.exec(label)?.[1]?.toUpperCase();
  return BASES.find((base) => base === name) ?? null;
}

/** What a customer reads for a base: it is a matter for the counter, and waits for a tint. */
export const TO_BE_TINTED = 'À teinter';

export function shownColour<Label extends string | null>(label: Label): Label | typeof TO_BE_TINTED {
  return label !== null && isTintingBase(label) ? TO_BE_TINTED : label;
}

/** By its name alone, as papers of another system bring it. */
export function isTintingBase(label: string): boolean {
  return /^base (?:p|m|tr|teintable)\b/i.test(label.trim());
}

/** The base that a tint needs: what the chart says, or what its lightness does where none says it. */
export function baseNeeded({ hex, base }: { hex: string; base?: string | null }): TintBase {
  return baseNamed(base ?? '') ?? baseOfHex(hex);
}

/** P from lightness 80, M from 55, TR below. */
export function baseOfHex(hex: string): TintBase {
  const { lightness } = labOf(hex);
  if (lightness >= 80) return 'P';
  return lightness >= 55 ? 'M' : 'TR';
}

/** `#RRGGBB`, with or without its mark, in capitals; null for anything else. */
export function readHex(text: string): string | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : `#${digits.toUpperCase()}`;
}
