import { drawContainer } from '../containers/draw-container.ts';
import { standing } from '../containers/drawing.ts';
import { boards } from '../surfaces/wood.ts';
import { n } from '../svg/numbers.ts';
import { circle, group, path, rect } from '../svg/shapes.ts';
import { clip, linear, pattern } from '../svg/sheet.ts';
import { softEllipse } from '../svg/soft-ellipse.ts';
import { flat } from '../svg/surface.ts';
import { pick } from './scene.ts';
import type { DrawScene } from './scene.ts';
import { darker } from '../colour/tint.ts';

// The bench under a pegboard; tall things are placed on the workshop floor instead.
export const workshopScene: DrawScene = ({ sheet, w, facts, seed, empty = false }) => {
  const tall = facts.container === 'ladder' || facts.container === 'scaffold';
  const article = drawContainer(sheet, facts, 'front');
  const bench = tall ? 860 : 740;
  const wall = pick(['#cfc6b5', '#b7c1b3', '#b3bec1', '#cdb9a4'], seed);
  const peg = pattern(
    sheet,
    42,
    42,
    rect(0, 0, 42, 42, { fill: wall }) + circle(21, 21, 3.4, { fill: darker(wall, 0.38) }),
  );
  const room = tall ? 800 : 520;
  const scale = Math.min(room / article.height, (w * 0.7) / article.width);
  const x = w > 1300 ? w * 0.4 : w * 0.5;
  return [
    rect(0, 0, w, bench, { fill: tall ? '#d9d4c9' : peg }),
    tall ? freshPaint(w, bench) : '',
    rect(0, 0, w, bench, {
      fill: linear(sheet, '0 #fff3da 0.5, 0.5 #fff3da 0, 1 #14100c 0.3', [0, 0, 1, 0.5]),
    }),
    tall ? '' : hungTools(sheet, w),
    tall
      ? rect(0, bench, w, 1000 - bench, {
          fill: linear(sheet, '0 #8d877c, 0.4 #b3ada1, 1 #c5bfb3', [0, 0, 0, 1]),
        })
      : boards(flat, { x: 0, y: bench, w, h: 170 }, 4, 1.5, { tone: '#b78b57', seed, along: 'x', gap: 3 }) +
        rect(0, bench + 170, w, 90, {
          fill: linear(sheet, '0 #6b4a2a, 1 #4a321c', [0, 0, 0, 1]),
        }),
    rect(0, bench, w, 50, {
      fill: linear(sheet, '0 #14100c 0.36, 1 #14100c 0', [0, 0, 0, 1]),
    }),
    empty ? '' : standing(article, x, bench + (tall ? 70 : 104), scale),
  ].join('');
};

const freshPaint = (w: number, foot: number): string =>
  group(
    [
      path(
        `M0 0H${n(w * 0.62)}L${n(w * 0.6)} ${foot * 0.3}L${n(w * 0.64)} ${foot * 0.34}L${n(w * 0.58)} ${foot * 0.7}L${n(w * 0.61)} ${foot - 40}H0Z`,
        { fill: '#8fa59f' },
      ),
      rect(0, foot - 44, w, 44, { fill: '#f3f1ec' }),
    ].join(''),
  );

function hungTools(sheet: Parameters<typeof linear>[0], w: number): string {
  const steel = linear(sheet, '0 #8f979c, 0.4 #f1f4f4, 1 #7b8388');
  const tool = (x: number, kind: number): string =>
    group(
      [
        softEllipse(sheet, [10, 150, 30, 120], { colour: '#14100c', opacity: 0.18, softness: 0.4 }),
        kind === 0
          ? rect(-10, 0, 20, 120, { fill: '#b07a3c' }, 8) + rect(-40, 116, 80, 90, { fill: steel }, 3)
          : kind === 1
            ? rect(-9, 0, 18, 130, { fill: '#2f5a66' }, 8) +
              rect(-26, 126, 52, 30, { fill: steel }) +
              rect(-26, 154, 52, 74, { fill: '#6f5334' }, 4)
            : path('M-6 0v120q0 30 -50 30', { stroke: '#7b8388', width: 9 }) +
              rect(-100, 128, 120, 44, { fill: '#efece4' }, 14),
      ].join(''),
      { transform: `translate(${n(x)} 70)` },
    );
  const count = Math.max(3, Math.round(w / 190));
  const shown = Array.from({ length: count }, (_, index) => tool((w / count) * (index + 0.5), index % 3));
  return group(shown.join(''), {
    opacity: 0.75,
    clip: clip(sheet, `<rect x="0" y="0" width="${n(w)}" height="420"/>`),
  });
}
