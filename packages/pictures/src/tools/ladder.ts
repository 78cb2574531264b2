// Steps, platform steps and the two-part ladder, as tall as the model says.

import { says } from '../labels/label-words.ts';
import { lineTone } from '../labels/line-tag.ts';
import { stamp } from '../labels/sticker.ts';
import { brandLook } from '../brands/brand-look.ts';
import { clamp, lerp, n } from '../svg/numbers.ts';
import { circle, group, path, polygon, rect } from '../svg/shapes.ts';
import type { Point } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { openShadow } from '../containers/drawing.ts';
import type { DrawContainer } from '../containers/drawing.ts';

type Facts = Parameters<DrawContainer>[1];

export const drawLadder: DrawContainer = (sheet, facts) =>
  says(facts, 'transformable', 'echelons') ? twoPart(sheet, facts) : steps(sheet, facts);

const alloy = (sheet: Sheet): string => linear(sheet, '0 #9aa2a7, 0.3 #f7f9f9, 0.55 #c0c7cb, 1 #7b8388');

const shade = (sheet: Sheet): string => linear(sheet, '0 #838b90, 0.5 #aab2b6, 1 #646c71');

function leg(from: Point, to: Point, wide: number, fill: string): string {
  return polygon(
    [
      [from[0] - wide / 2, from[1]],
      [from[0] + wide / 2, from[1]],
      [to[0] + wide / 2, to[1]],
      [to[0] - wide / 2, to[1]],
    ],
    { fill },
  );
}

function steps(sheet: Sheet, facts: Facts): ReturnType<DrawContainer> {
  const look = brandLook(facts.brand);
  const count = clamp(Number(/(\d+) marches/.exec(facts.sizeLabel)?.[1] ?? 4), 2, 7);
  const tall = 130 + count * 46;
  const top = -tall;
  const tone = lineTone(facts);
  // The cheap ones are of thin profile and end at the top step; the others have a rail to hold.
  const light = facts.grade === 'light';
  const wide = light ? 8 : 14;
  const rail = (says(facts, 'marchepied') ? 20 : 70) * (light ? 0.35 : 1);
  const lf: Point = [-92, 0];
  const rf: Point = [62, 8];
  const lt: Point = [-52, top];
  const rt: Point = [40, top + 2];
  const treads = Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / (count + 0.35);
    const [xl, yl] = [lerp(lf[0], lt[0], share), lerp(lf[1], lt[1], share)];
    const [xr, yr] = [lerp(rf[0], rt[0], share), lerp(rf[1], rt[1], share)];
    const deep = index === count - 1 ? 34 : 17;
    return [
      polygon(
        [
          [xl, yl],
          [xr, yr],
          [xr + deep, yr - deep * 0.5],
          [xl + deep, yl - deep * 0.5],
        ],
        {
          fill: linear(sheet, '0 #e4e8ea, 1 #a4acb0'),
        },
      ),
      polygon(
        [
          [xl - 4, yl],
          [xr + 4, yr],
          [xr + 4, yr + 8],
          [xl - 4, yl + 8],
        ],
        {
          fill: index === count - 1 ? tone : linear(sheet, '0 #f3f5f5, 1 #8c9499'),
        },
      ),
      [0.3, 0.6]
        .map((part) =>
          path(
            `M${n(xl + deep * part)} ${n(yl - deep * 0.5 * part)}L${n(xr + deep * part)} ${n(yr - deep * 0.5 * part)}`,
            { stroke: '#7d858a', width: 1.2 },
          ),
        )
        .join(''),
    ].join('');
  });
  const art = [
    leg([20, -24], [lt[0] + 34, top + 6], 9, shade(sheet)),
    leg([136, -18], [rt[0] + 22, top + 6], 9, shade(sheet)),
    path(`M${n(34)} -80L128 -74`, { stroke: '#8a9297', width: 7 }),
    path(`M-78 -100L8 -116M56 -94L124 -106`, { stroke: '#8a9297', width: 4 }),
    leg([lt[0] + 2, top], [lt[0] + 8, top - rail], 10, alloy(sheet)),
    leg([rt[0], top], [rt[0] - 4, top - rail], 10, alloy(sheet)),
    rect(lt[0] + 2, top - rail - 8, rt[0] - lt[0] - 4, 15, { fill: look.main }, 6),
    treads.join(''),
    leg(lt, lf, wide, alloy(sheet)),
    leg(rt, rf, wide, alloy(sheet)),
    group(stamp(facts, { x: 26, y: -4, w: 70, h: 8 }, look.body), {
      transform: `translate(${rf[0] - 3} ${rf[1] - 6}) rotate(${-90 - 5})`,
    }),
    [lf, rf, [20, -24], [136, -18]]
      .map(([x = 0, y = 0]) => rect(x - 9, y - 9, 18, 12, { fill: tone }, 3))
      .join(''),
    circle(lt[0], top, 7, { fill: look.main }),
    circle(rt[0], top, 7, { fill: look.main }),
  ].join('');
  return { art, shadow: openShadow(sheet, 116, 24, -14), width: 290, height: tall + rail + 16 };
}

function twoPart(sheet: Sheet, facts: Facts): ReturnType<DrawContainer> {
  const look = brandLook(facts.brand);
  const rungs = clamp(Number(/× (\d+)/.exec(facts.sizeLabel)?.[1] ?? 9), 7, 12);
  const tall = 60 + rungs * 40;
  const part = (lean: number, half: number, fill: string): string => {
    const foot: readonly [Point, Point] = [
      [-half - lean, 0],
      [half - lean, 4],
    ];
    const head: readonly [Point, Point] = [
      [-half * 0.78, -tall],
      [half * 0.78, -tall + 2],
    ];
    const bars = Array.from({ length: rungs }, (_, index) => {
      const share = (index + 0.7) / rungs;
      return (
        path(
          `M${n(lerp(foot[0][0], head[0][0], share))} ${n(lerp(0, -tall, share))}L${n(lerp(foot[1][0], head[1][0], share))} ${n(lerp(4, -tall + 2, share))}`,
          { stroke: '#a7afb3', width: 8 },
        ) +
        path(
          `M${n(lerp(foot[0][0], head[0][0], share))} ${n(lerp(0, -tall, share) - 2)}L${n(lerp(foot[1][0], head[1][0], share))} ${n(lerp(4, -tall + 2, share) - 2)}`,
          { stroke: '#f1f4f4', width: 2.4 },
        )
      );
    });
    return [
      bars.join(''),
      leg(head[0], foot[0], 12, fill),
      leg(head[1], foot[1], 12, fill),
      foot.map(([x, y]) => rect(x - 9, y - 10, 18, 13, { fill: '#22262a' }, 3)).join(''),
    ].join('');
  };
  const art = [
    group(part(-96, 62, shade(sheet)), { transform: 'translate(0 -22)' }),
    path(`M-64 ${n(-tall * 0.36)}L80 ${n(-tall * 0.4)}`, { stroke: '#d9a13b', width: 2.6 }),
    part(58, 74, alloy(sheet)),
    rect(-72, -tall - 8, 144, 15, { fill: look.main }, 5),
    rect(-72, -tall + 10, 144, facts.grade === 'light' ? 5 : 12, { fill: lineTone(facts) }, 3),
    group(stamp(facts, { x: 40, y: -4, w: 90, h: 9 }, look.body), {
      transform: `translate(12 -20) rotate(-83)`,
    }),
  ].join('');
  return { art, shadow: openShadow(sheet, 150, 24, -14), width: 330, height: tall + 20 };
}
