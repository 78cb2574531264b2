// Dust sheets: a folded film in its sleeve, a roll of absorbent felt, a roll of film with its tape.

import { mix } from '../colour/tint.ts';
import { says } from '../labels/label-words.ts';
import { sticker } from '../labels/sticker.ts';
import { n } from '../svg/numbers.ts';
import { ellipse, group, path, polygon, rect } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { renderFill } from '../surfaces/mineral.ts';
import { contactShadow, lyingShadow } from '../containers/drawing.ts';
import type { DrawContainer } from '../containers/drawing.ts';

type Facts = Parameters<DrawContainer>[1];

export const drawTarpaulin: DrawContainer = (sheet, facts) => {
  if (says(facts, 'absorbante', 'adhesif')) return rolled(sheet, facts, says(facts, 'adhesif'));
  return folded(sheet, facts);
};

function folded(sheet: Sheet, facts: Facts): ReturnType<DrawContainer> {
  const layers = Array.from({ length: 7 }, (_, index) => {
    const y = -14 - index * 15;
    const inset = (index % 2) * 3;
    const d = `M${-130 + inset} ${y}Q${-138 + inset} ${y - 7} ${-130 + inset} ${y - 14}L${124 - inset} ${y - 16}Q${134 - inset} ${y - 8} ${124 - inset} ${y}Z`;
    return (
      path(d, {
        fill: linear(sheet, '0 #ffffff, 0.5 #dfe8ea, 1 #b3c2c7', [0, 0, 0.2, 1]),
      }) + path(d, { stroke: '#93a5ab', width: 1, opacity: 0.5 })
    );
  });
  const top: readonly [number, number][] = [
    [-132, -118],
    [-84, -166],
    [160, -166],
    [124, -120],
  ];
  const art = [
    polygon(
      [
        [126, -14],
        [160, -60],
        [160, -166],
        [124, -120],
      ],
      {
        fill: linear(sheet, '0 #aab9be, 1 #8d9ea4'),
      },
    ),
    layers.join(''),
    polygon(top, {
      fill: linear(sheet, '0 #ffffff, 0.6 #e2ebed, 1 #c3d0d4', [0, 0, 1, 1]),
    }),
    path('M-92 -128Q0 -140 112 -126M-70 -150Q30 -160 138 -152', {
      stroke: '#ffffff',
      width: 3,
      opacity: 0.8,
    }),
    path('M-110 -122Q0 -132 120 -121', { stroke: '#9fb0b6', width: 1.2, opacity: 0.7 }),
    sticker(facts, { x: -64, y: -104, w: 132, h: 78 }, undefined, facts.sizeLabel),
  ].join('');
  return { art, shadow: contactShadow(sheet, 138, 20, -14), width: 320, height: 176 };
}

function rolled(sheet: Sheet, facts: Facts, film: boolean): ReturnType<DrawContainer> {
  const half = 170;
  const r = film ? 38 : 70;
  const y = -r - 4;
  const tone = film ? '#d7e6ea' : '#a9aca6';
  const body = `M${-half} ${n(y - r)}L${half} ${n(y - r)}A${n(r * 0.34)} ${n(r)} 0 0 1 ${half} ${n(y + r)}L${-half} ${n(y + r)}A${n(r * 0.34)} ${n(r)} 0 0 1 ${-half} ${n(y - r)}Z`;
  const light = linear(
    sheet,
    '0 #14100c 0.1, 0.2 #ffffff 0.55, 0.4 #ffffff 0.05, 0.7 #14100c 0.2, 1 #14100c 0.5',
    [0, 0, 0, 1],
  );
  const turns = [1, 0.86, 0.72, 0.58, 0.44].map((share) =>
    ellipse(half, y, r * 0.34 * share, r * share, {
      stroke: '#6d7472',
      width: 1.2,
      fill: share === 1 ? mix(tone, '#ffffff', 0.35) : 'none',
    }),
  );
  const tail = `M${-half} ${n(y + r - 6)}L${half - 10} ${n(y + r - 6)}L${half + 40} 16L${-half - 40} 16Z`;
  const art = group(
    [
      path(tail, { fill: film ? tone : renderFill(sheet, tone, 3) }),
      path(tail, {
        fill: linear(sheet, '0 #14100c 0.36, 1 #ffffff 0.2', [0, 0, 0, 1]),
      }),
      path(body, { fill: film ? tone : renderFill(sheet, tone, 3) }),
      path(body, { fill: light }),
      film
        ? rect(half - 60, y - r, 42, r * 2, { fill: '#dcc079' }) +
          rect(half - 60, y - r, 42, r * 2, { fill: light })
        : '',
      turns.join(''),
      ellipse(half, y, r * 0.12, r * 0.36, { fill: '#4b4036' }),
      sticker(
        facts,
        { x: -76, y: y - Math.min(r * 0.62, 40), w: 128, h: Math.min(r * 1.24, 80) },
        undefined,
        facts.sizeLabel,
      ),
    ].join(''),
    { transform: 'rotate(-3)' },
  );
  return { art, shadow: lyingShadow(sheet, half, 26), width: half * 2 + 90, height: r * 2 + 30 };
}
