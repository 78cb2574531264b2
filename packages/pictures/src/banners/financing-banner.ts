import { colourFan } from '../compositions/colour-fan.ts';
import { HIGH } from '../scenes/scene.ts';
import { boards } from '../surfaces/wood.ts';
import { n } from '../svg/numbers.ts';
import { circle, group, path, rect } from '../svg/shapes.ts';
import { laidShadow, linear } from '../svg/sheet.ts';
import { flat } from '../svg/surface.ts';
import type { DrawBanner } from './banner-stage.ts';
import { inUnits } from './banner-stage.ts';

// A desk seen from above: the quotation, the calculator, the chart that made the choice.
export const financingBanner: DrawBanner = (stage) =>
  inUnits(stage, (sheet, w) => {
    const middle = w / 2;
    const lines = Array.from(
      { length: 9 },
      (_, index) =>
        rect(-150, -150 + index * 42, index % 3 === 2 ? 150 : 210, 9, { fill: '#c9c4b8' }, 4) +
        rect(110, -150 + index * 42, 50, 9, { fill: '#8fa3a6' }, 4),
    );
    const sheetOfPaper = group(
      [
        rect(-200, -290, 400, 580, { fill: '#fdfcf9' }, 6),
        rect(-150, -240, 150, 30, { fill: '#0f4c5c' }, 4),
        lines.join(''),
        rect(-150, 226, 320, 36, { fill: '#e8dfcd' }, 4),
        rect(80, 238, 76, 12, { fill: '#0f4c5c' }, 4),
      ].join(''),
      { transform: `translate(${n(middle - 130)} 500) rotate(-5)`, filter: laidShadow(sheet, 12) },
    );
    const keys = Array.from({ length: 16 }, (_, index) =>
      rect(
        -84 + (index % 4) * 45,
        -30 + Math.floor(index / 4) * 47,
        34,
        34,
        { fill: index % 4 === 3 ? '#d08a35' : '#e9e6df' },
        8,
      ),
    );
    const calculator = group(
      [
        rect(
          -110,
          -170,
          220,
          350,
          {
            fill: linear(sheet, '0 #3d4a4f, 1 #20292d', [0, 0, 1, 1]),
          },
          20,
        ),
        rect(-86, -146, 172, 72, { fill: '#c9d8cf' }, 8),
        rect(0, -122, 66, 24, { fill: '#4b5b57' }, 3),
        keys.join(''),
      ].join(''),
      { transform: `translate(${n(middle + 220)} 600) rotate(9)`, filter: laidShadow(sheet, 12) },
    );
    const coin = (x: number, y: number, r: number): string =>
      circle(x, y, r, {
        fill: linear(sheet, '0 #f3dca0, 1 #b98d3a', [0, 0, 1, 1]),
      }) +
      circle(x, y, r * 0.74, {
        fill: linear(sheet, '0 #f4f4f2, 1 #b5b9bb', [0, 0, 1, 1]),
      }) +
      path(
        `M${n(x + r * 0.34)} ${n(y - r * 0.34)}A${n(r * 0.46)} ${n(r * 0.46)} 0 1 0 ${n(x + r * 0.34)} ${n(y + r * 0.34)}M${n(x - r * 0.56)} ${n(y - r * 0.1)}h${n(r * 0.6)}M${n(x - r * 0.56)} ${n(y + r * 0.12)}h${n(r * 0.6)}`,
        { stroke: '#7b8388', width: r * 0.12 },
      );
    return [
      boards(flat, { x: 0, y: 0, w, h: HIGH }, 7, 1.6, {
        tone: '#b98f5e',
        seed: 12,
        along: 'x',
        gap: 3,
        contrast: 0.1,
      }),
      rect(0, 0, w, HIGH, {
        fill: linear(sheet, '0 #fff3da 0.5, 0.5 #fff3da 0, 1 #14100c 0.36', [0, 0, 1, 1]),
      }),
      w > 1300 ? group(colourFan(sheet, 430), { transform: `translate(${n(w * 0.17)} 860) rotate(-8)` }) : '',
      sheetOfPaper,
      calculator,
      group(coin(middle + 130, 300, 50) + coin(middle + 216, 250, 42) + coin(middle + 240, 340, 46), {
        filter: laidShadow(sheet, 8),
      }),
      group(
        rect(
          -8,
          -200,
          16,
          360,
          {
            fill: linear(sheet, '0 #0a3642, 0.4 #5b97a3, 1 #08262e'),
          },
          8,
        ) + path('M-8 160L0 200L8 160Z', { fill: '#d5d9db' }),
        { transform: `translate(${n(middle + 40)} 560) rotate(28)`, filter: laidShadow(sheet, 9) },
      ),
    ].join('');
  });
