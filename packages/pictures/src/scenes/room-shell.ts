// An empty room with a tall window on the left: painted walls, white ceiling and skirting, boards on the floor.

import { darker, lighter } from '../colour/tint.ts';
import { boards } from '../surfaces/wood.ts';
import type { Point } from '../svg/shapes.ts';
import { polygon, rect } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { softEllipse } from '../svg/soft-ellipse.ts';
import { facet } from '../svg/surface.ts';
import { wallLight, sunOnWall, windowOf } from './room-light.ts';
import type { RoomHour } from './room-light.ts';
import { roomPlan } from './room-plan.ts';
import { HIGH } from './scene.ts';

export type RoomLook = {
  wall: string;
  fill?: string;
  floor: string;
  seed: number;
  sheen?: number;
  hour?: RoomHour;
};

export function roomShell(sheet: Sheet, w: number, look: RoomLook): string {
  const { left, top, foot } = roomPlan(w);
  const side: readonly Point[] = [
    [0, -30],
    [left, top],
    [left, foot],
    [0, 960],
  ];
  return [
    polygon(
      [
        [0, -30],
        [w, -30],
        [w, top],
        [left, top],
      ],
      {
        fill: linear(sheet, '0 #ffffff, 1 #e6e3dd', [0, 1, 1, 0]),
      },
    ),
    rect(left, top, w - left, foot - top, { fill: look.fill ?? look.wall }),
    rect(left, top, w - left, foot - top, { fill: wallLight(sheet, left, w) }),
    polygon(side, { fill: darker(look.wall, 0.14) }),
    polygon(side, {
      fill: linear(sheet, '0 #ffffff 0.1, 1 #14100c 0.2'),
    }),
    floor(sheet, w, look),
    windowOf(sheet, left, look.hour),
    look.hour === 'evening' ? '' : sunOnWall(sheet, w, left, look.wall, look.sheen ?? 0),
    cornice(sheet, w),
    skirting(sheet, w),
  ].join('');
}

function floor(sheet: Sheet, w: number, look: RoomLook): string {
  const { left, foot } = roomPlan(w);
  const plane = facet(100, 100, [
    [left - 30, foot - 4],
    [w + 60, foot - 4],
    [w * 1.5, 1100],
    [-w * 0.5, 1100],
  ]);
  const rows = Math.round(10 + w / 110);
  return [
    boards(plane, { x: 0, y: 0, w: 100, h: 100 }, rows, 2.2, {
      tone: look.floor,
      seed: look.seed + 1,
      along: 'y',
      gap: 0.12,
      contrast: 0.14,
    }),
    polygon(
      [
        [0, 960],
        [left, foot],
        [w, foot],
        [w, HIGH],
        [0, HIGH],
      ],
      {
        fill: linear(sheet, '0 #14100c 0.42, 0.3 #14100c 0.1, 1 #ffffff 0.06', [0, 0, 0, 1]),
      },
    ),
    softEllipse(sheet, [left + 330, 905, 190, 70], { colour: '#fff3dc', opacity: 0.3, softness: 0.6 }),
  ].join('');
}

function cornice(sheet: Sheet, w: number): string {
  const { left, top } = roomPlan(w);
  return [
    rect(left, top - 2, w - left, 20, {
      fill: linear(sheet, '0 #ffffff, 0.6 #f1eee8, 1 #cfcac1', [0, 0, 0, 1]),
    }),
    rect(left, top + 18, w - left, 16, {
      fill: linear(sheet, '0 #14100c 0.24, 1 #14100c 0', [0, 0, 0, 1]),
    }),
    polygon(
      [
        [0, -30],
        [left, top - 2],
        [left, top + 18],
        [0, 2],
      ],
      { fill: '#dedad2' },
    ),
  ].join('');
}

function skirting(sheet: Sheet, w: number): string {
  const { left, foot } = roomPlan(w);
  const white = lighter('#efece6', 0.3);
  return [
    rect(left, foot - 40, w - left, 40, {
      fill: linear(
        sheet,
        [
          [0, white],
          [0.14, '#ffffff'],
          [0.2, '#e2ded6'],
          [1, '#d3cec5'],
        ],
        [0, 0, 0, 1],
      ),
    }),
    rect(left, foot - 2, w - left, 6, { fill: '#14100c', opacity: 0.35 }),
    polygon(
      [
        [0, 908],
        [left, foot - 40],
        [left, foot],
        [0, 960],
      ],
      { fill: '#cdc8bf' },
    ),
  ].join('');
}
