import { describe, expect, it } from 'vitest';
import {
  LONGEST_SIGNATURE,
  MOST_POINTS,
  MOST_STROKES,
  readSignature,
  signaturePath,
  signatureText,
} from './signature.ts';

describe('what is taken for a signature', () => {
  it('strokes of points on the sheet', () => {
    expect(readSignature('12,40 13,42;600,200')).toEqual([
      [
        [12, 40],
        [13, 42],
      ],
      [[600, 200]],
    ]);
  });

  it.each([
    ['nothing', ''],
    ['beside the sheet', '601,10'],
    ['below it', '10,201'],
    ['a sign too many', '10,20 <script>'],
    ['half a point', '10,20 30'],
    ['below nothing', '-1,20'],
    ['an empty stroke', '1,2;;3,4'],
    ['too many strokes', Array.from({ length: MOST_STROKES + 1 }, () => '1,1').join(';')],
    ['too many points', Array.from({ length: MOST_POINTS + 1 }, () => '1,1').join(' ')],
    ['too long', '1'.repeat(LONGEST_SIGNATURE + 1)],
  ])('not %s', (_what, text) => {
    expect(readSignature(text)).toBeNull();
  });
});

describe('what is drawn', () => {
  it('is brought onto the sheet, whatever the size of the screen', () => {
    const strokes = [[{ x: 150, y: 50 }], [{ x: -3, y: 300 }], []];
    expect(signatureText(strokes, { width: 300, height: 100 })).toBe('300,100;0,200');
  });

  it('is thinned out until it may be sent, and ends where it ended', () => {
    const stroke = Array.from({ length: 20_000 }, (_, at) => ({ x: at / 100, y: 5 }));
    const text = signatureText([stroke, stroke], { width: 200, height: 10 });
    const strokes = readSignature(text);
    expect(strokes?.map((points) => points.at(-1))).toEqual([
      [600, 100],
      [600, 100],
    ]);
  });

  it('however much it is', () => {
    const strokes = Array.from({ length: 400 }, () => Array.from({ length: 50 }, () => ({ x: 99, y: 99 })));
    expect(readSignature(signatureText(strokes, { width: 100, height: 100 }))).toHaveLength(MOST_STROKES);
  });

  it('is a path of lines; a point is a dot', () => {
    expect(
      signaturePath([
        [
          [1, 2],
          [3, 4],
        ],
        [[5, 6]],
      ]),
    ).toBe('M1 2L3 4M5 6h0');
  });
});
