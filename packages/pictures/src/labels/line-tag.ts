// The card that hangs on tools: they carry no label, and two of one kind differ only by line and grade.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { hashOf } from '../svg/numbers.ts';
import { circle, group, path, rect } from '../svg/shapes.ts';
import { textIn } from '../type/set-text.ts';
import { says } from './label-words.ts';

const TAGGED: ReadonlySet<PictureFacts['container']> = new Set([
  'brush',
  'roller',
  'ladder',
  'scaffold',
  'sprayer',
  'sander',
  'knife',
  'tape',
  'tray',
  'tool',
]);

const TONES = ['#1f6f8b', '#c2541b', '#4f7a28', '#7a3b8f', '#b3283a', '#2f4b8f', '#8a6a12'] as const;

const PIPS = { light: 1, usual: 2, heavy: 3 } as const;

/** The colour of a line, the same on all its tools. */
export const lineTone = ({ line }: PictureFacts): string => TONES[hashOf(line) % TONES.length] ?? TONES[0];

export const isTagged = (facts: PictureFacts): boolean =>
  facts.line !== '' &&
  (TAGGED.has(facts.container) || (facts.container === 'box' && says(facts, 'abrasi', 'a poncer')));

/** Its upper edge at y = 0, centred on x = 0, 260 units wide. */
export function lineTag(facts: PictureFacts): string {
  const tone = lineTone(facts);
  const pips = facts.grade === undefined ? 0 : PIPS[facts.grade];
  const card = [
    path('M0 -64C-26 -30 -22 -8 0 14', { stroke: '#6d655a', width: 5, cap: 'round' }),
    rect(-124, 6, 260, 156, { fill: '#2b241c', opacity: 0.16 }, 16),
    rect(-130, 0, 260, 156, { fill: '#fdfcf9' }, 16),
    path('M-130 52L-130 16Q-130 0 -114 0L114 0Q130 0 130 16L130 52Z', { fill: tone }),
    circle(0, 26, 11, { fill: '#efece6' }),
    textIn({ x: -112, y: 64, w: 224, h: 46 }, facts.line, {
      face: 'condensed-bold',
      size: 62,
      fill: '#1f1d1a',
    }),
    Array.from({ length: 3 }, (_, at) =>
      pips === 0 ? '' : circle(-30 + at * 30, 134, 9, { fill: at < pips ? tone : '#ddd8ce' }),
    ).join(''),
  ].join('');
  return group(card, { transform: 'rotate(-4)' });
}
