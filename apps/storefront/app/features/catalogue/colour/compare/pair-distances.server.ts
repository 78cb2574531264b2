// Distances are reckoned where the page is made: the browser needs no colour science to read them.
import {
  colourDistance,
  distanceStep,
  lab65Of,
} from '@nuancier/domain/catalogue/colour/nearest/colour-distance.ts';
import { contrastBetween } from '@nuancier/domain/catalogue/colour/luminance-contrast.ts';
import type { ColourDistanceStep } from '../../../../../generated/documents.ts';

type Tint = { code: string; name: string; hex: string; lrv: number };

export type TintPairing = {
  one: Tint;
  other: Tint;
  distance: number;
  step: ColourDistanceStep;
  contrast: number;
};

const steps = {
  identical: 'IDENTICAL',
  hardly: 'HARDLY',
  close: 'CLOSE',
  neighbour: 'NEIGHBOUR',
  different: 'DIFFERENT',
} as const satisfies Record<ReturnType<typeof distanceStep>, ColourDistanceStep>;

/** Each with each. */
export function pairDistances(tints: readonly Tint[]): TintPairing[] {
  return tints.flatMap((one, at) =>
    tints.slice(at + 1).map((other) => {
      const distance = colourDistance(lab65Of(one.hex), lab65Of(other.hex));
      return {
        one,
        other,
        distance,
        step: steps[distanceStep(distance)],
        contrast: contrastBetween(one, other).percent,
      };
    }),
  );
}
