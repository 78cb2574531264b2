import { describe, expect, it } from 'vitest';
import { fontOf } from './fonts.ts';
import { textIn } from './set-text.ts';
import type { TextBox } from './set-text.ts';

const style = { face: 'display', size: 40, fill: '#000000' } as const;

describe('text in a box', () => {
  it('is outlines, never characters', () => {
    expect(textIn({ x: 0, y: 0, w: 400, h: 60 }, 'Séréna', style)).toMatch(/^<path d="M[^<]*"[^<]*\/>$/);
  });

  it.each([
    ['Peinture murs et plafonds', { x: 0, y: 0, w: 120, h: 30 }],
    ['Revêtement d’imperméabilité I2-I4', { x: 10, y: 5, w: 90, h: 40, lines: 2 }],
    ['Sous-couche isolante antitache', { x: -60, y: 100, w: 120, h: 26, lines: 2 }],
  ] satisfies [string, TextBox][])('keeps « %s » inside', (text, box) => {
    const { left, right, top, bottom } = extent(textIn(box, text, style));
    expect(left).toBeGreaterThanOrEqual(box.x - 1);
    expect(right).toBeLessThanOrEqual(box.x + box.w + 1);
    // Accents and descenders may pass the box a little: capitals are what is fitted.
    expect(top).toBeGreaterThanOrEqual(box.y - box.h * 0.5);
    expect(bottom).toBeLessThanOrEqual(box.y + box.h * 1.5);
  });

  it('breaks in two when one line would be smaller', () => {
    const box = { x: 0, y: 0, w: 100, h: 60 };
    const one = textIn(box, 'Colle acrylique pour sols souples', style);
    const two = textIn({ ...box, lines: 2 }, 'Colle acrylique pour sols souples', style);
    expect(tall(two)).toBeGreaterThan(tall(one) * 1.8);
  });

  it('sets capitals with their accents', () => {
    expect(textIn({ x: 0, y: 0, w: 400, h: 60 }, 'Échelle', { ...style, upper: true })).toBe(
      textIn({ x: 0, y: 0, w: 400, h: 60 }, 'ÉCHELLE', style),
    );
  });

  it.each([
    'display',
    'text',
    'condensed',
    'condensed-bold',
    'condensed-black',
    'condensed-light',
    'condensed-slanted',
  ] as const)('has in the face %s every sign that French labels need', (face) => {
    const signs = [...'ÀÂÇÉÈÊËÎÏÔŒÙÛàâçéèêëîïôœùû’«»–·×²°%€'];
    expect(signs.filter((sign) => !fontOf(face).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))).toEqual([]);
  });
});

const tall = (svg: string): number => extent(svg).bottom - extent(svg).top;

function extent(svg: string): { left: number; right: number; top: number; bottom: number } {
  const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map((match) => match[1] ?? '');
  const numbers = paths.flatMap((d) => [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number));
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
