// The delivery van, seen from the side, wheels on y = 0.

import { circle, group, path, rect } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import { softEllipse } from '../svg/soft-ellipse.ts';
import type { Sheet } from '../svg/sheet.ts';
import { PETROL, OCHRE } from './street-colours.ts';

export function van(sheet: Sheet): string {
  const body =
    'M-430 -60L-430 -420Q-430 -452 -398 -452L150 -452Q196 -452 226 -414L330 -270Q350 -262 396 -252Q430 -244 432 -206L434 -92Q434 -60 402 -60Z';
  const glass = 'M150 -416Q176 -416 196 -390L276 -276L128 -276L128 -416Z';
  const wheel = (x: number): string =>
    [
      circle(x, -62, 84, { fill: '#3a4347' }),
      circle(x, -60, 70, { fill: '#17191b' }),
      circle(x, -60, 40, {
        fill: linear(sheet, '0 #f1f4f4, 1 #8b9398', [0, 0, 1, 1]),
      }),
      circle(x, -60, 12, { fill: '#4b5357' }),
    ].join('');
  return [
    softEllipse(sheet, [20, 8, 470, 30], { colour: '#14100c', opacity: 0.5, softness: 0.4 }),
    path(body, {
      fill: linear(sheet, '0 #ffffff, 0.5 #f1f0ec, 0.85 #cfccc5, 1 #a9a59d', [0, 0, 0, 1]),
    }),
    path('M-430 -190C-260 -250 -130 -120 60 -180C170 -214 260 -190 434 -150L434 -100L-430 -100Z', {
      fill: PETROL,
    }),
    path('M-430 -206C-260 -266 -130 -136 60 -196C170 -230 260 -206 433 -166', { stroke: OCHRE, width: 12 }),
    path(glass, {
      fill: linear(sheet, '0 #9fb9c4, 0.5 #5d7883, 1 #33464f', [0, 0, 1, 1]),
    }),
    path('M150 -416L128 -276L160 -276L186 -402Z', { fill: '#ffffff', opacity: 0.25 }),
    path('M112 -440L112 -80M-120 -440L-120 -80', { stroke: '#b3afa7', width: 3 }),
    rect(136, -252, 44, 12, { fill: '#3a4347' }, 6),
    rect(-152, -290, 34, 12, { fill: '#b3afa7' }, 6),
    path('M396 -252Q430 -244 432 -206L432 -190L392 -196Q384 -226 396 -252Z', { fill: '#fff3d2' }),
    rect(404, -96, 44, 34, { fill: '#2a3236' }, 8),
    rect(-446, -96, 40, 34, { fill: '#2a3236' }, 8),
    rect(-436, -300, 12, 70, { fill: '#b3362a' }, 3),
    rollerSign(),
    wheel(-270),
    wheel(260),
  ].join('');
}

// The painted sign of the van: a roller and its stroke, so that no shop name is needed.
const rollerSign = (): string =>
  group(
    [
      rect(-110, -40, 170, 62, { fill: OCHRE }, 12),
      path('M60 -10h34v50H0v34', { stroke: PETROL, width: 13 }),
      rect(-16, 74, 32, 54, { fill: PETROL }, 8),
    ].join(''),
    { transform: 'translate(-274 -356) scale(0.8)' },
  );
