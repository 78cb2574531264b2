import { lighter } from '../colour/tint.ts';
import { HIGH } from '../scenes/scene.ts';
import { n, seeded } from '../svg/numbers.ts';
import { path, rect } from '../svg/shapes.ts';
import type { Sheet } from '../svg/sheet.ts';
import { blur, linear, radial } from '../svg/sheet.ts';
import { inUnits } from './banner-stage.ts';
import type { DrawBanner } from './banner-stage.ts';

// Sweeps of brick-red paint across warm paper. No pack: promotions change, and are shown beside the banner.
export const promoBanner: DrawBanner = (stage) =>
  inUnits(stage, (sheet, w) => {
    return [
      rect(0, 0, w, HIGH, {
        fill: linear(sheet, '0 #f6efe3, 1 #e6d9c4', [0, 0, 1, 1]),
      }),
      sweep(sheet, w, 0.46, '#a63d2b', 11),
      sweep(sheet, w, 0.66, '#c96a3a', 23),
      rect(0, 0, w, HIGH, {
        fill: radial(sheet, '0 #ffffff 0.5, 1 #ffffff 0', { cx: 0.25, cy: 0.1, r: 0.7 }),
      }),
    ].join('');
  });

function sweep(sheet: Sheet, w: number, at: number, tone: string, seed: number): string {
  const random = seeded(seed);
  const y = HIGH * at;
  const tall = 210;
  const ragged = Array.from(
    { length: 14 },
    (_, index) => `L${n(w * (0.86 + random() * 0.1))} ${n(y - tall * 0.6 + (index / 13) * tall)}`,
  ).join('');
  const d = `M${n(-20)} ${n(y)}C${n(w * 0.3)} ${n(y - tall)} ${n(w * 0.6)} ${n(y - tall * 0.2)} ${n(w * 0.88)} ${n(y - tall * 0.6)}${ragged}C${n(w * 0.6)} ${n(y + tall * 0.9)} ${n(w * 0.3)} ${n(y + tall * 0.1)} ${n(-20)} ${n(y + tall * 1.1)}Z`;
  const streaks = Array.from({ length: 9 }, (_, index) => {
    const drop = tall * (0.15 + index * 0.1);
    return path(
      `M0 ${n(y + drop)}C${n(w * 0.3)} ${n(y - tall + drop)} ${n(w * 0.6)} ${n(y - tall * 0.2 + drop)} ${n(w * (0.76 + random() * 0.14))} ${n(y - tall * 0.6 + drop)}`,
      { stroke: index % 2 === 0 ? '#ffffff' : '#2a0d06', width: 4, opacity: 0.13 },
    );
  });
  return (
    path(d, { fill: '#14100c', opacity: 0.2, filter: blur(sheet, 14) }) +
    path(d, {
      fill: linear(
        sheet,
        [
          [0, lighter(tone, 0.16)],
          [1, tone],
        ],
        [0, 0, 0, 1],
      ),
    }) +
    streaks.join('')
  );
}
