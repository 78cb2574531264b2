// What the finder answers to a typed or picked colour: on the server without script, in a worker with it.
import type { TintColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { distanceStep } from '@nuancier/domain/catalogue/colour/nearest/colour-distance.ts';
import type { DistanceStep } from '@nuancier/domain/catalogue/colour/nearest/colour-distance.ts';
import { nearestTints } from '@nuancier/domain/catalogue/colour/nearest/nearest-tints.ts';
import type { NearTint } from '@nuancier/domain/catalogue/colour/nearest/nearest-tints.ts';
import { tintSteps } from '@nuancier/domain/catalogue/colour/nearest/tint-steps.ts';
import type { TintStep } from '@nuancier/domain/catalogue/colour/nearest/tint-steps.ts';
import { typedColour } from '@nuancier/domain/catalogue/colour/tints/typed-colour.ts';
import { namedTints } from '@nuancier/domain/catalogue/colour/tints/named-tints.ts';

export type FinderTint = TintColour;

export type FinderAnswer =
  | { kind: 'nothing' }
  | { kind: 'refused'; reason: 'hex' | 'rgb' | 'unknown' }
  /** A word that several tints carry: one of them is meant. */
  | { kind: 'several'; tints: readonly FinderTint[]; total: number }
  | {
      kind: 'found';
      hex: string;
      /** The tint that was named; null for a free colour. */
      tint: FinderTint | null;
      near: readonly (NearTint<FinderTint> & { step: DistanceStep })[];
      steps: Readonly<Record<TintStep, FinderTint | null>>;
    };

const NEAREST = 10;
const MOST_SHOWN = 24;

export function finderAnswer(tints: readonly FinderTint[], asked: string): FinderAnswer {
  const typed = typedColour(asked);
  switch (typed.kind) {
    case 'nothing':
    case 'refused':
      return typed;
    case 'hex':
      return found(tints, { code: '', hex: typed.hex }, null);
    case 'words':
      return answerNamed(tints, typed.words);
  }
}

function answerNamed(tints: readonly FinderTint[], words: string): FinderAnswer {
  const named = namedTints(tints, words);
  const made = machineMade(named);
  // Whoever names one that no machine makes is told so; nobody is led to it.
  const fitting = made.length > 0 ? made : named;
  const [first] = fitting;
  if (!first) return { kind: 'refused', reason: 'unknown' };
  if (fitting.length > 1)
    return { kind: 'several', tints: fitting.slice(0, MOST_SHOWN), total: fitting.length };
  return found(tints, first, first);
}

function found(
  tints: readonly FinderTint[],
  colour: { code: string; hex: string },
  tint: FinderTint | null,
): FinderAnswer {
  const made = machineMade(tints);
  const others = made.filter(({ code }) => code !== colour.code);
  return {
    kind: 'found',
    hex: colour.hex,
    tint,
    near: nearestTints(others, colour.hex, NEAREST).map((near) => ({
      ...near,
      step: distanceStep(near.distance),
    })),
    steps: tintSteps(made, colour),
  };
}

function machineMade(tints: readonly FinderTint[]): FinderTint[] {
  return tints.filter(({ special }) => special === null);
}
