// Brushes: flat, round for cutting in, wide spalter, bent for radiators. Laid flat, tip to the upper right.

import { stamp } from '../labels/sticker.ts';
import { brandLook } from '../brands/brand-look.ts';
import { says } from '../labels/label-words.ts';
import { n } from '../svg/numbers.ts';
import { circle, group, path, rect } from '../svg/shapes.ts';
import { laidShadow } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { steel } from '../containers/light.ts';
import type { DrawContainer } from '../containers/drawing.ts';
import { bristles, varnished } from './materials.ts';

type Facts = Parameters<DrawContainer>[1];

export const drawBrush: DrawContainer = (sheet, facts) => {
  const round = says(facts, 'rechampir');
  const bent = says(facts, 'coud', 'radiateur');
  const half = widthOf(facts) / 2;
  const brush = round ? roundBrush(sheet, facts, half) : flatBrush(sheet, facts, half, bent);
  const long = 330;
  const turn = bent ? 14 : 24;
  const art = group(brush, {
    transform: `translate(${bent ? -30 : -66} -12) rotate(${turn})`,
    filter: laidShadow(sheet, 9),
  });
  return { art, shadow: '', width: 190 + half * 2, height: long };
};

function widthOf(facts: Facts): number {
  const millimetres = /(\d+)\s?mm/.exec(facts.sizeLabel)?.[1];
  if (millimetres !== undefined) return Math.min(118, Math.max(40, Number(millimetres)));
  const number = /n°\s?(\d+)/.exec(facts.sizeLabel)?.[1];
  return number === undefined ? 56 : 26 + Number(number) * 2.4;
}

const handleTone = (facts: Facts): string => (facts.brand === 'Valbrune' ? '#0f4c5c' : '#c58a3d');

function flatBrush(sheet: Sheet, facts: Facts, half: number, bent: boolean): string {
  const neck = Math.min(half * 0.8, 26);
  const handle = `M-9 -6Q0 6 9 -6C14 -50 8 -90 13 -118C18 -140 ${n(neck)} -146 ${n(half * 0.96)} -158L${n(-half * 0.96)} -158C${n(-neck)} -146 -18 -140 -13 -118C-8 -90 -14 -50 -9 -6Z`;
  const head = [
    bristles(sheet, { x: -half, w: half * 2, foot: -204, tip: -300, spread: 3 }, '#6f5334', facts.seed),
    rect(-half - 2, -208, half * 2 + 4, 52, { fill: steel(sheet) }, 2),
    [-200, -196, -168, -164]
      .map((y) => rect(-half - 2, y, half * 2 + 4, 1.4, { fill: '#5f676c', opacity: 0.55 }))
      .join(''),
    [-half * 0.7, half * 0.7].map((x) => circle(x, -182, 2.4, { fill: '#7d858a' })).join(''),
  ].join('');
  return [
    path(handle, { fill: varnished(sheet, handleTone(facts)) }),
    circle(0, -14, 4, { fill: '#2a1d10', opacity: 0.75 }),
    stampAlong(facts),
    bent ? group(head, { transform: 'rotate(24 0 -158)' }) : head,
  ].join('');
}

function roundBrush(sheet: Sheet, facts: Facts, half: number): string {
  const handle = `M-7 -4Q0 6 7 -4C12 -60 9 -110 ${n(half * 0.8)} -158L${n(-half * 0.8)} -158C-9 -110 -12 -60 -7 -4Z`;
  const ferrule = `M${n(-half * 0.84)} -156L${n(-half)} -206Q0 -212 ${n(half)} -206L${n(half * 0.84)} -156Q0 -150 ${n(-half * 0.84)} -156Z`;
  return [
    path(handle, { fill: varnished(sheet, handleTone(facts)) }),
    stampAlong(facts),
    bristles(
      sheet,
      { x: -half * 0.96, w: half * 1.92, foot: -204, tip: -296, spread: -half * 0.3 },
      '#d8c39a',
      facts.seed,
    ),
    path(ferrule, { fill: steel(sheet) }),
    [-198, -192].map((y) => rect(-half, y, half * 2, 1.3, { fill: '#5f676c', opacity: 0.5 })).join(''),
  ].join('');
}

const stampAlong = (facts: Facts): string =>
  group(
    stamp(
      facts,
      { x: 26, y: -5, w: 76, h: 9 },
      brandLook(facts.brand).main === '#d39a35' ? '#3a2408' : '#ffffff',
    ),
    { transform: 'rotate(-90)' },
  );
