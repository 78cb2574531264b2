// A tint of the chart where it will be seen: on the walls of one room by day and in the evening, on a house front.

import { lightness, safeHex } from '../colour/tint.ts';
import { facadeScene } from '../scenes/facade-scene.ts';
import { framedPrint, pottedPlant } from '../scenes/furniture.ts';
import { roomPlan } from '../scenes/room-plan.ts';
import { roomShell } from '../scenes/room-shell.ts';
import { HIGH } from '../scenes/scene.ts';
import { sofa } from '../scenes/seats.ts';
import { circle, ellipse, moved, path, rect } from '../svg/shapes.ts';
import { linear, radial } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import type { Stage } from './frame.ts';

export type TintView = 'day' | 'evening' | 'facade';

/** The paint of the front has nothing that the picture would show. */
const PAINT = {
  container: 'tin',
  brand: '',
  line: '',
  name: '',
  sizeLabel: '',
  packQuantity: 1,
  unit: 'L',
  scene: 'facade',
  priceGroup: '',
  seed: 3,
} as const;

const SEED = 4;

export function tintPicture({ sheet, w: wide, h }: Stage, hex: string, view: TintView): string {
  const scale = h / HIGH;
  const w = wide / scale;
  const tint = safeHex(hex, '#e9e4da');
  const drawn =
    view === 'facade'
      ? facadeScene({ sheet, w, facts: PAINT, tint, seed: PAINT.seed })
      : room(sheet, w, tint, view);
  return moved(drawn, 0, 0, scale);
}

// The same furniture at both hours: only the light differs.
function room(sheet: Sheet, w: number, tint: string, hour: 'day' | 'evening'): string {
  const { left } = roomPlan(w);
  const middle = left + (w - left) * 0.47;
  const lamp = { x: w - 190, y: 380 };
  const seat = lightness(tint) > 0.7 ? '#6f7f7a' : '#d9cfbf';
  return [
    roomShell(sheet, w, { wall: tint, floor: '#b98f5e', seed: SEED, hour }),
    moved(framedPrint(sheet, 220, 150, tint), middle, 400),
    moved(sofa(sheet, seat), middle, 872, 1.02),
    moved(pottedPlant(sheet, SEED), left + 70, 850, 0.8),
    lampStand(lamp),
    hour === 'evening' ? lampLight(sheet, w, lamp) : '',
    lampShade(sheet, lamp, hour === 'evening'),
  ].join('');
}

type Spot = { x: number; y: number };

function lampStand({ x, y }: Spot): string {
  return [
    ellipse(x, 896, 66, 12, { fill: '#14100c', opacity: 0.3 }),
    path(`M${x} ${y}V890`, { stroke: '#2f3133', width: 7 }),
    ellipse(x, 890, 46, 9, { fill: '#2f3133' }),
  ].join('');
}

function lampShade(sheet: Sheet, { x, y }: Spot, isLit: boolean): string {
  const linen = isLit
    ? linear(sheet, '0 #f3cf91, 0.5 #fff0cf, 1 #f0c785', [0, 0, 1, 0])
    : linear(sheet, '0 #cfc6b6, 0.4 #f3ede1, 1 #b9ae9b', [0, 0, 1, 0]);
  return path(`M${x - 62} ${y - 128}H${x + 62}L${x + 92} ${y + 8}H${x - 92}Z`, { fill: linen });
}

// All that the room shows is multiplied by the lamp's warm light, which falls off towards the corners.
function lampLight(sheet: Sheet, w: number, { x, y }: Spot): string {
  const reach = radial(sheet, '0 #fff8ea, 0.16 #fdeed6, 0.38 #d8c1a1, 0.68 #938371, 1 #544a40', {
    cx: x / w,
    cy: y / HIGH,
    r: 0.86,
  });
  return (
    rect(0, 0, w, HIGH, { fill: reach, blend: 'multiply' }) +
    circle(x, y - 50, 260, { fill: radial(sheet, '0 #ffe7b8 0.3, 1 #ffe7b8 0') })
  );
}
