// A coat of the product on the ground it is made for: bare on one side, covered on the other.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { says } from '../labels/label-words.ts';
import { sceneTint } from '../scenes/scene-tint.ts';
import { n, seeded } from '../svg/numbers.ts';
import { group, path, rect } from '../svg/shapes.ts';
import { clip, linear, linearAcross } from '../svg/sheet.ts';
import type { Sheet, Stop } from '../svg/sheet.ts';
import { flat } from '../svg/surface.ts';
import { concreteFill, renderFill, roofTileFill } from '../surfaces/mineral.ts';
import { boards, stained } from '../surfaces/wood.ts';
import type { Stage } from './frame.ts';

const GLOSS = { mat: 0, velours: 0.12, satin: 0.3, brillant: 0.6 } as const;

export function samplePanel(stage: Stage, facts: PictureFacts): string {
  const { sheet, w, h } = stage;
  const bare = bareGround(stage, facts);
  const light = rect(0, 0, w, h, {
    fill: linear(sheet, '0 #fff6e4 0.34, 0.45 #fff6e4 0, 1 #14100c 0.28', [0, 0, 1, 1]),
  });
  const tracks = [0, 1, 2].flatMap((index) => tracksOf(w, h, index, facts.seed)).join('');
  const film = `<path d="${tracks}"/>`;
  const whole = clip(sheet, film);
  const gloss = facts.finish === undefined ? 0.1 : GLOSS[facts.finish];
  return [
    bare,
    group(film, { fill: '#14100c', opacity: 0.22, transform: 'translate(4 6)' }),
    group(coated(stage, facts) + streaks(w, h, facts.seed) + sheenBand(sheet, w, h, gloss), { clip: whole }),
    light,
  ].join('');
}

function bareGround({ sheet, w, h }: Stage, facts: PictureFacts): string {
  switch (facts.scene) {
    case 'timber':
      return boards(flat, { x: 0, y: 0, w, h }, 5, 1, {
        tone: '#cba877',
        seed: facts.seed,
        along: 'y',
        gap: 5,
      });
    case 'facade':
    case 'insulation':
      return rect(0, 0, w, h, { fill: renderFill(sheet, '#b7b0a3', 15, 6) });
    case 'roof':
      return rect(0, 0, w, h, { fill: roofTileFill(sheet, '#8f7b6c', 170, 150) });
    case 'metal-gate':
      return rect(0, 0, w, h, {
        fill: linear(sheet, '0 #c7cccf, 0.3 #eef1f2, 0.5 #adb4b8, 1 #8b9398', [0, 0, 1, 0.8]),
      });
    case 'floor':
      return says(facts, 'parquet')
        ? boards(flat, { x: 0, y: 0, w, h }, 5, 2, { tone: '#cba877', seed: facts.seed, along: 'y', gap: 4 })
        : rect(0, 0, w, h, { fill: concreteFill(sheet, '#a9a7a1', 24, 3) });
    default:
      return rect(0, 0, w, h, { fill: renderFill(sheet, '#dcd7cd', 10, 8) });
  }
}

function coated(stage: Stage, facts: PictureFacts): string {
  const { sheet, w, h } = stage;
  const tint = sceneTint(facts);
  const clear = facts.colourName === undefined || says(facts, 'incolore');
  const onWood = facts.scene === 'timber' || says(facts, 'parquet');
  if (onWood && !says(facts, 'peinture', 'laque')) {
    return boards(flat, { x: 0, y: 0, w, h }, 5, facts.scene === 'floor' ? 2 : 1, {
      tone: stained('#b98a52', clear ? undefined : tint, facts.tinted),
      seed: facts.seed,
      along: 'y',
      gap: facts.scene === 'floor' ? 4 : 5,
    });
  }
  if (clear) return rect(0, 0, w, h, { fill: '#3a3226', opacity: 0.3 });
  if (facts.scene === 'facade' || facts.scene === 'insulation')
    return rect(0, 0, w, h, { fill: renderFill(sheet, tint, 15, 6) });
  if (facts.scene === 'roof') return rect(0, 0, w, h, { fill: roofTileFill(sheet, tint, 170, 150) });
  return rect(0, 0, w, h, { fill: tint });
}

// One pass of the roller, as the narrow tracks it is made of: they start together and run dry at lengths of their own.
function tracksOf(w: number, h: number, index: number, seed: number): readonly string[] {
  const random = seeded(seed + index * 31 + 7);
  const count = 64;
  const wide = w * 0.29;
  const left = w * 0.12 + index * wide * 0.88;
  const top = h * (0.07 + random() * 0.04);
  const foot = h * (0.74 - index * 0.12);
  return Array.from({ length: count }, (_, track) => {
    const x = left + (wide / count) * track;
    const start = top + random() ** 3 * h * 0.014;
    const end = foot + random() ** 3 * h * 0.05;
    return `M${n(x)} ${n(start)}h${n((wide / count) * 1.25)}V${n(end)}h${n((wide / -count) * 1.25)}Z`;
  });
}

function streaks(w: number, h: number, seed: number): string {
  const random = seeded(seed + 91);
  return Array.from({ length: 34 }, () => {
    const x = random() * w;
    const y = random() * h * 0.3;
    return path(
      `M${n(x)} ${n(y)}q${n((random() - 0.5) * 10)} ${n(h * 0.3)} 0 ${n(h * (0.4 + random() * 0.3))}`,
      { stroke: random() > 0.5 ? '#ffffff' : '#14100c', width: 1 + random() * 3, opacity: 0.07 },
    );
  }).join('');
}

// The glossier the film, the brighter and the sharper the light that lies across it.
function sheenBand(sheet: Sheet, w: number, h: number, strength: number): string {
  const edge = 0.5 - strength * 0.42;
  const stops: readonly Stop[] = [
    [0, '#ffffff', 0],
    [edge, '#ffffff', strength],
    [1 - edge, '#ffffff', strength],
    [1, '#ffffff', 0],
  ];
  const across = linearAcross(sheet, stops, [w * 0.26, h * 0.24, w * 0.46, h * 0.42]);
  return strength === 0 ? '' : rect(0, 0, w, h, { fill: across });
}
