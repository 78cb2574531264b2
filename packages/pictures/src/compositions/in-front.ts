// Articles placed in a row before a scene, the first the tallest, in the scene's own units.

import { clamp } from '../svg/numbers.ts';
import { standing } from '../containers/drawing.ts';
import type { Drawing } from '../containers/drawing.ts';

export function inFront(drawings: readonly Drawing[], w: number, foot: number, high: number): string {
  // True proportions where they can be seen; nothing so small that it is lost beside the first.
  const least = high > 600 ? 0.26 : 0.5;
  const base = high / (drawings[0]?.height ?? high);
  const scales = drawings.map((drawing, index) =>
    index === 0
      ? Math.min(base, (w * 0.62) / drawing.width)
      : clamp(
          base,
          (high * least) / drawing.height,
          Math.min((high * 0.92) / drawing.height, (w * 0.5) / drawing.width),
        ),
  );
  const widths = drawings.map((drawing, index) => drawing.width * (scales[index] ?? 1) * 0.96);
  const total = widths.reduce((sum, wide) => sum + wide, 0);
  const squeeze = Math.min(1, (w * 0.82) / total);
  // In a wide frame the articles keep to the right, where no title is set.
  const middle = w > 1300 ? Math.min(w * 0.72, w * 0.97 - (total * squeeze) / 2) : w * 0.56;
  let pen = middle - (total * squeeze) / 2;
  return drawings
    .map((drawing, index) => {
      const wide = (widths[index] ?? 0) * squeeze;
      const x = pen + wide / 2;
      pen += wide;
      return standing(drawing, x, foot + index * 12, (scales[index] ?? 1) * squeeze);
    })
    .join('');
}
