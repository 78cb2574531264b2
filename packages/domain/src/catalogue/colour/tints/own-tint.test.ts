import { describe, expect, it } from 'vitest';
import { ownTintText, readOwnTint } from './own-tint.ts';

const NOW = new Date('2026-05-20T10:00:00Z');
const azure = { code: 'RAL 5009', name: 'Bleu azur', hex: '#2E5978', chosenAt: '2026-05-01T08:00:00.000Z' };

describe('the tint that a browser keeps', () => {
  it.each([
    ['of a chart', azure],
    ['of the visitor’s own', { ...azure, code: null, name: 'Salon' }],
  ])('comes back as it was kept: %s', (_, tint) => {
    expect(readOwnTint(ownTintText(tint), NOW)).toEqual(tint);
  });

  it('is called by its screen colour where it has no name', () => {
    expect(readOwnTint(ownTintText({ ...azure, code: null, name: '' }), NOW)?.name).toBe('#2E5978');
  });

  it.each([
    ['nothing', null],
    ['foreign content', '{"code":"RAL 5009"}'],
    ['no colour', ownTintText({ ...azure, hex: 'bleu' })],
    ['more than six months old', ownTintText({ ...azure, chosenAt: '2025-11-19T08:00:00Z' })],
    ['from the future', ownTintText({ ...azure, chosenAt: '2026-06-01T08:00:00Z' })],
    ['of no time', ownTintText({ ...azure, chosenAt: 'hier' })],
    ['too long', ownTintText({ ...azure, name: 'x'.repeat(61) })],
  ])('is none: %s', (_, text) => {
    expect(readOwnTint(text, NOW)).toBeNull();
  });

  it('a line break in a name does not spill into the next fact', () => {
    expect(readOwnTint(ownTintText({ ...azure, name: 'Bleu\n#000000' }), NOW)).toMatchObject({
      name: 'Bleu #000000',
      hex: '#2E5978',
    });
  });
});
