import type { ChartSwatchFragment } from '../../../../../generated/documents.ts';
import { colourCopy } from '../colour-copy.ts';

type Harmonies = {
  tonal: readonly ChartSwatchFragment[];
  complementary: ChartSwatchFragment | null;
  contrast: ChartSwatchFragment | null;
};

/** Each tint once, under the first harmony that names it; a harmony that the charts have not is left out. */
export function harmonyCards({ tonal, complementary, contrast }: Harmonies) {
  const { harmonies } = colourCopy;
  const named = [
    ...tonal.map((colour) => ({ role: harmonies.tonal, colour })),
    ...(complementary ? [{ role: harmonies.complementary, colour: complementary }] : []),
    ...(contrast ? [{ role: harmonies.contrast, colour: contrast }] : []),
  ];
  return named.filter(
    ({ colour }, at) => named.findIndex((other) => other.colour.code === colour.code) === at,
  );
}
