// Abrasives: perforated discs, sheets, foam blocks. The grit is printed on the back.

import { stamp } from '../labels/sticker.ts';
import { says } from '../labels/label-words.ts';
import { circle, group, path, polygon, rect } from '../svg/shapes.ts';
import { laidShadow, linear } from '../svg/sheet.ts';
import { renderFill } from '../surfaces/mineral.ts';
import type { DrawContainer } from '../containers/drawing.ts';
import { contactShadow } from '../containers/drawing.ts';

const GRIT = '#a8643a';

export const drawAbrasives: DrawContainer = (sheet, facts, angle) => {
  if (says(facts, 'cale')) return blocks(sheet, facts, angle);
  return says(facts, 'disque') ? discs(sheet, facts, angle) : sheets(sheet, facts, angle);
};

const discs: DrawContainer = (sheet, facts) => {
  const disc = (fill: string, printed: boolean): string =>
    [
      circle(0, 0, 122, { fill }),
      printed ? '' : holes(122),
      circle(0, 0, 122, {
        fill: linear(sheet, '0 #ffffff 0.34, 0.5 #ffffff 0, 1 #14100c 0.24', [0, 0, 1, 1]),
      }),
    ].join('');
  const art = [
    group(
      disc('#d8cdb9', true) +
        stamp(facts, { x: -66, y: -60, w: 132, h: 22 }, '#7b4a28') +
        stamp({ ...facts, brand: facts.sizeLabel }, { x: -60, y: -18, w: 120, h: 16 }, '#7b4a28'),
      { transform: 'translate(58 -232)', filter: laidShadow(sheet, 8) },
    ),
    group(disc(renderFill(sheet, GRIT, 2), false), {
      transform: 'translate(-44 -128)',
      filter: laidShadow(sheet, 8),
    }),
  ].join('');
  return { art, shadow: '', width: 350, height: 358 };
};

const sheets: DrawContainer = (sheet, facts) => {
  const page = (content: string, turn: number, x: number, y: number): string =>
    group(content, { transform: `translate(${x} ${y}) rotate(${turn})`, filter: laidShadow(sheet, 7) });
  const front =
    rect(-92, -116, 184, 232, { fill: renderFill(sheet, GRIT, 2) }, 2) +
    rect(
      -92,
      -116,
      184,
      232,
      {
        fill: linear(sheet, '0 #ffffff 0.3, 0.5 #ffffff 0, 1 #14100c 0.24', [0, 0, 1, 1]),
      },
      2,
    );
  const curl =
    path('M92 70Q70 78 62 116L92 116Z', { fill: '#c9bca5' }) +
    path('M92 70Q70 78 62 116Z', { fill: '#ece3d2' });
  const back =
    rect(-92, -116, 184, 232, { fill: '#dcd1bb' }, 2) +
    stamp(facts, { x: -60, y: -70, w: 120, h: 20 }, '#7b4a28') +
    stamp({ ...facts, brand: facts.sizeLabel }, { x: -56, y: -30, w: 112, h: 16 }, '#7b4a28');
  return {
    art: page(back, 11, 42, -178) + page(front, 3, 6, -160) + page(front + curl, -7, -34, -142),
    shadow: '',
    width: 316,
    height: 322,
  };
};

const blocks: DrawContainer = (sheet, facts) => {
  const block = (x: number, y: number): string =>
    group(
      [
        polygon(
          [
            [-104, -62],
            [-60, -96],
            [130, -84],
            [96, -48],
          ],
          { fill: renderFill(sheet, GRIT, 2) },
        ),
        polygon(
          [
            [-104, -62],
            [96, -48],
            [96, 8],
            [-104, -8],
          ],
          { fill: renderFill(sheet, '#5d5b57', 2) },
        ),
        polygon(
          [
            [96, -48],
            [130, -84],
            [130, -30],
            [96, 8],
          ],
          { fill: '#3a3835' },
        ),
        polygon(
          [
            [-104, -62],
            [96, -48],
            [96, 8],
            [-104, -8],
          ],
          {
            fill: linear(sheet, '0 #ffffff 0.26, 1 #14100c 0.2'),
          },
        ),
        polygon(
          [
            [-104, -62],
            [-60, -96],
            [130, -84],
            [96, -48],
          ],
          { fill: '#ffffff', opacity: 0.16 },
        ),
        stamp(facts, { x: -58, y: -42, w: 104, h: 17 }, '#f1e6d2'),
      ].join(''),
      { transform: `translate(${x} ${y})` },
    );
  return {
    art: block(-16, -66) + block(6, -4),
    shadow: contactShadow(sheet, 118, 22, -10),
    width: 280,
    height: 176,
  };
};

const holes = (r: number): string =>
  [0.36, 0.72]
    .flatMap((share, ring) =>
      Array.from({ length: ring === 0 ? 6 : 11 }, (_, index) => {
        const turn = (index / (ring === 0 ? 6 : 11)) * Math.PI * 2 + ring * 0.2;
        return (
          circle(r * share * Math.cos(turn), r * share * Math.sin(turn), 6.4, { fill: '#3a2415' }) +
          circle(r * share * Math.cos(turn) + 1, r * share * Math.sin(turn) + 1.6, 5.4, { fill: '#d9d4cb' })
        );
      }),
    )
    .join('');
