// Painter's whites: trousers, overall, tee-shirt; and safety shoes.

import { brandLook } from '../brands/brand-look.ts';
import { says } from '../labels/label-words.ts';
import { stamp } from '../labels/sticker.ts';
import { circle, group, path, rect } from '../svg/shapes.ts';
import { blur, clip, laidShadow, linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { contactShadow } from '../containers/drawing.ts';
import type { DrawContainer } from '../containers/drawing.ts';

type Facts = Parameters<DrawContainer>[1];

export const drawClothes: DrawContainer = (sheet, facts) => {
  if (says(facts, 'chaussure')) return shoes(sheet, facts);
  if (says(facts, 'shirt')) return teeShirt(sheet, facts);
  return says(facts, 'combinaison') ? overall(sheet, facts) : trousers(sheet, facts);
};

// White cotton: cool in the folds, warm where the light lands.
function cloth(sheet: Sheet, d: string, folds: string): string {
  return [
    path(d, {
      fill: linear(sheet, '0 #ffffff, 0.4 #f4f3f0, 1 #d3d4d4', [0, 0, 1, 0.8]),
    }),
    group(
      path(folds, { stroke: '#7d868c', width: 9, opacity: 0.34, filter: blur(sheet, 4), cap: 'round' }) +
        path(folds, { stroke: '#ffffff', width: 3, opacity: 0.9, cap: 'round', filter: blur(sheet, 1.4) }),
      { clip: clip(sheet, `<path d="${d}"/>`) },
    ),
    path(d, { stroke: '#b5b9bb', width: 1.4 }),
  ].join('');
}

const seam = (d: string): string =>
  path(d, { stroke: '#a3a8ab', width: 1.3 }).replace('/>', ' stroke-dasharray="5 3"/>');

const laid = (sheet: Sheet, art: string, width: number, height: number) => ({
  art: group(art, { filter: laidShadow(sheet, 8) }),
  shadow: '',
  width,
  height,
});

const tag = (facts: Facts, x: number, y: number): string =>
  rect(
    x,
    y,
    62,
    24,
    { fill: brandLook(facts.brand).body === '#f3f0e9' ? '#0f4c5c' : brandLook(facts.brand).body },
    3,
  ) + stamp(facts, { x: x + 7, y: y + 7, w: 48, h: 10 }, '#ffffff');

function trousers(sheet: Sheet, facts: Facts) {
  const d =
    'M-84 -420L84 -420Q92 -400 96 -330L112 -6Q112 0 104 2L34 6Q28 6 28 0L4 -266L-4 -266L-28 0Q-28 6 -34 6L-104 2Q-112 0 -112 -6L-96 -330Q-92 -400 -84 -420Z';
  const folds =
    'M-70 -330Q-60 -200 -84 -60M-44 -250Q-40 -160 -58 -30M66 -320Q60 -180 82 -60M40 -240Q44 -140 58 -30M-14 -300Q-34 -270 -60 -268M16 -300Q36 -270 62 -268';
  const art = [
    cloth(sheet, d, folds),
    rect(-86, -422, 172, 22, { fill: '#e6e6e3' }, 4),
    [-60, -20, 24, 60].map((x) => rect(x, -426, 8, 30, { fill: '#f6f5f2' }, 2)).join(''),
    circle(0, -410, 6, { fill: '#9aa2a7' }),
    path('M0 -400L0 -300', { stroke: '#b5b9bb', width: 1.6 }),
    seam('M-82 -392Q-60 -350 -92 -336M82 -392Q60 -350 92 -336'),
    [-1, 1]
      .map(
        (side) =>
          rect(side * 62 - 30, -210, 60, 74, { fill: '#ececea', stroke: '#b0b5b7', width: 1.3 }, 5) +
          seam(`M${side * 62 - 25} -204h50v62h-50Z`),
      )
      .join(''),
    rect(52, -320, 40, 62, { fill: '#ededea', stroke: '#b0b5b7', width: 1.3 }, 4),
    tag(facts, -88, -296),
  ].join('');
  return laid(sheet, art, 250, 440);
}

function overall(sheet: Sheet, facts: Facts) {
  const d =
    'M-40 -452Q0 -438 40 -452L92 -430Q128 -330 132 -236L100 -226Q92 -290 78 -330L82 -220L92 -4Q92 2 86 4L30 6Q24 6 24 0L4 -184L-4 -184L-24 0Q-24 6 -30 6L-86 4Q-92 2 -92 -4L-82 -220L-78 -330Q-92 -290 -100 -226L-132 -236Q-128 -330 -92 -430Z';
  const folds =
    'M-58 -250Q-50 -160 -72 -40M-36 -180Q-34 -100 -48 -20M56 -250Q50 -150 70 -40M36 -180Q38 -90 48 -20M-84 -380Q-96 -330 -112 -270M84 -380Q96 -330 112 -270M-60 -400Q-40 -340 -50 -290';
  const art = [
    cloth(sheet, d, folds),
    path('M-40 -452Q-22 -420 0 -414Q22 -420 40 -452L26 -462Q0 -450 -26 -462Z', {
      fill: '#e2e2df',
      stroke: '#b0b5b7',
      width: 1.3,
    }),
    path('M0 -414L0 -190', { stroke: '#8d959a', width: 3 }),
    seam('M-6 -410L-6 -196M6 -410L6 -196M-80 -262Q0 -250 80 -262'),
    [-1, 1]
      .map((side) =>
        rect(side * 44 - 24, -376, 48, 50, { fill: '#ececea', stroke: '#b0b5b7', width: 1.3 }, 4),
      )
      .join(''),
    tag(facts, 16, -364),
  ].join('');
  return laid(sheet, art, 300, 476);
}

function teeShirt(sheet: Sheet, facts: Facts) {
  const d =
    'M-54 -300Q0 -264 54 -300L104 -282Q150 -240 166 -182L116 -152L98 -182Q104 -90 102 4Q0 16 -102 4Q-104 -90 -98 -182L-116 -152L-166 -182Q-150 -240 -104 -282Z';
  const folds =
    'M-80 -210Q-60 -120 -80 -20M-30 -150Q-20 -80 -40 -10M74 -200Q56 -110 78 -20M30 -130Q26 -70 44 -10M-100 -262Q-96 -220 -112 -170M100 -262Q96 -220 112 -170';
  const art = [
    cloth(sheet, d, folds),
    path('M-54 -300Q0 -264 54 -300Q36 -240 0 -240Q-36 -240 -54 -300Z', { fill: '#dededb' }),
    path('M-54 -300Q-36 -238 0 -238Q36 -238 54 -300', { stroke: '#b0b5b7', width: 7 }),
    path('M-54 -300Q-36 -238 0 -238Q36 -238 54 -300', { stroke: '#f4f3f1', width: 5 }),
    seam('M-100 -4Q0 8 100 -4M-160 -188L-114 -160M160 -188L114 -160'),
    tag(facts, 20, -208),
  ].join('');
  return laid(sheet, art, 350, 320);
}

function shoes(sheet: Sheet, facts: Facts): ReturnType<DrawContainer> {
  const look = brandLook(facts.brand);
  const shoe = [
    path('M-150 -20L-150 -4Q-150 6 -138 6L150 6Q164 6 164 -8L162 -26Z', { fill: '#1b1d1f' }),
    path('M-152 -24L164 -30L163 -18L-151 -10Z', { fill: look.main }),
    path(
      'M-146 -24L-142 -130Q-140 -150 -112 -150L-58 -142Q-40 -108 4 -98C60 -88 104 -84 140 -68Q164 -56 162 -30Z',
      {
        fill: linear(sheet, '0 #6a6259, 0.4 #3c3833, 1 #22201d', [0, 0, 0.5, 1]),
      },
    ),
    path('M74 -84Q120 -80 144 -64Q164 -52 162 -30L92 -30Q72 -48 74 -84Z', {
      fill: linear(sheet, '0 #57514a, 1 #1f1d1b', [0, 0, 0, 1]),
    }),
    path('M-112 -150Q-140 -150 -142 -130L-138 -122Q-110 -132 -56 -128L-58 -142Z', { fill: '#15130f' }),
    [0, 1, 2, 3]
      .map((index) =>
        path(`M${-52 + index * 24} ${-134 + index * 12}l34 -4`, {
          stroke: '#d8d2c6',
          width: 5,
          cap: 'round',
        }),
      )
      .join(''),
    path('M-130 -70Q-60 -60 20 -40', { stroke: look.main, width: 6, cap: 'round' }),
    path('M-120 -140Q-90 -144 -66 -136M90 -76Q126 -70 146 -52', {
      stroke: '#ffffff',
      width: 4,
      opacity: 0.3,
      cap: 'round',
    }),
    [-130, -98, -66, -34, -2, 30, 62, 94, 126].map((x) => rect(x, 0, 16, 7, { fill: '#000000' }, 2)).join(''),
    stamp(facts, { x: -128, y: -104, w: 66, h: 13 }, '#e8e2d6'),
  ].join('');
  const art =
    group(shoe, { transform: 'translate(26 -58) scale(0.9)' }) +
    group(shoe, { transform: 'translate(-10 0)' });
  return {
    art,
    shadow:
      contactShadow(sheet, 156, 18, -6) +
      group(contactShadow(sheet, 140, 14, -4), { transform: 'translate(26 -58)' }),
    width: 390,
    height: 210,
  };
}
