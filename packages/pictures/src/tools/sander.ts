// Sanders: the long-arm wall sander, the random-orbit sander, and the vacuum that serves both.

import { brandLook } from '../brands/brand-look.ts';
import { darker, lighter } from '../colour/tint.ts';
import { says } from '../labels/label-words.ts';
import { stamp } from '../labels/sticker.ts';
import { circle, ellipse, group, path, rect } from '../svg/shapes.ts';
import { laidShadow, linear } from '../svg/sheet.ts';
import { contactShadow } from '../containers/drawing.ts';
import type { DrawContainer } from '../containers/drawing.ts';
import { roundGloss, roundShade } from '../containers/light.ts';
import { rubber, varnished } from './materials.ts';

export const drawSander: DrawContainer = (sheet, facts, angle) => {
  if (says(facts, 'aspirateur')) return drawVacuum(sheet, facts, angle);
  return says(facts, 'excentrique') ? orbital(sheet, facts, angle) : longArm(sheet, facts, angle);
};

const longArm: DrawContainer = (sheet, facts) => {
  const look = brandLook(facts.brand);
  const art = group(
    [
      rect(-8, -330, 16, 250, { fill: varnished(sheet, '#c9cfd2') }),
      rect(-11, -210, 22, 30, { fill: rubber(sheet, '#2a2d2f') }, 6),
      path('M-18 -108L18 -108L26 -26Q26 6 0 6Q-26 6 -26 -26Z', { fill: varnished(sheet, look.main) }),
      rect(-15, -86, 30, 46, { fill: rubber(sheet, '#1f1d1a') }, 6),
      stamp(facts, { x: -13, y: -70, w: 26, h: 9 }, look.main),
      path('M-16 4C-40 40 -90 30 -100 0', { stroke: '#15181a', width: 9, cap: 'round' }),
      path('M-22 -330L22 -330L34 -372L-34 -372Z', { fill: rubber(sheet, '#2a2d2f') }),
      ellipse(0, -396, 78, 74, { fill: varnished(sheet, look.main) }),
      ellipse(0, -396, 64, 60, {
        fill: linear(sheet, '0 #3d4144, 1 #17191b', [0, 0, 1, 1]),
      }),
      ellipse(0, -396, 26, 24, { fill: varnished(sheet, look.main) }),
      path('M-70 -420A78 74 0 0 1 -10 -468', { stroke: '#ffffff', width: 5, opacity: 0.6, cap: 'round' }),
      Array.from({ length: 10 }, (_, index) => {
        const turn = (index / 10) * Math.PI * 2;
        return circle(46 * Math.cos(turn), -396 + 43 * Math.sin(turn), 4.4, { fill: '#0b0c0d' });
      }).join(''),
    ].join(''),
    { transform: 'translate(-84 -26) rotate(24)', filter: laidShadow(sheet, 9) },
  );
  return { art, shadow: '', width: 350, height: 470 };
};

const orbital: DrawContainer = (sheet, facts) => {
  const look = brandLook(facts.brand);
  const cordless = says(facts, 'batterie');
  const art = [
    cordless ? '' : path('M88 -120C160 -120 190 -60 170 -10', { stroke: '#15181a', width: 9, cap: 'round' }),
    ellipse(-6, -14, 112, 15, { fill: '#c8a86a' }),
    rect(-116, -34, 220, 20, { fill: '#1d1f21' }, 8),
    path('M-104 -34L-92 -66L80 -66L92 -34Z', { fill: rubber(sheet, '#33373a') }),
    path('M-82 -66L-82 -140C-82 -190 -50 -206 -4 -206C44 -206 76 -190 78 -150L80 -66Z', {
      fill: varnished(sheet, look.main),
    }),
    path('M-82 -146C-78 -192 -48 -206 -4 -206C40 -206 70 -194 77 -160C40 -172 -44 -172 -82 -146Z', {
      fill: rubber(sheet, '#1f1d1a'),
    }),
    rect(-58, -126, 84, 40, { fill: '#1f1d1a' }, 6),
    stamp(facts, { x: -50, y: -113, w: 68, h: 13 }, look.main),
    [0, 1, 2, 3]
      .map((index) => rect(40, -132 + index * 13, 28, 5, { fill: darker(look.main, 0.5) }, 2.5))
      .join(''),
    path('M80 -96L132 -104L136 -72L80 -66Z', { fill: rubber(sheet, '#33373a') }),
    cordless ? rect(76, -150, 60, 44, { fill: rubber(sheet, '#1f1d1a', true) }, 8) : '',
    path('M-70 -150Q-60 -190 -20 -198', { stroke: '#ffffff', width: 5, opacity: 0.4, cap: 'round' }),
  ].join('');
  return { art, shadow: contactShadow(sheet, 112, 16, -8), width: 410, height: 222 };
};

export const drawVacuum: DrawContainer = (sheet, facts) => {
  const look = brandLook(facts.brand);
  const body = 'M-104 -210L-112 -44Q-112 -26 -94 -26L94 -26Q112 -26 112 -44L104 -210Z';
  const head = 'M-110 -206L-106 -262Q-100 -300 -60 -302L60 -302Q100 -300 106 -262L110 -206Z';
  const hose = 'M96 -130C170 -150 190 -40 150 -14C120 4 90 0 70 0';
  const art = [
    path('M-52 -300Q-48 -338 0 -338Q48 -338 52 -300', { stroke: '#23272a', width: 14, cap: 'round' }),
    path(body, { fill: '#d9d8d3' }),
    path(body, { fill: roundShade(sheet) }),
    path(body, { fill: roundGloss(sheet, 0.8) }),
    path(head, { fill: look.main }),
    path(head, { fill: roundShade(sheet) }),
    path(head, { fill: roundGloss(sheet, 0.7) }),
    rect(-114, -214, 228, 14, { fill: rubber(sheet, '#23272a') }, 4),
    rect(-64, -276, 128, 42, { fill: '#1f1d1a' }, 6),
    stamp(facts, { x: -54, y: -263, w: 108, h: 16 }, lighter(look.main, 0.2)),
    circle(82, -130, 20, { fill: '#23272a' }),
    path(hose, { stroke: '#15181a', width: 22, cap: 'round' }),
    path(hose, { stroke: '#4a5054', width: 6, cap: 'round' }),
    [-78, 78]
      .map((x) => circle(x, -20, 20, { fill: '#17191b' }) + circle(x, -20, 10, { fill: '#9aa2a7' }))
      .join(''),
    [-116, 94].map((x) => rect(x, -226, 22, 34, { fill: '#23272a' }, 4)).join(''),
  ].join('');
  return { art, shadow: contactShadow(sheet, 116, 20, -8), width: 330, height: 346 };
};
